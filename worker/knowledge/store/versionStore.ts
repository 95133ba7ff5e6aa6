import { first, insert, rows } from '../../platform/db/query'
import type { Statement } from '../statement'

type Storage = DurableObjectStorage

export type KnowledgeRow = {
  business_id: string
  live_version: number | null
  next_version: number
  /** Whether the business's row has been told of the live version. */
  is_told: number
  failures: number
  retry_at: number
  /** When a Worker is to be called for vectors that are missing. */
  vectors_due_at: number | null
  vector_failures: number
}
type VersionRow = { version: number; digest: string; size: number; total: number; created_at: number }

export const findKnowledgeRow = (storage: Storage): KnowledgeRow | undefined =>
  first<KnowledgeRow>(storage)`SELECT * FROM knowledge`

export const insertKnowledgeRow = (storage: Storage, businessId: string) =>
  rows(storage)`INSERT OR IGNORE INTO knowledge (id, business_id) VALUES (1, ${businessId})`

/** The live one is switched by this alone. */
export const setLiveVersion = (storage: Storage, version: number | null) =>
  rows(storage)`UPDATE knowledge SET live_version = ${version}, is_told = 0, failures = 0, retry_at = 0`

/** Only if nothing newer went live meanwhile. */
export const setTold = (storage: Storage, version: number | null) =>
  rows(storage)`UPDATE knowledge SET is_told = 1, failures = 0, retry_at = 0 WHERE live_version IS ${version}`

export const setRetry = (storage: Storage, failures: number, retryAt: number) =>
  rows(storage)`UPDATE knowledge SET failures = ${failures}, retry_at = ${retryAt}`

export const findVersion = (storage: Storage, version: number): VersionRow | undefined =>
  first<VersionRow>(storage)`SELECT * FROM versions WHERE version = ${version}`

/** Gives its number. */
export function insertVersion(storage: Storage, row: Omit<VersionRow, 'version'>): number {
  const taken = first<{ version: number }>(storage)`
    UPDATE knowledge SET next_version = next_version + 1 RETURNING next_version - 1 AS version`
  const version = taken?.version ?? 1
  insert(storage, 'versions', { version, ...row })
  return version
}

/** `answers`: the kinds of question that it holds a value for. */
type NewStatement = { version: number; seq: number; statement: Statement; answers: string[]; textDigest: string | null }

export function insertStatement(
  storage: Storage,
  { version, seq, statement, answers, textDigest }: NewStatement,
): void {
  const passage = { passage: JSON.stringify(statement), is_essential: 0, text_digest: textDigest }
  insert(storage, 'passages', { version, seq, ...passage })
  for (const kind of answers) insert(storage, 'answers', { version, kind, seq })
}

type StatementRow = { seq: number; statement: string }
type Numbered = { seq: number; statement: Statement }
const numbered = ({ seq, statement }: StatementRow): Numbered => ({ seq, statement: JSON.parse(statement) })

export const findStatements = (storage: Storage, version: number): Statement[] =>
  rows<StatementRow>(storage)`
    SELECT seq, passage AS statement FROM passages WHERE version = ${version} ORDER BY seq`.map(
    (row) => numbered(row).statement,
  )

type Read = { version: number; statements: Map<number, Statement> }
/** What was asked for lately while the object is awake: to parse a statement takes longer than to find it. */
const awake = new WeakMap<Storage, Read>()
const MOST_AWAKE = 4_000

export function findStatementsAt(storage: Storage, version: number, seqs: readonly number[]): Numbered[] {
  const known = awake.get(storage)
  const isKnown = known?.version === version && known.statements.size < MOST_AWAKE
  const { statements } = isKnown ? known : { statements: new Map<number, Statement>() }
  awake.set(storage, { version, statements })
  const missing = JSON.stringify(seqs.filter((seq) => !statements.has(seq)))
  const read = rows<StatementRow>(storage)`
    SELECT seq, passage AS statement FROM passages
    WHERE version = ${version} AND seq IN (SELECT value FROM json_each(${missing}))`
  for (const { seq, statement } of read.map(numbered)) statements.set(seq, statement)
  return seqs
    .toSorted((a, b) => a - b)
    .flatMap((seq) => {
      const statement = statements.get(seq)
      return statement ? [{ seq, statement }] : []
    })
}

/** Of those that answer any of these kinds the first, in reading order. */
export const findAnswering = (storage: Storage, version: number, kinds: readonly string[], limit: number): number[] =>
  rows<{ seq: number }>(storage)`
    SELECT DISTINCT seq FROM answers
    WHERE version = ${version} AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))
    ORDER BY seq LIMIT ${limit}`.map(({ seq }) => seq)

export const findVersionsBefore = (storage: Storage, newest: number): number[] =>
  rows<VersionRow>(storage)`SELECT * FROM versions ORDER BY version DESC LIMIT -1 OFFSET ${newest}`.map(
    ({ version }) => version,
  )

export function deleteVersion(storage: Storage, version: number): void {
  rows(storage)`DELETE FROM passages WHERE version = ${version}`
  rows(storage)`DELETE FROM answers WHERE version = ${version}`
  rows(storage)`DELETE FROM versions WHERE version = ${version}`
}

export const addDecided = (storage: Storage, proposalId: string, at: number) =>
  rows(storage)`INSERT OR REPLACE INTO decided VALUES (${proposalId}, ${at})`

export const deleteDecided = (storage: Storage, proposalId: string) =>
  rows(storage)`DELETE FROM decided WHERE proposal_id = ${proposalId}`

export const findDecided = (storage: Storage): Set<string> =>
  new Set(rows<{ id: string }>(storage)`SELECT proposal_id AS id FROM decided`.map(({ id }) => id))
