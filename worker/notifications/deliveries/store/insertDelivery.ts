import { and, eq, gt, notExists, type SQL, sql } from 'drizzle-orm'
import { HOUR_MS } from '../../../../contract/durations'
import type { DeliveryKind } from '../../../../contract/notifications'
import type { Context } from '../../../platform/context'
import { deliveries } from '../../../platform/db/tenants'
import { listOf, type NewDelivery } from './rows'

/** Messages to one person about one business that leave one by one within an hour, on each channel; the rest wait for the hour's end. */
const SINGLE_AN_HOUR = 5

/** What counts for a kind, so that a flood of leads holds back no matter, and reminders no lead. What isn't named is never held. */
const COUNTED: Partial<Record<DeliveryKind, DeliveryKind[]>> = {
  lead: ['lead', 'contact'],
  contact: ['lead', 'contact'],
  wish: ['lead', 'contact', 'wish'],
  answers: ['lead', 'contact', 'answers'],
  reminder: ['lead', 'contact', 'reminder'],
  matter: ['matter'],
  booking: ['lead', 'contact', 'booking'],
}

/** What left one by one within the hour, to the same person by the same channel. */
const lately = (ctx: Context, { businessId, personId, channel, kind }: NewDelivery) =>
  and(
    eq(deliveries.businessId, businessId),
    eq(deliveries.personId, personId),
    eq(deliveries.channel, channel),
    gt(deliveries.createdAt, ctx.now() - HOUR_MS),
    sql`${deliveries.kind} IN ${listOf(COUNTED[kind] ?? [])}`,
    sql`${deliveries.outcome} NOT IN ('held', 'gathered')`,
  )

const isFlood = (ctx: Context, delivery: NewDelivery): SQL =>
  sql`(SELECT count(*) FROM ${deliveries} WHERE ${lately(ctx, delivery)}) >= ${SINGLE_AN_HOUR}`

const isNew = (ctx: Context, id: string): SQL =>
  notExists(ctx.tenants.select({ one: sql`1` }).from(deliveries).where(eq(deliveries.id, id)))

/** For outbox rows before `insertDelivery` in its batch: true if it leaves now and isn't known yet. */
export const leavesNow = (ctx: Context, delivery: NewDelivery, quietUntil: number | undefined): SQL =>
  quietUntil === undefined ? sql`${isNew(ctx, delivery.id)} AND NOT ${isFlood(ctx, delivery)}` : sql`FALSE`

/** As `queued`, or as `held` in quiet hours and in a flood. Known ones stay as they are. Columns stand in the table's order. */
export function insertDelivery(
  ctx: Context,
  row: NewDelivery,
  quiet: { until: number | undefined; reason: string | null; floodReason: string; condition: SQL | undefined },
) {
  const flood = isFlood(ctx, row)
  const floodEnd = sql`(SELECT min(${deliveries.createdAt}) FROM ${deliveries} WHERE ${lately(ctx, row)}) + ${HOUR_MS}`
  const fate =
    quiet.until === undefined
      ? sql`CASE WHEN ${flood} THEN 'held' ELSE 'queued' END, CASE WHEN ${flood} THEN ${quiet.floodReason} END, CASE WHEN ${flood} THEN ${floodEnd} END`
      : sql`'held', ${quiet.reason}, ${quiet.until}`
  return ctx.tenants
    .insert(deliveries)
    .select(
      sql`SELECT ${row.id}, ${row.businessId}, ${row.customerId}, ${row.leadId}, ${row.conversationId}, ${row.personId}, ${row.channel}, ${row.kind}, ${fate}, 0, ${row.createdAt}, NULL WHERE ${and(isNew(ctx, row.id), quiet.condition)}`,
    )
}
