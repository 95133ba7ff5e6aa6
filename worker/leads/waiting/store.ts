import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'

/** Limits of one run of the mails about waiting leads or matters. */
export const BUSINESSES_AT_ONCE = 20
export const ROWS_AT_ONCE = 50
const DAY_MS = 24 * 60 * 60_000

type Mailed = Record<'businessId' | 'createdAt' | 'mailedAt', SQLiteColumn>

export const unmailed = (rows: Mailed, businessId: string, until: number): SQL | undefined =>
  and(eq(rows.businessId, businessId), isNull(rows.mailedAt), lte(rows.createdAt, until))

/** Rows of the same business that were mailed together, after a wait, since a time. */
export const mailedTogether = (
  together: Mailed,
  rows: Mailed,
  { since, waitMs }: { since: number; waitMs: number },
): SQL | undefined =>
  and(
    eq(together.businessId, rows.businessId),
    gt(together.createdAt, since - DAY_MS),
    gt(together.mailedAt, since),
    sql`${together.mailedAt} - ${together.createdAt} >= ${waitMs}`,
  )
