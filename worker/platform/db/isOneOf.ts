import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** For a CHECK constraint, which can't bind values: pass only our own constants. */
export const isOneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(','))})`
