import type { SkippedPages, SourceKind, SourceStatus } from '../../../contract/knowledge'
import { first, insert, rows } from '../../platform/db/query'
import { deleteUpload } from './uploadStore'

type Storage = DurableObjectStorage

export type SourceRow = {
  id: string
  kind: SourceKind
  url: string | null
  title: string
  status: SourceStatus
  error: string | null
  /** Which reading is under way, and which one answers stand on. */
  run: number
  live_run: number | null
  host: string | null
  rules: string | null
  delay_ms: number
  due_at: number | null
  leased_until: number
  failures: number
  created_at: number
  read_at: number | null
}
type NewSource = Pick<SourceRow, 'id' | 'kind' | 'url' | 'title' | 'status' | 'due_at' | 'created_at'>
type SourceChange = Partial<Omit<SourceRow, 'id' | 'kind' | 'created_at'>>

export const findSource = (storage: Storage, id: string): SourceRow | undefined =>
  first<SourceRow>(storage)`SELECT * FROM sources WHERE id = ${id}`

export const findSources = (storage: Storage): SourceRow[] =>
  rows<SourceRow>(storage)`SELECT * FROM sources ORDER BY created_at DESC, id`

export const findDueSources = (storage: Storage, now: number): SourceRow[] =>
  rows<SourceRow>(storage)`SELECT * FROM sources WHERE due_at <= ${now} ORDER BY due_at`

/** Whether another source of the same site is being read. */
export const isHostRead = (storage: Storage, { id, host }: SourceRow, now: number): boolean =>
  first(
    storage,
  )`SELECT 1 AS one FROM sources WHERE host = ${host} AND host <> '' AND id <> ${id} AND leased_until > ${now}` !==
  undefined

export const nextDueAt = (storage: Storage): number | null =>
  first<{ at: number | null }>(storage)`SELECT min(due_at) AS at FROM sources`?.at ?? null

export const insertSource = (storage: Storage, row: NewSource): void => insert(storage, 'sources', row)

/** The names of a change are those of the row's columns. */
export function updateSource({ sql }: Storage, id: string, change: SourceChange): void {
  for (const [column, value] of Object.entries(change))
    sql.exec(`UPDATE sources SET ${column} = ? WHERE id = ?`, value, id)
}

export function deleteSource(storage: Storage, id: string): void {
  forgetReading(storage, id)
  deleteUpload(storage, id)
  rows(storage)`DELETE FROM pages WHERE source_id = ${id}`
  rows(storage)`DELETE FROM sources WHERE id = ${id}`
}

/** What a reading came across; a new one starts without it. */
export function forgetReading(storage: Storage, id: string): void {
  rows(storage)`DELETE FROM addresses WHERE source_id = ${id}`
  rows(storage)`DELETE FROM skips WHERE source_id = ${id}`
}

const EXAMPLES = 10

export function addSkip(
  storage: Storage,
  id: string,
  { reason, url, times = 1 }: { reason: string; url: string; times?: number },
): void {
  const known = first<{ urls: string }>(storage)`
    SELECT urls FROM skips WHERE source_id = ${id} AND reason = ${reason}`
  const urls: string[] = known ? JSON.parse(known.urls) : []
  if (urls.length < EXAMPLES && !urls.includes(url)) urls.push(url)
  rows(storage)`
    INSERT INTO skips VALUES (${id}, ${reason}, ${times}, ${JSON.stringify(urls)})
    ON CONFLICT DO UPDATE SET count = count + excluded.count, urls = excluded.urls`
}

export const findSkips = (storage: Storage, id: string): SkippedPages[] =>
  rows<{ reason: string; count: number; urls: string }>(storage)`
    SELECT reason, count, urls FROM skips WHERE source_id = ${id} ORDER BY count DESC, reason`.map(
    ({ urls, ...skipped }) => ({ ...skipped, urls: JSON.parse(urls) }),
  )
