import { and, desc, eq, gte, lt, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Breakdown, BreakdownRow } from '../../../contract/analytics'
import type { Context } from '../../platform/context'
import {
  bookingCounts,
  conversationBreakdown,
  conversationCounts,
  leadBreakdown,
  leadCounts,
} from '../../platform/db/analytics'
import { askings, questions } from '../../platform/db/curation'
import { conversations } from '../../platform/db/tenants'
import type { OffsetRange } from '../zone/offsets'

/** From the first to before the last moment, in milliseconds since 1970. */
export type Span = { from: number; to: number }
/** Days of the business's calendar, both inclusive. */
export type Days = { firstDay: string; lastDay: string }

const CONVERSATIONS = [
  'conversations',
  'withDetails',
  'byBot',
  'byPerson',
  'unanswered',
  'upset',
  'whileClosed',
  'waitedMs',
  'within1',
  'within5',
  'within15',
  'within60',
] as const
const LEADS = [
  'leads',
  'phones',
  'whileClosed',
  'contacted',
  'converted',
  'booked',
  'won',
  'valued',
  'wonCents',
] as const

const BOOKINGS = ['bookings', 'canceled', 'noShows', 'whileClosed'] as const

export type ConversationSums = Record<(typeof CONVERSATIONS)[number], number>
export type BookingSums = Record<(typeof BOOKINGS)[number], number>
export type LeadSums = Record<(typeof LEADS)[number], number>

const sumsOf = <Name extends string>(table: Record<Name, SQLWrapper>, names: readonly Name[]) =>
  sql.join(
    names.map((name) => sql`coalesce(sum(${table[name]}), 0) AS ${sql.identifier(name)}`),
    sql`, `,
  )

/** A row of `table` in each stretch of the zone's offset; CROSS JOIN has SQLite look each stretch up. */
type Counts = typeof conversationCounts | typeof leadCounts | typeof bookingCounts

const inRanges = (table: Counts, businessId: string, ranges: OffsetRange[]) =>
  sql`FROM json_each(${JSON.stringify(ranges)}) range CROSS JOIN ${table}
    ON ${table.businessId} = ${businessId} AND ${table.slot} >= range.value ->> 'from' AND ${table.slot} < range.value ->> 'to'`

const localTime = (slot: SQL) => sql`(${slot} + range.value ->> 'offset')`
// Written out, since D1 binds numbers as REAL, and then a division has a fraction.
const DAY_MS = sql.raw('86400000')
const HOUR_MS = sql.raw('3600000')
const HOURS_A_WEEK = sql.raw('168')

type OfDay = { day: number }
export type OfHour = { hour: number; number: number }

/** Sums of each day on the zone's calendar, by its number since 1970. */
export const conversationsByDay = (ctx: Context, businessId: string, ranges: OffsetRange[]) =>
  ctx.tenants.all<ConversationSums & OfDay>(
    sql`SELECT ${localTime(sql`slot`)} / ${DAY_MS} AS day, ${sumsOf(conversationCounts, CONVERSATIONS)}
      ${inRanges(conversationCounts, businessId, ranges)} GROUP BY day ORDER BY day`,
  )

export const leadsByDay = (ctx: Context, businessId: string, ranges: OffsetRange[]) =>
  ctx.tenants.all<LeadSums & OfDay>(
    sql`SELECT ${localTime(sql`slot`)} / ${DAY_MS} AS day, ${sumsOf(leadCounts, LEADS)}
      ${inRanges(leadCounts, businessId, ranges)} GROUP BY day ORDER BY day`,
  )

export const bookingsByDay = (ctx: Context, businessId: string, ranges: OffsetRange[]) =>
  ctx.tenants.all<BookingSums & OfDay>(
    sql`SELECT ${localTime(sql`slot`)} / ${DAY_MS} AS day, ${sumsOf(bookingCounts, BOOKINGS)}
      ${inRanges(bookingCounts, businessId, ranges)} GROUP BY day ORDER BY day`,
  )

/** Bookings by the hour of the week in which they were made. */
export const bookingsByHour = (ctx: Context, businessId: string, ranges: OffsetRange[]) =>
  ctx.tenants.all<OfHour>(
    sql`SELECT ${localTime(sql`slot`)} / ${HOUR_MS} % ${HOURS_A_WEEK} AS hour, sum(bookings) AS number
      ${inRanges(bookingCounts, businessId, ranges)} GROUP BY hour`,
  )

/** Conversations by the hour of the week; 1970 began on a Thursday, which is hour 0. */
export const conversationsByHour = (ctx: Context, businessId: string, ranges: OffsetRange[]) =>
  ctx.tenants.all<OfHour>(
    sql`SELECT ${localTime(sql`slot`)} / ${HOUR_MS} % ${HOURS_A_WEEK} AS hour, sum(conversations) AS number
      ${inRanges(conversationCounts, businessId, ranges)} GROUP BY hour`,
  )

const inSpan = (table: Counts, businessId: string, { from, to }: Span) =>
  and(eq(table.businessId, businessId), gte(table.slot, from), lt(table.slot, to))

export const sumConversations = (ctx: Context, businessId: string, span: Span) =>
  ctx.tenants.get<ConversationSums>(
    sql`SELECT ${sumsOf(conversationCounts, CONVERSATIONS)} FROM ${conversationCounts} WHERE ${inSpan(conversationCounts, businessId, span)}`,
  )

export const sumLeads = (ctx: Context, businessId: string, span: Span) =>
  ctx.tenants.get<LeadSums>(
    sql`SELECT ${sumsOf(leadCounts, LEADS)} FROM ${leadCounts} WHERE ${inSpan(leadCounts, businessId, span)}`,
  )

export const sumBookings = (ctx: Context, businessId: string, span: Span) =>
  ctx.tenants.get<BookingSums>(
    sql`SELECT ${sumsOf(bookingCounts, BOOKINGS)} FROM ${bookingCounts} WHERE ${inSpan(bookingCounts, businessId, span)}`,
  )

const ofDays = (
  table: typeof conversationBreakdown | typeof leadBreakdown,
  businessId: string,
  { firstDay, lastDay }: Days,
) => and(eq(table.businessId, businessId), gte(table.day, firstDay), lte(table.day, lastDay))

/** Of each dimension the values with the most conversations, then the most leads. */
export const findBreakdowns = (ctx: Context, businessId: string, days: Days, limit: number) =>
  ctx.tenants.all<BreakdownRow & { dimension: Breakdown }>(
    sql`SELECT dimension, name, conversations, withDetails, leads, contacted, booked, won FROM (
        SELECT dimension, name, sum(conversations) AS conversations, sum(with_details) AS withDetails, sum(leads) AS leads,
          sum(contacted) AS contacted, sum(booked) AS booked, sum(converted) AS won,
          row_number() OVER (PARTITION BY dimension ORDER BY sum(conversations) DESC, sum(leads) DESC, name) AS place
        FROM (
          SELECT dimension, name, conversations, with_details, 0 AS leads, 0 AS contacted, 0 AS booked, 0 AS converted
            FROM ${conversationBreakdown} WHERE ${ofDays(conversationBreakdown, businessId, days)}
          UNION ALL
          SELECT dimension, name, 0, 0, leads, contacted, booked, converted
            FROM ${leadBreakdown} WHERE ${ofDays(leadBreakdown, businessId, days)}
        ) GROUP BY dimension, name
      ) WHERE place <= ${limit} ORDER BY dimension, place`,
  )

/** What the latest conversations of the span began with. */
export const findPreviews = (ctx: Context, businessId: string, { from, to }: Span, limit: number) =>
  ctx.tenants
    .select({ preview: conversations.preview })
    .from(conversations)
    .where(
      and(
        eq(conversations.businessId, businessId),
        gte(conversations.createdAt, from),
        lt(conversations.createdAt, to),
      ),
    )
    .orderBy(desc(conversations.createdAt))
    .limit(limit)

/** Open questions by how many different people asked them in this time. */
export function findAskedQuestions(ctx: Context, businessId: string, { from, to }: Span, limit: number) {
  const times = sql<number>`count(DISTINCT ${askings.asker})`
  return ctx.tenants
    .select({ id: questions.id, question: questions.question, count: times })
    .from(askings)
    .innerJoin(questions, eq(questions.id, askings.questionId))
    .where(
      and(
        eq(askings.businessId, businessId),
        gte(askings.askedAt, from),
        lt(askings.askedAt, to),
        eq(questions.state, 'open'),
      ),
    )
    .groupBy(questions.id)
    .orderBy(desc(times), desc(questions.lastAskedAt))
    .limit(limit)
}
