import type { Statement } from '../statement'

type Storage = DurableObjectStorage

/** A page, or a document, as it was read. */
export type ReadPage = {
  url: string | null
  digest: string
  bytes: number
  statements: Statement[]
}

export const insertPage = ({ sql }: Storage, { sourceId, run }: { sourceId: string; run: number }, page: ReadPage) =>
  sql.exec(
    `INSERT INTO pages (source_id, run, seq, url, digest, bytes, passages, passage_count)
     VALUES (?1, ?2, (SELECT coalesce(max(seq), 0) + 1 FROM pages WHERE source_id = ?1 AND run = ?2), ?3, ?4, ?5, ?6, ?7)`,
    sourceId,
    run,
    page.url,
    page.digest,
    page.bytes,
    JSON.stringify(page.statements),
    page.statements.length,
  )

export const hasDigest = ({ sql }: Storage, sourceId: string, run: number, digest: string): boolean =>
  sql.exec('SELECT 1 FROM pages WHERE source_id = ? AND run = ? AND digest = ?', sourceId, run, digest).toArray()
    .length > 0

export const sumPages = (
  { sql }: Storage,
  sourceId: string,
  run: number,
): { pages: number; bytes: number; statements: number } =>
  sql
    .exec<{ pages: number; bytes: number; statements: number }>(
      `SELECT count(*) AS pages, coalesce(sum(bytes), 0) AS bytes, coalesce(sum(passage_count), 0) AS statements
       FROM pages WHERE source_id = ? AND run = ?`,
      sourceId,
      run,
    )
    .one()

/** The pages that answers are to stand on, in reading order, a source after the other. */
export function* findLivePages({ sql }: Storage): Generator<{ statements: Statement[] }> {
  const rows = sql.exec<{ statements: string }>(
    `SELECT passages AS statements FROM pages JOIN sources ON sources.id = pages.source_id AND sources.live_run = pages.run
     ORDER BY sources.created_at, sources.id, pages.seq`,
  )
  for (const { statements } of rows) yield { statements: JSON.parse(statements) }
}

export const deleteOtherRuns = ({ sql }: Storage, sourceId: string, run: number) =>
  sql.exec('DELETE FROM pages WHERE source_id = ? AND run <> ?', sourceId, run)

export const deleteRun = ({ sql }: Storage, sourceId: string, run: number) =>
  sql.exec('DELETE FROM pages WHERE source_id = ? AND run = ?', sourceId, run)

export const findPagesOf = (
  { sql }: Storage,
  sourceId: string,
  run: number,
): { url: string | null; statements: Statement[] }[] =>
  sql
    .exec<{ url: string | null; statements: string }>(
      'SELECT url, passages AS statements FROM pages WHERE source_id = ? AND run = ? ORDER BY seq',
      sourceId,
      run,
    )
    .toArray()
    .map(({ url, statements }) => ({ url, statements: JSON.parse(statements) }))
