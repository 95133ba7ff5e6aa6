import { and, asc, count, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../../platform/context'
import { waitlist } from '../../../platform/db/bookingFollowUpTables'
import { mayMention } from '../../../platform/db/mentions'
import { type Cursor, PAGE_SIZE } from '../../../platform/http/page'
import type { Contact } from '../../../text/contact'

export type WaitingRow = typeof waitlist.$inferSelect
export type NewWaiting = Omit<WaitingRow, 'offers' | 'offeredStartsAt' | 'offeredUntil' | 'offeredHoldId'>

const isSame = ({ businessId, email, serviceId }: Pick<WaitingRow, 'businessId' | 'email' | 'serviceId'>) =>
  and(eq(waitlist.businessId, businessId), eq(waitlist.email, email), eq(waitlist.serviceId, serviceId))

/** For a condition of the batch, ahead of `upsertWaiting`. */
export const isNewWaiting = (row: Pick<WaitingRow, 'businessId' | 'email' | 'serviceId'>): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM ${waitlist} WHERE ${isSame(row)})`

/** Whoever asks again for the same service keeps their place. Anybody can type their address, so the days that they wait for only grow. */
export const upsertWaiting = (ctx: Context, row: NewWaiting) =>
  ctx.tenants
    .insert(waitlist)
    .values(row)
    .onConflictDoUpdate({
      target: [waitlist.businessId, waitlist.email, waitlist.serviceId],
      set: {
        fromAt: sql`min(${waitlist.fromAt}, excluded.from_at)`,
        toAt: sql`max(${waitlist.toAt}, excluded.to_at)`,
        // Null, which is any time of the day, stays null: SQLite's min and max of a null are null.
        fromMinute: sql`min(${waitlist.fromMinute}, excluded.from_minute)`,
        toMinute: sql`max(${waitlist.toMinute}, excluded.to_minute)`,
        timeZone: sql`coalesce(${waitlist.timeZone}, excluded.time_zone)`,
        language: sql`coalesce(${waitlist.language}, excluded.language)`,
        leadId: sql`coalesce(${waitlist.leadId}, excluded.lead_id)`,
      },
    })

/** The lead of whoever waits for the same already; undefined if nobody does. */
export const findWaitingLead = (ctx: Context, row: Pick<WaitingRow, 'businessId' | 'email' | 'serviceId'>) =>
  ctx.tenants.select({ leadId: waitlist.leadId }).from(waitlist).where(isSame(row)).get()

export const findWaiting = (ctx: Context, id: string): Promise<WaitingRow | undefined> =>
  ctx.tenants.select().from(waitlist).where(eq(waitlist.id, id)).get()

export async function countWaiting(ctx: Context, businessId: string): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(waitlist)
    .where(eq(waitlist.businessId, businessId))
    .get()
  return row?.number ?? 0
}

/** One row more than a page, who waits longest first, and the total. */
export async function findWaitingPage(ctx: Context, businessId: string, after: Cursor | undefined) {
  const ofBusiness = eq(waitlist.businessId, businessId)
  const further =
    after && or(gt(waitlist.createdAt, after.at), and(eq(waitlist.createdAt, after.at), gt(waitlist.id, after.id)))
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(waitlist)
      .where(and(ofBusiness, further))
      .orderBy(asc(waitlist.createdAt), asc(waitlist.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(waitlist).where(ofBusiness),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

export const deleteWaiting = (ctx: Context, { id, businessId }: Pick<WaitingRow, 'id' | 'businessId'>) =>
  ctx.tenants
    .delete(waitlist)
    .where(and(eq(waitlist.id, id), eq(waitlist.businessId, businessId)))
    .returning({ id: waitlist.id })

type Booked = Pick<WaitingRow, 'businessId' | 'email' | 'serviceId'> & { updatedAt: number }
/** For a batch: somebody has booked what they waited for. Whoever joins with a visit booked already waits for another. */
export const leaveWaitlist = (ctx: Context, booked: Booked) =>
  ctx.tenants.delete(waitlist).where(and(isSame(booked), lte(waitlist.createdAt, booked.updatedAt)))

/** A time may have come free: whoever waits is looked at within the minute. */
export const lookForWaiting = (ctx: Context, businessId: string) =>
  ctx.tenants.update(waitlist).set({ lookAt: ctx.now() }).where(eq(waitlist.businessId, businessId))

const BUSINESSES_AT_ONCE = 20

/** Businesses at which somebody is to be looked at, the longest due first. */
export async function findDueBusinesses(ctx: Context): Promise<string[]> {
  const rows = await ctx.tenants
    .select({ businessId: waitlist.businessId, first: sql`min(${waitlist.lookAt})` })
    .from(waitlist)
    .where(lte(waitlist.lookAt, ctx.now()))
    .groupBy(waitlist.businessId)
    .orderBy(asc(sql`min(${waitlist.lookAt})`))
    .limit(BUSINESSES_AT_ONCE)
  return rows.map(({ businessId }) => businessId)
}

/** Takes those who are due, so that no other run offers to them; who was offered least comes first, then who waits longest. */
export async function claimDue(ctx: Context, businessId: string, until: number): Promise<WaitingRow[]> {
  const rows = await ctx.tenants
    .update(waitlist)
    .set({ lookAt: until })
    .where(and(eq(waitlist.businessId, businessId), lte(waitlist.lookAt, ctx.now())))
    .returning()
  return rows.toSorted((a, b) => a.offers - b.offers || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1))
}

/** Not where something has happened meanwhile that has them looked at sooner. */
export const setNextLook = (ctx: Context, ids: string[], { from, to }: { from: number; to: number }) =>
  ctx.tenants
    .update(waitlist)
    .set({ lookAt: to })
    .where(
      and(inArray(waitlist.id, sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`), eq(waitlist.lookAt, from)),
    )

type Offer = { startsAt: number; until: number; holdId: string }

/** For a condition of the batch, ahead of `setOffered`. */
export const isNotOffered = ({ id, offers }: WaitingRow): SQL =>
  sql`EXISTS (SELECT 1 FROM ${waitlist} WHERE ${waitlist.id} = ${id} AND ${waitlist.offers} = ${offers})`

export const setOffered = (ctx: Context, { id, offers }: WaitingRow, { startsAt, until, holdId }: Offer) =>
  ctx.tenants
    .update(waitlist)
    .set({ offers: offers + 1, offeredStartsAt: startsAt, offeredUntil: until, offeredHoldId: holdId, lookAt: until })
    .where(and(eq(waitlist.id, id), eq(waitlist.offers, offers)))

const DELETED_AT_ONCE = 500

/** Deletes the waiting whose days are over. */
export async function deletePastWaiting(ctx: Context): Promise<void> {
  const over = ctx.tenants
    .select({ id: waitlist.id })
    .from(waitlist)
    .where(lt(waitlist.toAt, ctx.now()))
    .limit(DELETED_AT_ONCE)
  await ctx.tenants.delete(waitlist).where(inArray(waitlist.id, over))
}

/** What may be a visitor's. */
export const findWaitingWith = (ctx: Context, businessId: string, contact: Contact): Promise<WaitingRow[]> =>
  ctx.tenants
    .select()
    .from(waitlist)
    .where(and(eq(waitlist.businessId, businessId), mayMention([waitlist.email, waitlist.phone], contact)))
