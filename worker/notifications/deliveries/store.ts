import { and, asc, count, desc, eq, gt, inArray, lt, lte, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { DeliveryKind } from '../../../contract/notifications'
import type { Context } from '../../platform/context'
import { deliveries, leads } from '../../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../../platform/http/page'

export type DeliveryRow = typeof deliveries.$inferSelect
export type ListedDelivery = DeliveryRow & { leadName: string | null }
export type NewDelivery = Omit<DeliveryRow, 'outcome' | 'reason' | 'dueAt' | 'attempts' | 'sentAt'>

const HOUR_MS = 60 * 60_000
/** Messages to one person about one business that leave one by one within an hour, on each channel; the rest wait for the hour's end. */
const SINGLE_AN_HOUR = 5

/** What counts for a kind, so that a flood of leads holds back no matter, and reminders no lead. What isn't named is never held. */
const COUNTED: Partial<Record<DeliveryKind, DeliveryKind[]>> = {
  lead: ['lead', 'contact'],
  contact: ['lead', 'contact'],
  reminder: ['lead', 'contact', 'reminder'],
  matter: ['matter'],
}

const json = (values: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`

/** What left one by one within the hour, to the same person by the same channel. */
const lately = (ctx: Context, { businessId, personId, channel, kind }: NewDelivery) =>
  and(
    eq(deliveries.businessId, businessId),
    eq(deliveries.personId, personId),
    eq(deliveries.channel, channel),
    gt(deliveries.createdAt, ctx.now() - HOUR_MS),
    sql`${deliveries.kind} IN ${json(COUNTED[kind] ?? [])}`,
    sql`${deliveries.outcome} NOT IN ('held', 'gathered')`,
  )

/** Written out, since a bound value hides from SQLite that its index of held ones fits. */
const isHeld = sql`${deliveries.outcome} = 'held'`

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

export const findDelivery = (ctx: Context, id: string): Promise<DeliveryRow | undefined> =>
  ctx.tenants.select().from(deliveries).where(eq(deliveries.id, id)).get()

export async function setSent(ctx: Context, id: string): Promise<void> {
  await ctx.tenants
    .update(deliveries)
    .set({ outcome: 'sent', reason: null, sentAt: ctx.now(), attempts: sql`${deliveries.attempts} + 1` })
    .where(eq(deliveries.id, id))
}

/** Leaves alone what another device has got. */
export async function setFailed(ctx: Context, id: string, reason: string): Promise<void> {
  await ctx.tenants
    .update(deliveries)
    .set({ outcome: 'failed', reason, attempts: sql`${deliveries.attempts} + 1` })
    .where(and(eq(deliveries.id, id), sql`${deliveries.outcome} <> 'sent'`))
}

const listed = (ctx: Context) =>
  ctx.tenants
    .select({ delivery: deliveries, leadName: leads.name })
    .from(deliveries)
    .leftJoin(leads, eq(leads.id, deliveries.leadId))

const asListed = (rows: { delivery: DeliveryRow; leadName: string | null }[]): ListedDelivery[] =>
  rows.map(({ delivery, leadName }) => ({ ...delivery, leadName }))

/** One row more than a page, newest first, and the total. */
export async function findDeliveries(
  ctx: Context,
  businessId: string,
  after: Cursor | undefined,
): Promise<{ rows: ListedDelivery[]; total: number }> {
  const ofBusiness = eq(deliveries.businessId, businessId)
  const further =
    after &&
    or(lt(deliveries.createdAt, after.at), and(eq(deliveries.createdAt, after.at), lt(deliveries.id, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    listed(ctx)
      .where(and(ofBusiness, further))
      .orderBy(desc(deliveries.createdAt), desc(deliveries.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(deliveries).where(ofBusiness),
  ])
  return { rows: asListed(rows), total: counted[0]?.number ?? 0 }
}

/** Oldest first. */
export const findDeliveriesOfLead = async (ctx: Context, leadId: string): Promise<ListedDelivery[]> =>
  asListed(
    await listed(ctx)
      .where(eq(deliveries.leadId, leadId))
      .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
      .limit(PAGE_SIZE),
  )

export async function peopleToldOf(ctx: Context, leadId: string): Promise<string[]> {
  const rows = await ctx.tenants
    .selectDistinct({ personId: deliveries.personId })
    .from(deliveries)
    .where(eq(deliveries.leadId, leadId))
  return rows.map(({ personId }) => personId)
}

export type HeldGroup = Pick<DeliveryRow, 'businessId' | 'customerId' | 'personId' | 'channel'>
/** In many places the quiet hours end at the same time; each costs some ten of the thousand queries that a run may make. */
const GROUPS_AT_ONCE = 80
const HELD_AT_ONCE = 1000

/** People for whom something was held until now. */
export const findDueGroups = (ctx: Context): Promise<HeldGroup[]> =>
  ctx.tenants
    .selectDistinct({
      businessId: deliveries.businessId,
      customerId: deliveries.customerId,
      personId: deliveries.personId,
      channel: deliveries.channel,
    })
    .from(deliveries)
    .where(and(isHeld, lte(deliveries.dueAt, ctx.now())))
    .limit(GROUPS_AT_ONCE)

/** The oldest first. */
export const findDueOf = (ctx: Context, { businessId, personId, channel }: HeldGroup): Promise<DeliveryRow[]> =>
  ctx.tenants
    .select()
    .from(deliveries)
    .where(
      and(
        isHeld,
        lte(deliveries.dueAt, ctx.now()),
        eq(deliveries.businessId, businessId),
        eq(deliveries.personId, personId),
        eq(deliveries.channel, channel),
      ),
    )
    .orderBy(asc(deliveries.createdAt), asc(deliveries.id))
    .limit(HELD_AT_ONCE)

/** With what became of them: they left in one message, or there was nobody or nothing left to tell. */
export const setNoLongerHeld = (
  ctx: Context,
  held: DeliveryRow[],
  change: { outcome: 'gathered'; sentAt: number } | { outcome: 'failed'; reason: string },
) =>
  ctx.tenants
    .update(deliveries)
    .set(change)
    .where(and(sql`${deliveries.id} IN ${json(held.map(({ id }) => id))}`, isHeld))

/** The person's quiet hours have begun meanwhile. */
export const holdLonger = (ctx: Context, held: DeliveryRow[], dueAt: number) =>
  ctx.tenants
    .update(deliveries)
    .set({ dueAt })
    .where(and(sql`${deliveries.id} IN ${json(held.map(({ id }) => id))}`, isHeld))

const AT_ONCE = 1000
const KEPT_MS = 90 * 24 * HOUR_MS

const deleteSome = (ctx: Context, which: SQL | undefined) =>
  ctx.tenants
    .delete(deliveries)
    .where(
      inArray(deliveries.id, ctx.tenants.select({ id: deliveries.id }).from(deliveries).where(which).limit(AT_ONCE)),
    )
    .returning({ id: deliveries.id })

export const deleteOldDeliveries = (ctx: Context) => deleteSome(ctx, lt(deliveries.createdAt, ctx.now() - KEPT_MS))

/** Deletes up to a thousand of a business's; true once none is left. */
export const removeSomeDeliveries = async (ctx: Context, businessId: string): Promise<boolean> =>
  (await deleteSome(ctx, eq(deliveries.businessId, businessId))).length === 0
