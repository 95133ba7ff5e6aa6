import { and, asc, count, eq, exists, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
import { type LeadRow, selectLeads, untold } from '../store'

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
export function setMailed(ctx: Context, mailed: LeadRow[]) {
  const rows = mailed.map((lead) => ({ id: lead.id, told: JSON.stringify([...lead.told, ...untold(lead, lead)]) }))
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
export const isUnmailed = (ctx: Context, id: string): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(leads)
      .where(and(eq(leads.id, id), isNull(leads.mailedAt))),
  )

const BUSINESSES_AT_ONCE = 20
const LEADS_AT_ONCE = 50

/** Businesses with leads that have waited for a mail since then. */
export const findBusinessesWaiting = (ctx: Context, since: number) =>
  ctx.tenants
    .selectDistinct({ businessId: leads.businessId, customerId: leads.customerId })
    .from(leads)
    .where(and(isNull(leads.mailedAt), lt(leads.createdAt, since)))
    .limit(BUSINESSES_AT_ONCE)

/** Oldest first; what is more comes with the next mail. */
export const findUnmailed = (ctx: Context, businessId: string): Promise<LeadRow[]> =>
  selectLeads(ctx)
    .where(and(eq(leads.businessId, businessId), isNull(leads.mailedAt)))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .limit(LEADS_AT_ONCE)
