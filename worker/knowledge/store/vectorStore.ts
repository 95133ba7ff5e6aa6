import { first, rows } from '../../platform/db/query'
import type { Statement } from '../statement'

type Storage = DurableObjectStorage

/** So many of a version have a vector; comparing with all of them stays a matter of milliseconds. */
const MOST_VECTORS = 5_000

export type Unembedded = { digest: string; statement: Statement }
export type Embedded = { digest: string; vector: Int8Array }

export const findUnembedded = (storage: Storage, version: number, limit: number): Unembedded[] =>
  rows<{ digest: string; statement: string }>(storage)`
    SELECT text_digest AS digest, passage AS statement FROM passages
    WHERE version = ${version} AND seq <= ${MOST_VECTORS} AND text_digest IS NOT NULL
      AND text_digest NOT IN (SELECT text_digest FROM vectors)
    ORDER BY seq LIMIT ${limit}`.map(({ digest, statement }) => ({ digest, statement: JSON.parse(statement) }))

export const insertVector = (storage: Storage, { digest, vector }: Embedded) =>
  rows(storage)`INSERT OR REPLACE INTO vectors (text_digest, vector) VALUES (${digest}, ${vector})`

export const hasVectors = (storage: Storage): boolean =>
  first(storage)`SELECT text_digest FROM vectors LIMIT 1` !== undefined

export const findVectors = (storage: Storage, version: number): { seq: number; vector: Int8Array }[] =>
  rows<{ seq: number; vector: ArrayBuffer }>(storage)`
    SELECT seq, vector FROM passages JOIN vectors USING (text_digest)
    WHERE version = ${version} AND seq <= ${MOST_VECTORS} ORDER BY seq`.map(({ seq, vector }) => ({
    seq,
    vector: new Int8Array(vector),
  }))

/** Those of texts that no version holds any more. */
export const deleteUnusedVectors = (storage: Storage) =>
  rows(storage)`
    DELETE FROM vectors WHERE text_digest NOT IN (SELECT text_digest FROM passages WHERE text_digest IS NOT NULL)`

/** When vectors are to be asked for, null where none are missing; `failures` is how often that led to nothing. */
export const setVectorsDue = (storage: Storage, dueAt: number | null, failures = 0) =>
  rows(storage)`UPDATE knowledge SET vectors_due_at = ${dueAt}, vector_failures = ${failures}`
