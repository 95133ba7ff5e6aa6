import { and, asc, count, desc, eq, gt, gte, lt, lte, ne, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { IMPORT_SOURCE } from '../../../contract/leads'
import { webhookEventRow } from '../../integrations'
import type { Context } from '../../platform/context'
import { batchNamed } from '../../platform/db/batchNamed'
import { leads } from '../../platform/db/tenants'
import { deleteUntried, isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
import { usageRowIf } from '../../usage'
import { searchTextOf } from '../filter/store'
import { deleteLeadsIn } from '../forgetting/store'
import { personOf } from '../people/store'
import { type NewLead, untoldWays } from '../store'
import { wasForgotten } from '../tombstones/store'
import { tracesOf } from '../tombstones/traces'
import { isFromChat, visitPrefixOf } from './dedupeKey'

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

export const isStored = async (ctx: Context, lead: NewLead): Promise<boolean> =>
  (await ctx.tenants.select({ id: leads.id }).from(leads).where(sameLead(lead)).limit(1)).length > 0

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
    : sql`CASE WHEN ${isReworded} THEN ${detailsAfter} || substr(${leads.message}, length(${leads.projectDetails}) + 1) ELSE coalesce(${detailsAfter}, nullif(${leads.message}, ''), excluded.message) END`

/** What was sent before is sent anew, as it stands now: what was said beside it stays. */
const isReworded = sql`${sentDetails} <> '' AND ${leads.projectDetails} <> '' AND instr(${leads.message}, ${leads.projectDetails}) = 1`

const SEARCH_TEXT_MAX = 12_000
/** What was corrected is still found. */
const searchTextAfter = sql`CASE WHEN instr(${leads.searchText}, excluded.search_text) > 0 THEN ${leads.searchText} ELSE substr(excluded.search_text || char(10) || ${leads.searchText}, 1, ${sql.raw(String(SEARCH_TEXT_MAX))}) END`

const firstOf = (column: SQLiteColumn) => sql`coalesce(${column}, ${sql.raw(`excluded.${column.name}`)})`

/** A phone number and an email that follow one another are told together. */
const UPDATE_DELAY_MS = MINUTE_MS
/** Three or four questions are answered in about that time. */
const ANSWERS_DELAY_MS = 2 * MINUTE_MS
/** Who books meanwhile is mailed of that alone. */
const CONFIRM_DELAY_MS = MINUTE_MS
/** Later than the visitor's next words, which may say more. */
const QUALIFY_DELAY_MS = MINUTE_MS
type LeadWork = 'lead.notify' | 'lead.qualify' | 'lead.confirm' | 'lead.answers' | 'lead.wish'
/** Whoever booked is confirmed and told of with their visit. */
const NEEDLESS_ONCE_BOOKED: readonly LeadWork[] = ['lead.confirm', 'lead.wish', 'lead.answers']
/** Leads a business can get in a day: whoever leaves more fills the database. */
const MOST_A_DAY = 500

/** How many leads the business got in the day before this one. */
async function countLately(ctx: Context, { businessId, createdAt }: NewLead): Promise<number> {
  const row = await ctx.tenants
    .select({ number: count() })
    .from(leads)
    .where(
      and(
        eq(leads.businessId, businessId),
        gt(leads.createdAt, createdAt - DAY_MS),
        lte(leads.createdAt, createdAt),
        ne(leads.source, IMPORT_SOURCE),
      ),
    )
    .get()
  return row?.number ?? 0
}

/** Leads of this address in the day before it: they were confirmed, and one mail a day is enough. */
const leftLately = (ctx: Context, { businessId, email, createdAt }: NewLead) =>
  ctx.tenants
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(eq(leads.businessId, businessId), gt(leads.createdAt, createdAt - DAY_MS), sql`${leads.email} = ${email}`),
    )

/** What the batch of a lead that comes of a booking also writes. `stored`: the lead's id, whichever it is once the batch reaches it. */
export type OfBooking = (lead: { id: string; stored: SQL }) => BatchItem<'sqlite'>[]

/**
 * In one batch: stores the lead, its usage row and the mail owed for it; answers its id. Stored again, it updates what changed, and owes
 * another mail only for a new phone number or email, a minute later so that what else they leave goes along. Of a booking's lead nobody is
 * told but with the booking. Null past the day's limit, and for a lead that was held back while its visitor was deleted.
 */
export async function insertLead(ctx: Context, sent: NewLead, ofBooking?: OfBooking): Promise<string | null> {
  const traces = await tracesOf(ctx, sent.businessId, sent)
  const isForgotten = () => wasForgotten(ctx, sent.businessId, traces, sent.createdAt)
  const [samePerson, lately, isGone] = await Promise.all([
    findSamePerson(ctx, sent),
    countLately(ctx, sent),
    isForgotten(),
  ])
  if (isGone) return null
  if (!samePerson && !ofBooking && lately >= MOST_A_DAY) return null
  const lead = { ...sent, dedupeKey: samePerson?.dedupeKey ?? sent.dedupeKey }
  const known = ctx.tenants.select({ id: leads.id }).from(leads).where(sameLead(lead))
  const messageOf = (kind: LeadWork, leadId: string) => ({ kind, payload: { leadId, customerId: lead.customerId } })
  const owed = (kind: LeadWork, leadId: string, delayMs: number) =>
    outboxRowIf(ctx, ctx.tenants, messageOf(kind, leadId), isNotOwed(kind, 'leadId', leadId), ctx.now() + delayMs)
  const further = samePerson && untoldWays({ ...lead, told: samePerson.told }).length > 0 ? samePerson.id : undefined
  const { isSaid: _, wish, toConfirm, ...row } = lead
  const isNewWish = wish !== undefined && samePerson?.mailedAt && !samePerson.message.includes(wish)
  const hasNewAnswers = samePerson?.mailedAt && (lead.answers?.length ?? 0) > (samePerson.answers?.length ?? 0)
  const person = personOf(ctx, lead)
  const leadId = samePerson?.id ?? lead.id
  const event = { customerId: lead.customerId, businessId: lead.businessId, at: ctx.now() }
  const { stored } = await batchNamed(ctx.tenants, {
    person: person.before,
    created: webhookEventRow(ctx, { type: 'lead.created', leadId: lead.id, ...event }, notExists(known)),
    updated: webhookEventRow(
      ctx,
      { type: 'lead.updated', leadId, ...event },
      samePerson ? isNotOwed('webhook.event', 'leadId', leadId) : sql`FALSE`,
    ),
    counted: usageRowIf(ctx, leadUsage(lead), notExists(known)),
    notified: ofBooking
      ? deleteUntried(ctx.tenants, 'lead.notify', 'leadId', leadId)
      : outboxRowIf(ctx, ctx.tenants, messageOf('lead.notify', lead.id), notExists(known)),
    qualified: owed('lead.qualify', leadId, QUALIFY_DELAY_MS),
    confirmed: outboxRowIf(
      ctx,
      ctx.tenants,
      messageOf('lead.confirm', leadId),
      toConfirm && lead.email && !ofBooking ? notExists(leftLately(ctx, lead)) : sql`FALSE`,
      ctx.now() + CONFIRM_DELAY_MS,
    ),
    written: ctx.tenants
      .insert(leads)
      .values({ ...row, personId: person.id, searchText: searchTextOf(row) })
      .onConflictDoUpdate({
        target: [leads.businessId, leads.dedupeKey],
        set: {
          name: nameAfter,
          email: laterOf(leads.email, sql`excluded.email`),
          phone: laterOf(leads.phone, sql`excluded.phone`),
          projectDetails: detailsAfter,
          message: messageAfter(lead),
          phoneTyped: sql`coalesce(excluded.phone_typed, ${leads.phoneTyped})`,
          conversationId: firstOf(leads.conversationId),
          searchText: searchTextAfter,
          personId: sql`excluded.person_id`,
          pageUrl: firstOf(leads.pageUrl),
          referrer: firstOf(leads.referrer),
          campaign: firstOf(leads.campaign),
          language: firstOf(leads.language),
          consent: firstOf(leads.consent),
          answers: sql`coalesce(excluded.answers, ${leads.answers})`,
        },
      }),
    stored: known,
    unowed: ofBooking ? NEEDLESS_ONCE_BOOKED.map((kind) => deleteUntried(ctx.tenants, kind, 'leadId', leadId)) : [],
    ofBooking: ofBooking?.({ id: leadId, stored: sql`(${known})` }) ?? [],
    // The chat asks one question after the other, so that their answers are told together.
    answered: hasNewAnswers && !further && !ofBooking ? [owed('lead.answers', leadId, ANSWERS_DELAY_MS)] : [],
    // The mail of a further way to reach them says it as well.
    wished: isNewWish && !further && !ofBooking ? [owed('lead.wish', leadId, UPDATE_DELAY_MS)] : [],
    notifiedAnew: further && !ofBooking ? [owed('lead.notify', further, UPDATE_DELAY_MS)] : [],
  })
  const id = stored[0]?.id ?? lead.id
  if (!(await isForgotten())) return id
  // Its visitor was deleted while it was being written.
  await deleteLeadsIn(ctx, lead.businessId, [id])
  return null
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
    .select({
      id: leads.id,
      dedupeKey: leads.dedupeKey,
      told: leads.told,
      mailedAt: leads.mailedAt,
      message: leads.message,
      answers: leads.answers,
    })
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
