import * as z from 'zod/mini'

const DAY = 'Please use a date such as 2026-11-22'
const day = z
  .string(DAY)
  .check(
    z.refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text), DAY),
  )

/** Both days are inclusive and the business's own; without them the last 30 days. */
export const rangeQuery = z.object({ from: z.optional(day), to: z.optional(day) })
export type RangeQuery = z.infer<typeof rangeQuery>
/** Two years and a day: a year beside the one before. */
export const RANGE_MAX_DAYS = 731

const count = z.number()

/** Of all conversations `byBot`, `byPerson` and `unanswered` are one each. */
const answered = { byBot: count, byPerson: count, unanswered: count }

export const analytics = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  /** False while older days are still being counted, such as after an import. */
  isComplete: z.boolean(),
  totals: z.object({
    conversations: count,
    /** Conversations whose visitor left an address or a number, and how many percent that is. */
    withDetails: count,
    conversionRate: count,
    leads: count,
    phones: count,
    /** Made in this time and not canceled; canceled; of the first, those whose visitor didn't come. */
    bookings: count,
    canceledBookings: count,
    noShows: count,
    ...answered,
    upset: count,
    /** Who wrote, and left their details, while the business was closed; null if its hours are unknown. */
    conversationsWhileClosed: z.nullable(count),
    leadsWhileClosed: z.nullable(count),
    bookingsWhileClosed: z.nullable(count),
    /** Jobs won in this time, those with a value, and what they brought in. */
    won: count,
    valued: count,
    wonCents: count,
  }),
  /** How soon a person's first reply came, counted up: `within5` contains `within1`. */
  firstReply: z.object({
    replies: count,
    averageMs: z.nullable(count),
    within1: count,
    within5: count,
    within15: count,
    within60: count,
  }),
  /** The same number of days before. */
  before: z.object({ conversations: count, leads: count, bookings: count }),
  /** One for each day, the first first. */
  series: z.array(
    z.object({
      date: z.string(),
      conversations: count,
      leads: count,
      bookings: count,
      ...answered,
      won: count,
      wonCents: count,
    }),
  ),
  /** Conversations by weekday, Monday first, and hour of the day. */
  hours: z.array(z.array(count)),
  /** Bookings likewise, by when they were made. */
  bookingHours: z.array(z.array(count)),
  /** What was asked most among the latest conversations. */
  questions: z.array(z.object({ question: z.string(), count })),
  /** What the bot couldn't answer, by how many different people asked. */
  unansweredQuestions: z.array(z.object({ id: z.string(), question: z.string(), count })),
})
export type Analytics = z.infer<typeof analytics>

export const BREAKDOWNS = ['source', 'page', 'language'] as const
export type Breakdown = (typeof BREAKDOWNS)[number]

/** From first message to customer: how many of each came further. */
const funnel = { conversations: count, withDetails: count, leads: count, contacted: count, booked: count, won: count }
const breakdownRow = z.object({ name: z.string(), ...funnel })
export type BreakdownRow = z.infer<typeof breakdownRow>

/** The most frequent of each; an empty name is unknown. */
export const breakdowns = z.object({
  funnel: z.object(funnel),
  source: z.array(breakdownRow),
  page: z.array(breakdownRow),
  language: z.array(breakdownRow),
})
export type Breakdowns = z.infer<typeof breakdowns>

export const exportQuery = z.extend(rangeQuery, {
  by: z.optional(z.enum(['day', ...BREAKDOWNS], 'by must be day, source, page or language')),
})

export const reportSetting = z.object({ mails: z.boolean('mails must be true or false') })
export const reportOff = z.object({ businessName: z.string() })
