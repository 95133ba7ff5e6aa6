import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/** For a CHECK, whose text can't bind values: only for words of our own. */
export const isOneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(','))})`
