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
export type VersionRow = { version: number; digest: string; size: number; total: number; created_at: number }

export const findKnowledgeRow = ({ sql }: Storage): KnowledgeRow | undefined =>
  sql.exec<KnowledgeRow>('SELECT * FROM knowledge').toArray()[0]

export const insertKnowledgeRow = ({ sql }: Storage, businessId: string) =>
  sql.exec('INSERT OR IGNORE INTO knowledge (id, business_id) VALUES (1, ?)', businessId)

/** The live one is switched by this alone. */
export const setLiveVersion = ({ sql }: Storage, version: number | null) =>
  sql.exec('UPDATE knowledge SET live_version = ?, is_told = 0, failures = 0, retry_at = 0', version)

/** Only if nothing newer went live meanwhile. */
export const setTold = ({ sql }: Storage, version: number | null) =>
  sql.exec('UPDATE knowledge SET is_told = 1, failures = 0, retry_at = 0 WHERE live_version IS ?', version)

export const setRetry = ({ sql }: Storage, failures: number, retryAt: number) =>
  sql.exec('UPDATE knowledge SET failures = ?, retry_at = ?', failures, retryAt)

export const takeVersionNumber = ({ sql }: Storage): number =>
  sql
    .exec<{ taken: number }>('UPDATE knowledge SET next_version = next_version + 1 RETURNING next_version - 1 AS taken')
    .one().taken

export const findVersion = ({ sql }: Storage, version: number): VersionRow | undefined =>
  sql.exec<VersionRow>('SELECT * FROM versions WHERE version = ?', version).toArray()[0]

export const insertVersion = ({ sql }: Storage, row: VersionRow) =>
  sql.exec(
    'INSERT INTO versions (version, digest, size, total, created_at) VALUES (?, ?, ?, ?, ?)',
    row.version,
    row.digest,
    row.size,
    row.total,
    row.created_at,
  )

export function insertStatement(
  { sql }: Storage,
  { version, seq, statement, answers, textDigest }: NewStatement,
): void {
  sql.exec(
    'INSERT INTO passages (version, seq, passage, is_essential, text_digest) VALUES (?, ?, ?, 0, ?)',
    version,
    seq,
    JSON.stringify(statement),
    textDigest,
  )
  for (const kind of answers) sql.exec('INSERT INTO answers (version, kind, seq) VALUES (?, ?, ?)', version, kind, seq)
}
/** `answers`: the kinds of question that it holds a value for. */
type NewStatement = { version: number; seq: number; statement: Statement; answers: string[]; textDigest: string | null }

type StatementRow = { seq: number; statement: string }
export type Numbered = { seq: number; statement: Statement }
const numbered = ({ seq, statement }: StatementRow): Numbered => ({ seq, statement: JSON.parse(statement) })

export const findStatements = ({ sql }: Storage, version: number): Statement[] =>
  sql
    .exec<StatementRow>('SELECT seq, passage AS statement FROM passages WHERE version = ? ORDER BY seq', version)
    .toArray()
    .map((row) => numbered(row).statement)

export const findStatementsAt = ({ sql }: Storage, version: number, seqs: number[]): Numbered[] =>
  sql
    .exec<StatementRow>(
      'SELECT seq, passage AS statement FROM passages WHERE version = ? AND seq IN (SELECT value FROM json_each(?)) ORDER BY seq',
      version,
      JSON.stringify(seqs),
    )
    .toArray()
    .map(numbered)

/** Of those that answer any of these kinds the first, in reading order. */
export const findAnswering = ({ sql }: Storage, version: number, kinds: readonly string[], limit: number): number[] =>
  sql
    .exec<{ seq: number }>(
      `SELECT DISTINCT seq FROM answers WHERE version = ? AND kind IN (SELECT value FROM json_each(?)) ORDER BY seq LIMIT ?`,
      version,
      JSON.stringify(kinds),
      limit,
    )
    .toArray()
    .map(({ seq }) => seq)

export const findVersionsBefore = ({ sql }: Storage, newest: number): number[] =>
  sql
    .exec<{ version: number }>('SELECT version FROM versions ORDER BY version DESC LIMIT -1 OFFSET ?', newest)
    .toArray()
    .map(({ version }) => version)

export function deleteVersion({ sql }: Storage, version: number): void {
  sql.exec('DELETE FROM passages WHERE version = ?', version)
  sql.exec('DELETE FROM answers WHERE version = ?', version)
  sql.exec('DELETE FROM versions WHERE version = ?', version)
}

export const addDecided = ({ sql }: Storage, proposalId: string, at: number) =>
  sql.exec('INSERT OR REPLACE INTO decided VALUES (?, ?)', proposalId, at)

export const findDecided = ({ sql }: Storage): Set<string> =>
  new Set(
    sql
      .exec<{ id: string }>('SELECT proposal_id AS id FROM decided')
      .toArray()
      .map(({ id }) => id),
  )
