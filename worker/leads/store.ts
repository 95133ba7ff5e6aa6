import { and, count, desc, eq, getTableColumns, inArray, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LeadStatus } from '../../contract/leads'
import type { Context } from '../platform/context'
import { isBefore } from '../platform/db/isBefore'
import { businesses, leads } from '../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'

/** A lead with its business's country, which decides how phone numbers are displayed. */
export type LeadRow = typeof leads.$inferSelect & { country: string }
export type NewLead = Pick<
  LeadRow,
  | 'id'
  | 'businessId'
  | 'customerId'
  | 'conversationId'
  | 'name'
  | 'email'
  | 'phone'
  | 'projectDetails'
  | 'message'
  | 'source'
  | 'dedupeKey'
  | 'createdAt'
> & {
  /** `message` is what the visitor said it is about, not just the nearest message of the conversation. */
  isSaid?: true
}
export type LeadFilter = { q?: string | undefined; status?: LeadStatus | undefined }

/** How many phone numbers and emails of one lead are mailed; more is a prank. */
const TOLD_MAX = 4

/** The lead's phone numbers and emails that the owner wasn't mailed yet. */
export function untoldWays({ told, phone, email }: Pick<LeadRow, 'told' | 'phone' | 'email'>): string[] {
  const ways = [phone, email].flatMap((way) => (way && !told.includes(way) ? [way] : []))
  return told.length < TOLD_MAX ? ways : []
}

const columns = { ...getTableColumns(leads), country: businesses.country }
const ofItsBusiness = eq(businesses.id, leads.businessId)

/** Selects leads with their business's country. */
export const selectLeads = (ctx: Context) =>
  ctx.tenants.select(columns).from(leads).innerJoin(businesses, ofItsBusiness)

export const findLead = (ctx: Context, id: string): Promise<LeadRow | undefined> =>
  selectLeads(ctx).where(eq(leads.id, id)).get()

const DIGITS_MIN = 4

// instr instead of LIKE, because D1 refuses LIKE patterns over 50 bytes.
const matching = (scope: SQL, { q, status }: LeadFilter) => {
  const contains = (column: SQLWrapper) => sql`instr(lower(${column}), lower(${q})) > 0`
  const digits = q?.replace(/\D/g, '').replace(/^0+/, '') ?? ''
  const words = q
    ? or(
        ...[leads.name, leads.email, leads.phone, leads.message].map(contains),
        // Numbers are stored as E.164 and searched for by their digits.
        digits.length >= DIGITS_MIN ? sql`instr(${leads.phone}, ${digits}) > 0` : undefined,
      )
    : undefined
  return and(scope, words, status && eq(leads.status, status))
}

const ofBusiness = (businessId: string) => eq(leads.businessId, businessId)
const ofCustomer = (customerId: string) => eq(leads.customerId, customerId)
export const leadScope = { ofBusiness, ofCustomer }

const further = (after: Cursor | undefined) => isBefore(leads.createdAt, leads.id, after)

/** One row more than a page, newest first, and the total. */
export async function findLeads(
  ctx: Context,
  scope: SQL,
  filter: LeadFilter,
  after: Cursor | undefined,
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = matching(scope, filter)
  const [rows, counted] = await ctx.tenants.batch([
    selectLeads(ctx)
      .where(and(where, further(after)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(leads).where(where),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

const EXPORT_MAX = 50_000
export const findLeadsForExport = (ctx: Context, businessId: string): Promise<LeadRow[]> =>
  selectLeads(ctx).where(ofBusiness(businessId)).orderBy(desc(leads.createdAt), desc(leads.id)).limit(EXPORT_MAX)

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
      inArray(leads.id, ctx.tenants.select({ id: leads.id }).from(leads).where(ofCustomer(customerId)).limit(AT_ONCE)),
    )
    .returning({ id: leads.id })

const ownLead = (customerId: string, id: string) => and(eq(leads.customerId, customerId), eq(leads.id, id))

export const updateLead = (
  ctx: Context,
  customerId: string,
  id: string,
  change: { status?: LeadStatus; note?: string | null },
) => ctx.tenants.update(leads).set(change).where(ownLead(customerId, id))

export const deleteLead = (ctx: Context, customerId: string, id: string) =>
  ctx.tenants.delete(leads).where(ownLead(customerId, id)).returning({ id: leads.id })

/** The ids are bound as one JSON value, since D1 binds at most a hundred. */
export async function findEmailsIn(ctx: Context, businessId: string, conversationIds: string[]) {
  const rows = await ctx.tenants
    .select({ email: leads.email, conversationId: leads.conversationId })
    .from(leads)
    .where(
      and(
        ofBusiness(businessId),
        sql`${leads.conversationId} IN (SELECT value FROM json_each(${JSON.stringify(conversationIds)}))`,
      ),
    )
  return rows.flatMap(({ email, conversationId }) => (email && conversationId ? [{ email, conversationId }] : []))
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
