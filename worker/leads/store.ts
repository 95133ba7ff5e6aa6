import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  gte,
  inArray,
  lt,
  notExists,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { LeadStatus } from '../../contract/leads'
import type { Context } from '../platform/context'
import { businesses, leads } from '../platform/db/tenants'
import { type Cursor, PAGE_SIZE } from '../platform/http/page'
import { isNotOwed, outboxRowIf } from '../platform/outbox/writeOutbox'
import { usageRowIf } from '../usage'
import { isFromChat, visitPrefixOf } from './storing/dedupeKey'

/** With the country whose people read its phone number. */
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
  /** `message` is what the visitor said in the chat that it is about, and not a line that is as near as we know. */
  isSaid?: true
}
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
  sql`CASE WHEN excluded.created_at < ${leads.createdAt} THEN coalesce(nullif(${column}, ''), ${sent}) ELSE coalesce(nullif(${sent}, ''), ${column}) END`

const sentDetails = sql`excluded.project_details`
const detailsAfter = laterOf(leads.projectDetails, sentDetails)

// "Ana" after "Ana Lopez" is no correction.
const nameAfter = sql`CASE WHEN instr(lower(${leads.name}), lower(excluded.name)) > 0 THEN ${leads.name} ELSE ${laterOf(leads.name, sql`excluded.name`)} END`

const saidBesides = sql`CASE WHEN instr(coalesce(${leads.projectDetails}, ''), excluded.message) > 0 THEN ${leads.projectDetails} ELSE coalesce(${leads.projectDetails} || char(10), '') || excluded.message END`

/** What is said in the chat goes with what was written in the form; a line of the conversation only stands in. */
const messageAfter = ({ isSaid }: NewLead) =>
  isSaid
    ? laterOf(leads.message, saidBesides)
    : sql`coalesce(${detailsAfter}, nullif(${leads.message}, ''), excluded.message)`

const UPDATE_DELAY_MS = 10_000
const HOUR_MS = 60 * 60_000
/** No business gets more in a day: whoever leaves more fills the database. */
const MOST_A_DAY = 500
/** So many of an hour are mailed one by one; of those beyond a mail tells that finds them by itself. */
export const MAILS_AN_HOUR = 10

/** How many leads the business got in the day and in the hour before this one. */
async function countLately(
  ctx: Context,
  { businessId, createdAt, id }: NewLead,
): Promise<{ day: number; hour: number }> {
  const row = await ctx.tenants
    .select({
      day: count(),
      // In the order in which they are mailed: of those that come at once, too.
      hour: sql<number>`coalesce(sum(${leads.createdAt} > ${createdAt - HOUR_MS} AND (${leads.createdAt} < ${createdAt} OR (${leads.createdAt} = ${createdAt} AND ${leads.id} < ${id}))), 0)`,
    })
    .from(leads)
    .where(and(eq(leads.businessId, businessId), gt(leads.createdAt, createdAt - 24 * HOUR_MS)))
    .get()
  return row ?? { day: 0, hour: 0 }
}

/**
 * One batch: the lead, what it counts for, the mail owed for it, and the id it has. Sent again, it adds and corrects what the visitor
 * says anew, and owes a further mail only where that is another way to reach them: some seconds later, when the first one has left.
 * Null where the business has had more in a day than anybody leaves who means it.
 */
export async function insertLead(ctx: Context, sent: NewLead): Promise<string | null> {
  const [samePerson, lately] = await Promise.all([findSamePerson(ctx, sent), countLately(ctx, sent)])
  if (!samePerson && lately.day >= MOST_A_DAY) return null
  const lead = { ...sent, dedupeKey: samePerson?.dedupeKey ?? sent.dedupeKey }
  const known = ctx.tenants.select({ id: leads.id }).from(leads).where(sameLead(lead))
  const notice = (leadId: string) => ({
    kind: 'lead.notify' as const,
    payload: { leadId, customerId: lead.customerId },
  })
  const further = samePerson && untoldWays(samePerson, lead).length > 0 ? samePerson.id : undefined
  const { isSaid: _, ...row } = lead
  const [, , , rows] = await ctx.tenants.batch([
    usageRowIf(ctx, leadUsage(lead), notExists(known)),
    outboxRowIf(ctx, ctx.tenants, notice(lead.id), lately.hour < MAILS_AN_HOUR ? notExists(known) : sql`FALSE`),
    ctx.tenants
      .insert(leads)
      .values(row)
      .onConflictDoUpdate({
        target: [leads.businessId, leads.dedupeKey],
        set: {
          name: nameAfter,
          email: laterOf(leads.email, sql`excluded.email`),
          phone: laterOf(leads.phone, sql`excluded.phone`),
          projectDetails: detailsAfter,
          message: messageAfter(lead),
          conversationId: sql`coalesce(${leads.conversationId}, excluded.conversation_id)`,
        },
      }),
    known,
    ...(further
      ? [
          outboxRowIf(
            ctx,
            ctx.tenants,
            notice(further),
            isNotOwed('lead.notify', 'leadId', further),
            ctx.now() + UPDATE_DELAY_MS,
          ),
        ]
      : []),
  ])
  return rows[0]?.id ?? lead.id
}

/** So many addresses and numbers of one lead are mailed: a visitor's mind may change, a prankster's never rests. */
const TOLD_MAX = 4

/** The ways to reach a lead that its owner was not mailed yet. */
export function untoldWays(
  { told }: Pick<LeadRow, 'told'>,
  { phone, email }: Pick<NewLead, 'phone' | 'email'>,
): string[] {
  const ways = [phone, email].flatMap((way) => (way && !told.includes(way) ? [way] : []))
  return told.length < TOLD_MAX ? ways : []
}

/**
 * The lead of the same visit that this one is of: in the chat it is one person throughout, a form may be another person's where neither
 * its name nor its address nor its number is the same.
 */
function findSamePerson(ctx: Context, { businessId, dedupeKey, name, email, phone }: NewLead) {
  const visit = visitPrefixOf(dedupeKey)
  if (!visit) return undefined
  const sameName = sql`(${leads.name} <> '' AND lower(${leads.name}) = lower(${name}))`
  const equal = sql`(${leads.dedupeKey} = ${dedupeKey} OR coalesce(${leads.email} = ${email}, 0) OR coalesce(${leads.phone} = ${phone}, 0) OR ${sameName})`
  const rival = sql`(coalesce(${leads.email} <> ${email}, 0) OR coalesce(${leads.phone} <> ${phone}, 0))`
  return ctx.tenants
    .select({ id: leads.id, dedupeKey: leads.dedupeKey, told: leads.told })
    .from(leads)
    .where(
      and(
        eq(leads.businessId, businessId),
        gte(leads.dedupeKey, visit),
        // The sign after the colon.
        lt(leads.dedupeKey, visit.replace(/:$/, ';')),
        isFromChat(dedupeKey) ? undefined : sql`(${equal} OR NOT ${rival})`,
      ),
    )
    .orderBy(desc(equal), asc(rival), desc(leads.createdAt))
    .limit(1)
    .get()
}

const columns = { ...getTableColumns(leads), country: businesses.country }
const ofItsBusiness = eq(businesses.id, leads.businessId)

/** Leads with the country of their business. */
export const selectLeads = (ctx: Context) =>
  ctx.tenants.select(columns).from(leads).innerJoin(businesses, ofItsBusiness)

export const findLead = (ctx: Context, id: string): Promise<LeadRow | undefined> =>
  selectLeads(ctx).where(eq(leads.id, id)).get()

const DIGITS_MIN = 4

// instr and not LIKE: D1 refuses LIKE patterns over 50 bytes.
const matching = (scope: SQL, { q, status }: LeadFilter) => {
  const contains = (column: SQLWrapper) => sql`instr(lower(${column}), lower(${q})) > 0`
  const digits = q?.replace(/\D/g, '').replace(/^0+/, '') ?? ''
  const words = q
    ? or(
        ...[leads.name, leads.email, leads.phone, leads.message].map(contains),
        // A number is kept in one writing and searched for in any.
        digits.length >= DIGITS_MIN ? sql`instr(${leads.phone}, ${digits}) > 0` : undefined,
      )
    : undefined
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

/** Across all the customer's businesses, newest first. */
export const findLeadsAfter = (ctx: Context, customerId: string, after: Cursor | undefined): Promise<LeadRow[]> =>
  selectLeads(ctx)
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
) => ctx.tenants.update(leads).set(change).where(ownLead(customerId, id))

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

export async function findLinkedConversations(
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<string[]> {
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
