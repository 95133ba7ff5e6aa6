import { and, asc, count, eq, exists, gt, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
import { type LeadRow, selectLeads, untoldWays } from '../store'
import { BUSINESSES_AT_ONCE, mailedTogether, ROWS_AT_ONCE, unmailed } from '../waiting/store'

/** How many leads the business got in the time before this one. */
export async function countLeadsBefore(ctx: Context, lead: LeadRow, since: number): Promise<number> {
  const earlier = or(
    lt(leads.createdAt, lead.createdAt),
    and(eq(leads.createdAt, lead.createdAt), lt(leads.id, lead.id)),
  )
  const row = await ctx.tenants
    .select({ number: count() })
    .from(leads)
    .where(and(eq(leads.businessId, lead.businessId), gt(leads.createdAt, since), earlier))
    .get()
  return row?.number ?? 0
}

/** What was mailed of each: when first, and every way to reach them that a mail has named. */
export function setLeadsMailed(ctx: Context, mailed: LeadRow[]) {
  const rows = mailed.map((lead) => ({ id: lead.id, told: JSON.stringify([...lead.told, ...untoldWays(lead, lead)]) }))
  return ctx.tenants
    .update(leads)
    .set({
      mailedAt: sql`coalesce(${leads.mailedAt}, ${ctx.now()})`,
      told: sql`(SELECT value ->> 'told' FROM json_each(${JSON.stringify(rows)}) WHERE value ->> 'id' = ${leads.id})`,
    })
    .where(
      inArray(
        leads.id,
        rows.map(({ id }) => id),
      ),
    )
}

/** For a row that stands before `setMailed` in its batch: whether nobody was mailed about this lead yet. */
export const isLeadUnmailed = (ctx: Context, id: string): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(leads)
      .where(and(eq(leads.id, id), isNull(leads.mailedAt))),
  )

const together = alias(leads, 'together')

/** Businesses with leads that have waited so long for a mail, and had none about many of them meanwhile. */
export const findBusinessesWithWaitingLeads = (ctx: Context, waitMs: number) => {
  const since = ctx.now() - waitMs
  const hadOne = ctx.tenants
    .select({ one: sql`1` })
    .from(together)
    .where(mailedTogether(together, leads, { since, waitMs }))
  return ctx.tenants
    .selectDistinct({ businessId: leads.businessId, customerId: leads.customerId })
    .from(leads)
    .where(and(isNull(leads.mailedAt), lt(leads.createdAt, since), notExists(hadOne)))
    .limit(BUSINESSES_AT_ONCE)
}

/** The oldest of those that nobody was mailed about, and how many there are. */
export async function findUnmailedLeads(
  ctx: Context,
  businessId: string,
  until: number,
): Promise<{ waiting: LeadRow[]; total: number }> {
  const [waiting, counted] = await ctx.tenants.batch([
    selectLeads(ctx)
      .where(unmailed(leads, businessId, until))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(ROWS_AT_ONCE),
    ctx.tenants
      .select({ number: count() })
      .from(leads)
      .where(unmailed(leads, businessId, until)),
  ])
  return { waiting, total: counted[0]?.number ?? waiting.length }
}

/** What is too much for one mail is seen on the screen: a flood isn't mailed to its end. */
export const setAllLeadsMailed = (ctx: Context, businessId: string, until: number) =>
  ctx.tenants
    .update(leads)
    .set({ mailedAt: ctx.now() })
    .where(unmailed(leads, businessId, until))
