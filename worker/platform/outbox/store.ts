import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Database } from '../db/clients'
import { mayMention } from '../db/mentions'
import { outbox } from '../db/outboxTables'

const BATCH = 20
/** Longer than any handler takes: if one dies, its row is due again after this. */
const LEASE_MS = 60_000

export type OutboxRow = typeof outbox.$inferSelect

type NewRow = Pick<OutboxRow, 'id' | 'kind' | 'payload' | 'origin' | 'dueAt' | 'createdAt'>

export const insertRow = (db: Database, row: NewRow) => db.insert(outbox).values(row)

/** In a lane of its own. A row that is there already is due at once, as if it were new. */
export const insertOrRenewRow = (db: Database, row: NewRow & { lane: string }) =>
  db
    .insert(outbox)
    .values(row)
    .onConflictDoUpdate({ target: outbox.id, set: { dueAt: row.dueAt, attempts: 0, deadAt: null } })

/** Writes the row only if the condition holds when the batch reaches it. Columns must be in the order of the table. */
export const insertRowIf = (db: Database, row: NewRow, condition: SQL) =>
  db
    .insert(outbox)
    .select(
      sql`SELECT ${row.id}, ${row.kind}, ${JSON.stringify(row.payload)}, ${row.origin}, 0, ${row.dueAt}, NULL, NULL, ${row.createdAt}, NULL, NULL WHERE ${condition}`,
    )

const isPending = (kind: string, field: string, value: string): SQL =>
  sql`${outbox.kind} = ${kind} AND ${outbox.attempts} = 0 AND json_extract(${outbox.payload}, ${`$.${field}`}) = ${value}`

/** True if no untried row of this kind has this value in this field of its payload. */
export const noneIsPending = (kind: string, field: string, value: string): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${outbox} WHERE ${isPending(kind, field, value)})`

export const deletePending = (db: Database, kind: string, field: string, value: string) =>
  db.delete(outbox).where(isPending(kind, field, value))

/** Takes due rows and moves their due time on, so that no other drain takes them during the lease. */
export function claimDue(db: Database, now: number): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.deadAt), lte(outbox.dueAt, now), isNull(outbox.lane)))
    .orderBy(asc(outbox.dueAt))
    .limit(BATCH)
  return db
    .update(outbox)
    .set({ dueAt: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

/** The same for rows in lanes: of each lane the oldest one that is due, unless another of the lane is being handled. */
export function claimDueInLanes(db: Database, now: number, most: number): Promise<OutboxRow[]> {
  const before = alias(outbox, 'before')
  const isHeldUp = db
    .select({ one: sql`1` })
    .from(before)
    .where(
      and(
        eq(before.lane, outbox.lane),
        isNull(before.deadAt),
        or(
          gt(before.claimedUntil, now),
          and(lte(before.dueAt, now), sql`(${before.createdAt}, ${before.id}) < (${outbox.createdAt}, ${outbox.id})`),
        ),
      ),
    )
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNotNull(outbox.lane), isNull(outbox.deadAt), lte(outbox.dueAt, now), notExists(isHeldUp)))
    .orderBy(asc(outbox.dueAt))
    .limit(most)
  return db
    .update(outbox)
    .set({ dueAt: now + LEASE_MS, claimedUntil: now + LEASE_MS, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
}

export const deleteRow = (db: Database, id: string) => db.delete(outbox).where(eq(outbox.id, id))

export const postponeRow = (
  db: Database,
  id: string,
  change: { dueAt: number; deadAt: number | null; lastError: string },
) =>
  db
    .update(outbox)
    .set({ ...change, claimedUntil: null })
    .where(eq(outbox.id, id))

type Traces = { ids: string[]; emails: string[]; phones: { national: string }[] }

/** Rows that may have one of these in their payload. */
export const findRowsMentioning = (db: Database, { ids, ...contact }: Traces): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(
      or(
        sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify(ids)}) WHERE instr(${outbox.payload}, value) > 0)`,
        mayMention([outbox.payload], contact),
      ),
    )

export const updatePayload = (db: Database, id: string, payload: unknown) =>
  db.update(outbox).set({ payload }).where(eq(outbox.id, id))

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

export const deleteDeadBefore = (db: Database, time: number) => db.delete(outbox).where(lt(outbox.deadAt, time))

export const reviveRow = (db: Database, id: string, now: number) =>
  db
    .update(outbox)
    .set({ deadAt: null, attempts: 0, dueAt: now })
    .where(and(eq(outbox.id, id), isNotNull(outbox.deadAt)))
    .returning({ id: outbox.id })
