import type { SkippedPages, SourceKind, SourceStatus } from '../../../contract/knowledge'

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

export const findSource = ({ sql }: Storage, id: string): SourceRow | undefined =>
  sql.exec<SourceRow>('SELECT * FROM sources WHERE id = ?', id).toArray()[0]

export const findSources = ({ sql }: Storage): SourceRow[] =>
  sql.exec<SourceRow>('SELECT * FROM sources ORDER BY created_at DESC, id').toArray()

export const findDueSources = ({ sql }: Storage, now: number): SourceRow[] =>
  sql.exec<SourceRow>('SELECT * FROM sources WHERE due_at <= ? ORDER BY due_at', now).toArray()

export const nextDueAt = ({ sql }: Storage): number | null =>
  sql.exec<{ at: number | null }>('SELECT min(due_at) AS at FROM sources').one().at

export const insertSource = ({ sql }: Storage, row: NewSource) =>
  sql.exec(
    'INSERT INTO sources (id, kind, url, title, status, due_at, created_at) VALUES (?, ?, ?, ?, ?, ?, ?)',
    row.id,
    row.kind,
    row.url,
    row.title,
    row.status,
    row.due_at,
    row.created_at,
  )

const COLUMNS = [
  'url',
  'title',
  'status',
  'error',
  'run',
  'live_run',
  'host',
  'rules',
  'delay_ms',
  'due_at',
  'leased_until',
  'failures',
  'read_at',
] as const

export function updateSource({ sql }: Storage, id: string, change: SourceChange): void {
  for (const column of COLUMNS) {
    const value = change[column]
    if (value !== undefined) sql.exec(`UPDATE sources SET ${column} = ? WHERE id = ?`, value, id)
  }
}

export function deleteSource(storage: Storage, id: string): void {
  const { sql } = storage
  forgetReading(storage, id)
  deleteUpload(storage, id)
  sql.exec('DELETE FROM pages WHERE source_id = ?', id)
  sql.exec('DELETE FROM sources WHERE id = ?', id)
}

/** What a reading came across; a new one starts without it. */
export function forgetReading({ sql }: Storage, id: string): void {
  sql.exec('DELETE FROM addresses WHERE source_id = ?', id)
  sql.exec('DELETE FROM skips WHERE source_id = ?', id)
}

const EXAMPLES = 10

export function addSkip(
  { sql }: Storage,
  id: string,
  { reason, url, times }: { reason: string; url: string; times: number },
): void {
  const [known] = sql
    .exec<{ urls: string }>('SELECT urls FROM skips WHERE source_id = ? AND reason = ?', id, reason)
    .toArray()
  const urls: string[] = known ? JSON.parse(known.urls) : []
  if (urls.length < EXAMPLES && !urls.includes(url)) urls.push(url)
  sql.exec(
    `INSERT INTO skips VALUES (?1, ?2, ?3, ?4)
     ON CONFLICT DO UPDATE SET count = count + excluded.count, urls = excluded.urls`,
    id,
    reason,
    times,
    JSON.stringify(urls),
  )
}

export const findSkips = ({ sql }: Storage, id: string): SkippedPages[] =>
  sql
    .exec<{ reason: string; count: number; urls: string }>(
      'SELECT reason, count, urls FROM skips WHERE source_id = ? ORDER BY count DESC, reason',
      id,
    )
    .toArray()
    .map(({ urls, ...row }) => ({ ...row, urls: JSON.parse(urls) }))
