import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
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
import { isFromChat, visitPrefixOf } from './dedupeKey'

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

/** The later value wins. A lead that was held while D1 was down comes late and only fills in missing values. */
const laterOf = (column: SQLWrapper, sent: SQL) =>
  sql`CASE WHEN excluded.created_at < ${leads.createdAt} THEN coalesce(nullif(${column}, ''), ${sent}) ELSE coalesce(nullif(${sent}, ''), ${column}) END`

const sentDetails = sql`excluded.project_details`
const detailsAfter = laterOf(leads.projectDetails, sentDetails)

// "Ana" after "Ana Lopez" doesn't shorten the name.
const nameAfter = sql`CASE WHEN instr(lower(${leads.name}), lower(excluded.name)) > 0 THEN ${leads.name} ELSE ${laterOf(leads.name, sql`excluded.name`)} END`

const saidBesides = sql`CASE WHEN instr(coalesce(${leads.projectDetails}, ''), excluded.message) > 0 THEN ${leads.projectDetails} ELSE coalesce(${leads.projectDetails} || char(10), '') || excluded.message END`

/** A reason given in the chat is added to what was typed into the form; any other message is only used if there is none. */
const messageAfter = ({ isSaid }: NewLead) =>
  isSaid
    ? laterOf(leads.message, saidBesides)
    : sql`coalesce(${detailsAfter}, nullif(${leads.message}, ''), excluded.message)`

const UPDATE_DELAY_MS = 10_000

/**
 * In one batch: stores the lead, its usage row and the mail owed for it; answers its id. Stored again, it updates what changed, and owes
 * another mail only for a new phone number or email, some seconds later so that the first mail has left.
 */
export async function insertLead(ctx: Context, sent: NewLead): Promise<string> {
  const samePerson = await findSamePerson(ctx, sent)
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
    outboxRowIf(ctx, ctx.tenants, notice(lead.id), notExists(known)),
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

/** How many phone numbers and emails of one lead are mailed; more is a prank. */
const TOLD_MAX = 4

/** The lead's phone numbers and emails that the owner wasn't mailed yet. */
export function untoldWays(
  { told }: Pick<LeadRow, 'told'>,
  { phone, email }: Pick<NewLead, 'phone' | 'email'>,
): string[] {
  const ways = [phone, email].flatMap((way) => (way && !told.includes(way) ? [way] : []))
  return told.length < TOLD_MAX ? ways : []
}

/**
 * The lead of the same session that this one belongs to. Details from the chat are always one person's; a form is another person's if
 * neither name, email nor phone match.
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
        // ';' follows ':' in ASCII: the end of the prefix range.
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

const further = (after: Cursor | undefined) =>
  after && or(lt(leads.createdAt, after.at), and(eq(leads.createdAt, after.at), lt(leads.id, after.id)))

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
