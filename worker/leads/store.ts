import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Context, OwnerContext } from '../platform/context'
import { isBefore } from '../platform/db/isBefore'
import { businesses, leads, type NewLeadRow } from '../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'
import { type LeadFilter, matching } from './filter/store'

/** A lead with its business's country, which decides how phone numbers are displayed, and currency. */
export type LeadRow = typeof leads.$inferSelect & {
  country: string
  currency: string
  /** How many leads its person left before it, and when the last of them. */
  earlierCount: number
  earlierAt: number | null
}
export type NewLead = NewLeadRow & {
  /** `message` is what the visitor said it is about, not just the nearest message of the conversation. */
  isSaid?: true
  /** When they would like to come, in words of its message: of a known lead whose message lacks them its people are told once more. */
  wish?: string
  /** Its visitor left it themselves and is told of it by no other mail. */
  toConfirm?: true
}

/** How many phone numbers and emails of one lead are mailed; more is a prank. */
const TOLD_MAX = 4

/** The lead's phone numbers and emails that the owner wasn't mailed yet. */
export function untoldWays({ told, phone, email }: Pick<LeadRow, 'told' | 'phone' | 'email'>): string[] {
  const ways = [phone, email].flatMap((way) => (way && !told.includes(way) ? [way] : []))
  return told.length < TOLD_MAX ? ways : []
}

const earlierLeads = alias(leads, 'earlier')
const earlier = <T>(what: SQL<T>): SQL<T> =>
  sql<T>`(SELECT ${what} FROM ${leads} AS ${sql.identifier('earlier')} WHERE ${and(
    eq(earlierLeads.businessId, leads.businessId),
    eq(earlierLeads.personId, leads.personId),
    lt(earlierLeads.createdAt, leads.createdAt),
  )})`

const columns = {
  ...getTableColumns(leads),
  country: businesses.country,
  currency: businesses.currency,
  earlierCount: earlier(sql<number>`count(*)`),
  earlierAt: earlier(sql<number | null>`max(${earlierLeads.createdAt})`),
}
const ofItsBusiness = eq(businesses.id, leads.businessId)

/** Selects leads with what of their business shows in them. */
export const selectLeads = (ctx: Context) =>
  ctx.tenants.select(columns).from(leads).innerJoin(businesses, ofItsBusiness)

/** Deleted leads are nobody's, although an undo may still bring them back. */
export const isThere = isNull(leads.deletedAt)

export const findLead = (ctx: Context, id: string): Promise<LeadRow | undefined> =>
  selectLeads(ctx)
    .where(and(eq(leads.id, id), isThere))
    .get()

/** The oldest first. The ids are bound as one JSON value, since D1 binds at most a hundred. */
export const findLeadsById = (ctx: Context, ids: string[]): Promise<LeadRow[]> =>
  selectLeads(ctx)
    .where(and(sql`${leads.id} IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`, isThere))
    .orderBy(asc(leads.createdAt), asc(leads.id))

const ofBusiness = (businessId: string) => and(eq(leads.businessId, businessId), isThere)
const ofCustomer = (customerId: string) => and(eq(leads.customerId, customerId), isThere)
export const leadScope = { ofBusiness, ofCustomer }

const further = (after: Cursor | undefined) => isBefore(leads.createdAt, leads.id, after)

/** One row more than a page, newest first. */
export const selectPage = (ctx: Context, where: SQL | undefined, after: Cursor | undefined) =>
  selectLeads(ctx)
    .where(and(where, further(after)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(PAGE_SIZE + 1)

/** A page and the total. */
export async function findLeads(
  ctx: OwnerContext,
  scope: SQL | undefined,
  filter: LeadFilter,
  after: Cursor | undefined,
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = and(scope, matching(ctx.actor.customerId, filter))
  const [rows, counted] = await ctx.tenants.batch([
    selectPage(ctx, where, after),
    ctx.tenants.select({ number: count() }).from(leads).where(where),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

const EXPORT_MAX = 50_000
export const findLeadsForExport = (ctx: OwnerContext, businessId: string, filter: LeadFilter): Promise<LeadRow[]> =>
  selectLeads(ctx)
    .where(and(ofBusiness(businessId), matching(ctx.actor.customerId, filter)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(EXPORT_MAX)

const AT_ONCE = 1000

/** Leads of all the customer's businesses, newest first. */
export const findLeadsAfter = (ctx: Context, customerId: string, after: Cursor | undefined): Promise<LeadRow[]> =>
  selectLeads(ctx)
    .where(and(ofCustomer(customerId), further(after)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(AT_ONCE)

/** Deletes up to a thousand of a customer's leads and returns them. */
export const deleteSomeLeads = (ctx: Context, customerId: string) =>
  ctx.tenants
    .delete(leads)
    .where(
      inArray(
        leads.id,
        ctx.tenants.select({ id: leads.id }).from(leads).where(eq(leads.customerId, customerId)).limit(AT_ONCE),
      ),
    )
    .returning({ id: leads.id })

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export async function findEmailsIn(ctx: Context, businessId: string, conversationIds: string[]) {
  const rows = await ctx.tenants
    .select({
      name: leads.name,
      email: leads.email,
      conversationId: leads.conversationId,
      language: leads.language,
    })
    .from(leads)
    .where(
      and(
        ofBusiness(businessId),
        sql`${leads.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`,
      ),
    )
  return rows.flatMap(({ email, conversationId, ...lead }) =>
    email && conversationId ? [{ ...lead, email, conversationId }] : [],
  )
}

/** Which of these conversations have a lead. */
export async function findConversationsWithLead(
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<string[]> {
  if (conversationIds.length === 0) return []
  const rows = await ctx.tenants
    .selectDistinct({ conversationId: leads.conversationId })
    .from(leads)
    .where(
      and(
        ofBusiness(businessId),
        sql`${leads.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`,
      ),
    )
  return rows.flatMap(({ conversationId }) => conversationId ?? [])
}
