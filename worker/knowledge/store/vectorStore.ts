import type { Statement } from '../statement'

type Storage = DurableObjectStorage

/** So many of a version have a vector; comparing with all of them stays a matter of milliseconds. */
const MOST_VECTORS = 5_000

export type Unembedded = { digest: string; statement: Statement }
export type Embedded = { digest: string; vector: Int8Array }

export const findUnembedded = ({ sql }: Storage, version: number, limit: number): Unembedded[] =>
  sql
    .exec<{ digest: string; statement: string }>(
      `SELECT text_digest AS digest, passage AS statement FROM passages
       WHERE version = ? AND seq <= ? AND text_digest IS NOT NULL AND text_digest NOT IN (SELECT text_digest FROM vectors)
       ORDER BY seq LIMIT ?`,
      version,
      MOST_VECTORS,
      limit,
    )
    .toArray()
    .map(({ digest, statement }) => ({ digest, statement: JSON.parse(statement) }))

export const insertVector = ({ sql }: Storage, { digest, vector }: Embedded) =>
  sql.exec('INSERT OR REPLACE INTO vectors (text_digest, vector) VALUES (?, ?)', digest, vector)

export const hasVectors = ({ sql }: Storage): boolean => sql.exec('SELECT 1 FROM vectors LIMIT 1').toArray().length > 0

export const findVectors = ({ sql }: Storage, version: number): { seq: number; vector: Int8Array }[] =>
  sql
    .exec<{ seq: number; vector: ArrayBuffer }>(
      `SELECT seq, vector FROM passages JOIN vectors USING (text_digest)
       WHERE version = ? AND seq <= ? ORDER BY seq`,
      version,
      MOST_VECTORS,
    )
    .toArray()
    .map(({ seq, vector }) => ({ seq, vector: new Int8Array(vector) }))

/** Those of texts that no version holds any more. */
export const deleteUnusedVectors = ({ sql }: Storage) =>
  sql.exec(
    `DELETE FROM vectors
     WHERE text_digest NOT IN (SELECT text_digest FROM passages WHERE text_digest IS NOT NULL)`,
  )

/** When vectors are to be asked for, null where none are missing; `failures` is how often that led to nothing. */
export const setVectorsDue = ({ sql }: Storage, dueAt: number | null, failures = 0) =>
  sql.exec('UPDATE knowledge SET vectors_due_at = ?, vector_failures = ?', dueAt, failures)
