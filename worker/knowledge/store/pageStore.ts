import { countRows, first, rows } from '../../platform/db/query'
import type { Statement } from '../statement'

type Storage = DurableObjectStorage

/** A page, or a document, as it was read. */
export type ReadPage = { url: string | null; digest: string; bytes: number; statements: Statement[] }

/** The column `passages` holds statements, which were called so before; the API keeps the name as well. */
export const insertPage = (storage: Storage, { sourceId, run }: { sourceId: string; run: number }, page: ReadPage) =>
  rows(storage)`
    INSERT INTO pages (source_id, run, seq, url, digest, bytes, passages, passage_count) VALUES (${sourceId}, ${run},
      (SELECT coalesce(max(seq), 0) + 1 FROM pages WHERE source_id = ${sourceId} AND run = ${run}),
      ${page.url}, ${page.digest}, ${page.bytes}, ${JSON.stringify(page.statements)}, ${page.statements.length})`

export const hasDigest = (storage: Storage, sourceId: string, run: number, digest: string): boolean =>
  countRows(storage)`pages WHERE source_id = ${sourceId} AND run = ${run} AND digest = ${digest}` > 0

type Sums = { pages: number; bytes: number; statements: number }

export const sumPages = (storage: Storage, sourceId: string, run: number): Sums => {
  const sums = first<Sums>(storage)`
    SELECT count(*) AS pages, sum(bytes) AS bytes, sum(passage_count) AS statements
    FROM pages WHERE source_id = ${sourceId} AND run = ${run} GROUP BY source_id`
  return sums ?? { pages: 0, bytes: 0, statements: 0 }
}

/** The pages that answers are to stand on, in reading order, a source after the other. */
export function* findLivePages({ sql }: Storage): Generator<{ statements: Statement[] }> {
  const pages = sql.exec<{ statements: string }>(
    `SELECT passages AS statements FROM pages JOIN sources ON sources.id = pages.source_id AND sources.live_run = pages.run
     ORDER BY sources.created_at, sources.id, pages.seq`,
  )
  for (const { statements } of pages) yield { statements: JSON.parse(statements) }
}

/** The same, and while a source is read for the first time what was read of it so far. */
export function* findPagesReadSoFar({ sql }: Storage): Generator<{ statements: Statement[] }> {
  const pages = sql.exec<{ statements: string }>(
    `SELECT passages AS statements FROM pages JOIN sources ON sources.id = pages.source_id AND coalesce(sources.live_run, sources.run) = pages.run
     ORDER BY sources.created_at, sources.id, pages.seq`,
  )
  for (const { statements } of pages) yield { statements: JSON.parse(statements) }
}

export const deleteOtherRuns = (storage: Storage, sourceId: string, run: number) =>
  rows(storage)`DELETE FROM pages WHERE source_id = ${sourceId} AND run <> ${run}`

export const deleteRun = (storage: Storage, sourceId: string, run: number) =>
  rows(storage)`DELETE FROM pages WHERE source_id = ${sourceId} AND run = ${run}`

type PageRow = { url: string | null; statements: string }

export const findPagesOf = (storage: Storage, sourceId: string, run: number): Omit<ReadPage, 'digest' | 'bytes'>[] =>
  rows<PageRow>(storage)`
    SELECT url, passages AS statements FROM pages WHERE source_id = ${sourceId} AND run = ${run} ORDER BY seq`.map(
    ({ url, statements }) => ({ url, statements: JSON.parse(statements) }),
  )
