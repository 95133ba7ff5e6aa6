import { and, asc, count, eq, exists, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
import { isThere, type LeadRow, selectLeads, untoldWays } from '../store'
import { BUSINESSES_AT_ONCE, mailedTogether, ROWS_AT_ONCE, unmailed } from '../waiting/store'

/** Marks leads as mailed: the time of the first mail, and the phone numbers and emails mailed so far. */
export function setLeadsMailed(ctx: Context, mailed: LeadRow[]) {
  const rows = mailed.map((lead) => ({ id: lead.id, told: JSON.stringify([...lead.told, ...untoldWays(lead)]) }))
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

/** For a row before `setLeadsMailed` in its batch: true if no mail was sent about this lead. */
export const isLeadUnmailed = (ctx: Context, id: string): SQL =>
  exists(
    ctx.tenants
      .select({ one: sql`1` })
      .from(leads)
      .where(and(eq(leads.id, id), isNull(leads.mailedAt))),
  )

const together = alias(leads, 'together')

/** Businesses with leads that have waited this long for a mail, and that got no mail about several leads in that time. */
export const findBusinessesWithWaitingLeads = (ctx: Context, waitMs: number) => {
  const since = ctx.now() - waitMs
  const hadOne = ctx.tenants
    .select({ one: sql`1` })
    .from(together)
    .where(mailedTogether(together, leads, { since, waitMs }))
  return ctx.tenants
    .selectDistinct({ businessId: leads.businessId, customerId: leads.customerId })
    .from(leads)
    .where(and(isNull(leads.mailedAt), isThere, lt(leads.createdAt, since), notExists(hadOne)))
    .limit(BUSINESSES_AT_ONCE)
}

/** The oldest leads without a mail, and how many there are. */
export async function findUnmailedLeads(
  ctx: Context,
  businessId: string,
  until: number,
): Promise<{ waiting: LeadRow[]; total: number }> {
  const [waiting, counted] = await ctx.tenants.batch([
    selectLeads(ctx)
      .where(and(unmailed(leads, businessId, until), isThere))
      .orderBy(asc(leads.createdAt), asc(leads.id))
      .limit(ROWS_AT_ONCE),
    ctx.tenants
      .select({ number: count() })
      .from(leads)
      .where(and(unmailed(leads, businessId, until), isThere)),
  ])
  return { waiting, total: counted[0]?.number ?? waiting.length }
}

/** Marks all of them as mailed: those that didn't fit into the mail are on the owner's screen. */
export const setAllLeadsMailed = (ctx: Context, businessId: string, until: number) =>
  ctx.tenants
    .update(leads)
    .set({ mailedAt: ctx.now() })
    .where(unmailed(leads, businessId, until))
