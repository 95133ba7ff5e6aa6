import { and, asc, count, eq, gte, isNull, lt, ne, type SQL } from 'drizzle-orm'
import { IMPORT_SOURCE } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { leads } from '../../platform/db/tenants'
import { isThere, type LeadRow, selectLeads } from '../store'

type Opening = { customerId: string; personId: string }

/** The first time counts. */
const setOpened = (ctx: Context, which: SQL | undefined, { customerId, personId }: Opening) =>
  ctx.tenants
    .update(leads)
    .set({ openedAt: ctx.now(), openedBy: personId })
    .where(and(which, eq(leads.customerId, customerId), isNull(leads.openedAt)))

export const setLeadOpened = (ctx: Context, id: string, by: Opening) => setOpened(ctx, eq(leads.id, id), by)

export const setConversationOpened = (ctx: Context, of: { businessId: string; conversationId: string }, by: Opening) =>
  setOpened(ctx, and(eq(leads.conversationId, of.conversationId), eq(leads.businessId, of.businessId)), by)

const SHOWN_MAX = 20

/** The leads of a time, newest last, at most some; how many they are; and how many of all wait for a first step. */
export async function findLeadsBetween(
  ctx: Context,
  { businessId, from, to }: { businessId: string; from: number; to: number },
): Promise<{ came: LeadRow[]; total: number; open: number }> {
  const ofBusiness = and(eq(leads.businessId, businessId), isThere, ne(leads.source, IMPORT_SOURCE))
  const then = and(ofBusiness, gte(leads.createdAt, from), lt(leads.createdAt, to))
  const [came, counted, open] = await ctx.tenants.batch([
    selectLeads(ctx).where(then).orderBy(asc(leads.createdAt), asc(leads.id)).limit(SHOWN_MAX),
    ctx.tenants.select({ number: count() }).from(leads).where(then),
    ctx.tenants
      .select({ number: count() })
      .from(leads)
      .where(and(ofBusiness, eq(leads.status, 'new'))),
  ])
  return { came, total: counted[0]?.number ?? 0, open: open[0]?.number ?? 0 }
}
