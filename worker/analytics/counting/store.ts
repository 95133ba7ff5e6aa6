import { and, asc, desc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { BREAKDOWNS } from '../../../contract/analytics'
import { UPSET_MATTERS } from '../../../contract/chat'
import { MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import {
  bookingCounts,
  conversationBreakdown,
  conversationCounts,
  leadBreakdown,
  leadCounts,
  slotsToCount,
} from '../../platform/db/analytics'
import { bookings } from '../../platform/db/bookingTables'
import { askings } from '../../platform/db/curation'
import { businesses, conversations, leads } from '../../platform/db/tenants'

export const SLOT_MS = 15 * MINUTE_MS

/** `open`: when the business is open in this quarter of an hour; null if its hours are unknown. */
type Slot = { from: number; to: number; open: [number, number][] | null }
/** Slots to count, and the days of the business's calendar that they are part of. */
export type ToCount = { slots: Slot[]; days: { day: string; from: number; to: number }[] }
export type SlotRow = Pick<typeof slotsToCount.$inferSelect, 'slot' | 'kind'>

/** What is to be counted at a business, the latest first. */
export const findSlots = (ctx: Context, businessId: string, limit: number): Promise<SlotRow[]> =>
  ctx.tenants
    .select({ slot: slotsToCount.slot, kind: slotsToCount.kind })
    .from(slotsToCount)
    .where(eq(slotsToCount.businessId, businessId))
    .orderBy(desc(slotsToCount.slot))
    .limit(limit)

/** The same at all businesses of what is over, the oldest first. */
export const findSlotsOver = (ctx: Context, limit: number) =>
  ctx.tenants
    .select()
    .from(slotsToCount)
    .where(lte(slotsToCount.slot, ctx.now() - SLOT_MS))
    .orderBy(asc(slotsToCount.slot))
    .limit(limit)

export const findHours = (ctx: Context, businessId: string) =>
  ctx.tenants
    .select({ timeZone: businesses.timeZone, facts: businesses.facts })
    .from(businesses)
    .where(eq(businesses.id, businessId))
    .get()

const PAGE_MAX = 120
const SOURCE_MAX = 100

const hostAndPath = (url: SQL) => sql`rtrim(substr(${url}, instr(${url}, '://') + 3, ${PAGE_MAX}), '/')`
const pageOf = (url: SQL) =>
  sql`coalesce(CASE WHEN instr(${url}, '://www.') > 0 THEN substr(${hostAndPath(url)}, 5) ELSE ${hostAndPath(url)} END, '')`
const sourceOf = (column: SQL) => sql`coalesce(substr(${column}, 1, ${SOURCE_MAX}), '')`

/** Rows of a business in spans that are handed in. CROSS JOIN: each is looked up (https://www.sqlite.org/optoverview.html#crossjoin). */
const inSpans = (spans: object[], table: SQL, businessId: string, time: SQL) =>
  sql`FROM json_each(${JSON.stringify(spans)}) span CROSS JOIN ${table} row
    ON row.business_id = ${businessId} AND ${time} >= span.value ->> 'from' AND ${time} < span.value ->> 'to'`

/** False where the hours are unknown. */
const whileClosed = (time: SQL) =>
  sql`(span.value ->> 'open' IS NOT NULL AND NOT EXISTS (SELECT 1 FROM json_each(span.value, '$.open') piece
    WHERE ${time} >= piece.value ->> 0 AND ${time} < piece.value ->> 1))`

const began = sql`row.created_at`
const isUpset = sql`coalesce(matter IN (SELECT value FROM json_each(${JSON.stringify(UPSET_MATTERS)})), 0)`
const waitedAtMost = (minutes: number) => sql`coalesce(sum(human_reply_ms <= ${minutes * MINUTE_MS}), 0)`

/** What is asked in a conversation and listed as not answered counts there too, whatever else was answered after it. */
const wentUnanswered = sql`(is_unanswered OR EXISTS (SELECT 1 FROM ${askings} asked WHERE asked.conversation_id = row.id))`

const insertConversationCounts = (ctx: Context, businessId: string, { slots }: ToCount) =>
  ctx.tenants.insert(conversationCounts).select(
    sql`SELECT business_id, span.value ->> 'from', count(*), sum(has_details OR has_lead),
      sum(human_reply_ms IS NULL AND NOT ${wentUnanswered}), sum(human_reply_ms IS NOT NULL),
      sum(human_reply_ms IS NULL AND ${wentUnanswered}), sum(${isUpset}), sum(${whileClosed(began)}),
      coalesce(sum(human_reply_ms), 0), ${waitedAtMost(1)}, ${waitedAtMost(5)}, ${waitedAtMost(15)}, ${waitedAtMost(60)}
      ${inSpans(slots, sql`${conversations}`, businessId, began)} GROUP BY 2`,
  )

const insertBookingCounts = (ctx: Context, businessId: string, { slots }: ToCount) =>
  ctx.tenants.insert(bookingCounts).select(
    sql`SELECT business_id, span.value ->> 'from', sum(status <> 'canceled'), sum(status = 'canceled'), sum(status = 'no-show'),
      sum(status <> 'canceled' AND ${whileClosed(began)}) ${inSpans(slots, sql`${bookings}`, businessId, began)} GROUP BY 2`,
  )

const isBooked = sql`EXISTS (SELECT 1 FROM ${bookings} visit WHERE visit.lead_id = row.id AND visit.status <> 'canceled')`

/** Which leads count: imported ones didn't come through the front desk. */
const countedLead = sql`row.source <> 'import' AND row.deleted_at IS NULL`

const insertLeadCounts = (ctx: Context, businessId: string, { slots }: ToCount) =>
  ctx.tenants.insert(leadCounts).select(
    sql`SELECT business_id, slot, sum(came), sum(came AND has_phone), sum(came AND closed), sum(came AND contacted),
      sum(came AND won), sum(came AND booked), sum(NOT came), sum(NOT came AND cents > 0), sum(iif(came, 0, cents)) FROM (
        SELECT business_id, span.value ->> 'from' AS slot, 1 AS came, coalesce(phone, '') <> '' AS has_phone,
          ${whileClosed(began)} AS closed, status <> 'new' AS contacted, status = 'won' AS won, ${isBooked} AS booked, 0 AS cents
          ${inSpans(slots, sql`${leads}`, businessId, began)} AND ${countedLead}
        UNION ALL
        SELECT business_id, span.value ->> 'from', 0, 0, 0, 0, 0, 0, coalesce(value_cents, 0)
          ${inSpans(slots, sql`${leads}`, businessId, sql`row.won_at`)} AND ${countedLead}
      ) GROUP BY 2`,
  )

/** A row for each dimension's value of each row of `rows`, which has a column for each dimension. */
const byDimension = (rows: SQL, sums: SQL) => {
  const each = BREAKDOWNS.map(
    (name) =>
      sql`SELECT business_id, day, ${name} AS dimension, ${sql.identifier(name)} AS name, ${sums} FROM rows GROUP BY 2, 4`,
  )
  return sql`WITH rows AS MATERIALIZED (${rows}) ${sql.join(each, sql` UNION ALL `)}`
}

const insertConversationBreakdown = (ctx: Context, businessId: string, { days }: ToCount) =>
  ctx.tenants.insert(conversationBreakdown).select(
    byDimension(
      sql`SELECT business_id, span.value ->> 'day' AS day, ${sourceOf(sql`row.source`)} AS source, ${pageOf(sql`page_url`)} AS page,
        coalesce(language, '') AS language, has_details OR has_lead AS left_details
        ${inSpans(days, sql`${conversations}`, businessId, began)}`,
      sql`count(*), sum(left_details)`,
    ),
  )

const insertLeadBreakdown = (ctx: Context, businessId: string, { days }: ToCount) =>
  ctx.tenants.insert(leadBreakdown).select(
    byDimension(
      sql`SELECT row.business_id, span.value ->> 'day' AS day,
        CASE WHEN talk.id IS NULL AND row.referrer IS NULL THEN 'form:' || row.source
          ELSE ${sourceOf(sql`coalesce(talk.source, row.referrer)`)} END AS source,
        ${pageOf(sql`coalesce(talk.page_url, row.page_url)`)} AS page, coalesce(talk.language, row.language, '') AS language, row.status, ${isBooked} AS booked
        ${inSpans(days, sql`${leads}`, businessId, began)} AND ${countedLead}
        LEFT JOIN ${conversations} talk ON talk.id = row.conversation_id`,
      sql`count(*), sum(status <> 'new'), sum(status = 'won'), sum(booked)`,
    ),
  )

const valuesOf = (list: object[], name: string) =>
  sql`(SELECT value ->> ${name} FROM json_each(${JSON.stringify(list)}))`

/** What is counted of each kind. */
const COUNTED = {
  conversations: {
    counts: conversationCounts,
    breakdown: conversationBreakdown,
    insert: [insertConversationCounts, insertConversationBreakdown],
  },
  leads: { counts: leadCounts, breakdown: leadBreakdown, insert: [insertLeadCounts, insertLeadBreakdown] },
  bookings: { counts: bookingCounts, breakdown: undefined, insert: [insertBookingCounts] },
} as const

/** Counts a kind anew, in one batch: a change that comes later marks its slot again. */
export function recount(ctx: Context, businessId: string, kind: SlotRow['kind'], what: ToCount) {
  const slots = valuesOf(what.slots, 'from')
  const days = valuesOf(what.days, 'day')
  const { counts, breakdown, insert } = COUNTED[kind]
  return ctx.tenants.batch([
    ctx.tenants
      .delete(slotsToCount)
      .where(
        and(eq(slotsToCount.businessId, businessId), eq(slotsToCount.kind, kind), inArray(slotsToCount.slot, slots)),
      ),
    ctx.tenants.delete(counts).where(and(eq(counts.businessId, businessId), inArray(counts.slot, slots))),
    ...(breakdown
      ? [ctx.tenants.delete(breakdown).where(and(eq(breakdown.businessId, businessId), inArray(breakdown.day, days)))]
      : []),
    ...insert.map((count) => count(ctx, businessId, what)),
  ])
}
