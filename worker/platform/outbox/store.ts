import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/clients'
import { outbox } from '../db/outboxTables'

const BATCH = 20
/** Longer than any handler takes: a row whose handler died is due again after this. */
const LEASE_MS = 60_000

export type OutboxRow = typeof outbox.$inferSelect

type NewRow = Pick<OutboxRow, 'id' | 'kind' | 'payload' | 'origin' | 'dueAt' | 'createdAt'>

export const insertRow = (db: Database, row: NewRow) => db.insert(outbox).values(row)

/** Written only if the condition holds when its turn in the batch comes. The columns stand in the table's order. */
export const insertRowIf = (db: Database, row: NewRow, condition: SQL) =>
  db
    .insert(outbox)
    .select(
      sql`SELECT ${row.id}, ${row.kind}, ${JSON.stringify(row.payload)}, ${row.origin}, 0, ${row.dueAt}, NULL, NULL, ${row.createdAt} WHERE ${condition}`,
    )

/** Whether no row of a kind that nobody has begun with names this in its payload. */
export const noneIsPending = (kind: string, field: string, value: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${outbox.kind} = ${kind} AND ${outbox.attempts} = 0 AND json_extract(${outbox.payload}, ${`$.${field}`}) = ${value})`

/** Takes what is due, so that no other drain takes it during the lease. */
export function claimDue(db: Database, now: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.deadAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH)
  return db
    .update(outbox)
    .set({ dueAt: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

export const deleteRow = (db: Database, id: string) => db.delete(outbox).where(eq(outbox.id, id))

export const postponeRow = (
  db: Database,
  id: string,
  change: { dueAt: number; deadAt: number | null; lastError: string },
) => db.update(outbox).set(change).where(eq(outbox.id, id))

const isOf = (customerId: string) => sql`json_extract(${outbox.payload}, '$.customerId') = ${customerId}`

export const findDeadOf = (db: Database, customerId: string, since: number): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(and(gt(outbox.deadAt, since), isOf(customerId)))

export const deleteRowsOf = (db: Database, customerId: string) => db.delete(outbox).where(isOf(customerId))

export const findRows = (db: Database, { isDead, limit }: { isDead: boolean; limit: number }): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(isDead ? isNotNull(outbox.deadAt) : isNull(outbox.deadAt))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(limit)

export const reviveRow = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, dueAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id })
