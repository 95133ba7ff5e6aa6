import { and, count, desc, eq, inArray, lt, notExists, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { LeadStatus } from '../../contract/leads'
import type { Context } from '../context'
import { leads } from '../db/tenants'
import { type Cursor, PAGE_SIZE } from '../http/page'
import { outboxRowIf } from '../outbox/writeOutbox'
import { usageRowIf } from '../usage/usageRow'

export type LeadRow = typeof leads.$inferSelect
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
>
export type LeadFilter = { q?: string | undefined; status?: LeadStatus | undefined }

const leadUsage = ({ id, customerId, businessId, source, createdAt }: NewLead) => ({
  id: `use_${id}`,
  customerId,
  eventType: 'lead',
  resourceUsed: source,
  quantity: 1,
  metadata: { businessId },
  timestamp: createdAt,
})

const sameLead = ({ businessId, dedupeKey }: NewLead) =>
  and(eq(leads.businessId, businessId), eq(leads.dedupeKey, dedupeKey))

/** What was said last stands; one that comes late, kept while D1 was down, only fills in. */
const laterOf = (column: SQLWrapper, sent: SQL) =>
  sql`CASE WHEN excluded.created_at < ${leads.createdAt} THEN coalesce(${column}, ${sent}) ELSE coalesce(${sent}, ${column}) END`

const sentDetails = sql`excluded.project_details`

/**
 * One batch: the lead, what it counts for, the mail owed for it, and the id it has. Sent again, it adds and corrects what the visitor
 * says anew, and owes no second mail.
 */
export async function insertLead(ctx: Context, lead: NewLead): Promise<string> {
  const known = ctx.tenants.select({ id: leads.id }).from(leads).where(sameLead(lead))
  const [, , , rows] = await ctx.tenants.batch([
    usageRowIf(ctx, leadUsage(lead), notExists(known)),
    outboxRowIf(
      ctx,
      ctx.tenants,
      { kind: 'lead.notify', payload: { leadId: lead.id, customerId: lead.customerId } },
      notExists(known),
    ),
    ctx.tenants
      .insert(leads)
      .values(lead)
      .onConflictDoUpdate({
        target: [leads.businessId, leads.dedupeKey],
        set: {
          name: laterOf(leads.name, sql`excluded.name`),
          phone: laterOf(leads.phone, sql`excluded.phone`),
          projectDetails: laterOf(leads.projectDetails, sentDetails),
          message: sql`coalesce(${laterOf(leads.projectDetails, sentDetails)}, nullif(${leads.message}, ''), excluded.message)`,
        },
      }),
    known,
  ])
  return rows[0]?.id ?? lead.id
}

export const findLead = (ctx: Context, id: string): Promise<LeadRow | undefined> =>
  ctx.tenants.select().from(leads).where(eq(leads.id, id)).get()

// instr and not LIKE: D1 refuses LIKE patterns over 50 bytes.
const matching = (scope: SQL, { q, status }: LeadFilter) => {
  const contains = (column: SQLWrapper) => sql`instr(lower(${column}), lower(${q})) > 0`
  const words = q ? or(...[leads.name, leads.email, leads.phone, leads.message].map(contains)) : undefined
  return and(scope, words, status && eq(leads.status, status))
}

const ofBusiness = (businessId: string) => eq(leads.businessId, businessId)
const ofCustomer = (customerId: string) => eq(leads.customerId, customerId)
export const leadScope = { ofBusiness, ofCustomer }

const further = (after: Cursor | undefined) =>
  after && or(lt(leads.createdAt, after.at), and(eq(leads.createdAt, after.at), lt(leads.id, after.id)))

/** Newest first, and how many there are in all. */
export async function findLeads(
  ctx: Context,
  scope: SQL,
  filter: LeadFilter,
  after: Cursor | undefined,
): Promise<{ rows: LeadRow[]; total: number }> {
  const where = matching(scope, filter)
  const [rows, counted] = await ctx.tenants.batch([
    ctx.tenants
      .select()
      .from(leads)
      .where(and(where, further(after)))
      .orderBy(desc(leads.createdAt), desc(leads.id))
      .limit(PAGE_SIZE + 1),
    ctx.tenants.select({ number: count() }).from(leads).where(where),
  ])
  return { rows, total: counted[0]?.number ?? 0 }
}

const EXPORT_MAX = 50_000
export const findLeadsForExport = (ctx: Context, businessId: string): Promise<LeadRow[]> =>
  ctx.tenants
    .select()
    .from(leads)
    .where(ofBusiness(businessId))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(EXPORT_MAX)

const AT_ONCE = 1000

/** Across all the customer's businesses, newest first. */
export const findLeadsAfter = (ctx: Context, customerId: string, after: Cursor | undefined): Promise<LeadRow[]> =>
  ctx.tenants
    .select()
    .from(leads)
    .where(and(ofCustomer(customerId), further(after)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(AT_ONCE)

/** Takes away a bite of a customer's leads, and answers what it took. */
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
) => ctx.tenants.update(leads).set(change).where(ownLead(customerId, id)).returning()

export const deleteLead = (ctx: Context, customerId: string, id: string) =>
  ctx.tenants.delete(leads).where(ownLead(customerId, id)).returning({ id: leads.id })

/** D1 binds at most a hundred values: the ids go as one. */
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
