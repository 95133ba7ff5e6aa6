import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BREAKDOWNS } from '../../../contract/analytics'
import { businesses } from './tenants'

const business = () =>
  text('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' })
const number = (name: string) => integer(name).notNull().default(0)

/** When a quarter of an hour begins: every time zone's days begin with one. */
const slot = () => integer().notNull()

/**
 * Tenants' database: what the owner's figures are read from (docs/decisions/111). Counts of the conversations that began in a quarter of an
 * hour; they hold nothing of a visitor.
 */
export const conversationCounts = sqliteTable(
  'conversation_counts',
  {
    businessId: business(),
    slot: slot(),
    conversations: number('conversations'),
    withDetails: number('with_details'),
    /** Of each conversation one of these three is true. */
    byBot: number('by_bot'),
    byPerson: number('by_person'),
    unanswered: number('unanswered'),
    upset: number('upset'),
    whileClosed: number('while_closed'),
    /** Waits for the first person's reply: their sum, and how many were this short. */
    waitedMs: number('waited_ms'),
    within1: number('within_1'),
    within5: number('within_5'),
    within15: number('within_15'),
    within60: number('within_60'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slot] })],
)

/** Counts of the leads that came in a quarter of an hour, and of the jobs that were won in it. */
export const leadCounts = sqliteTable(
  'lead_counts',
  {
    businessId: business(),
    slot: slot(),
    leads: number('leads'),
    phones: number('phones'),
    whileClosed: number('while_closed'),
    /** Of the leads that came: no longer new, and won by now. */
    contacted: number('contacted'),
    converted: number('converted'),
    booked: number('booked'),
    /** Won in this quarter of an hour, whenever the lead came, and those with a value. */
    won: number('won'),
    valued: number('valued'),
    wonCents: number('won_cents'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slot] })],
)

/** Counts of the bookings that were made in a quarter of an hour. */
export const bookingCounts = sqliteTable(
  'booking_counts',
  {
    businessId: business(),
    slot: slot(),
    /** Without canceled ones. */
    bookings: number('bookings'),
    canceled: number('canceled'),
    noShows: number('no_shows'),
    whileClosed: number('while_closed'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slot] })],
)

/** One value of one dimension on one day of the business's calendar; '' is unknown. */
const ofDay = () => ({
  businessId: business(),
  /** Such as "2026-11-22". */
  day: text().notNull(),
  dimension: text({ enum: BREAKDOWNS }).notNull(),
  name: text().notNull(),
})

export const conversationBreakdown = sqliteTable(
  'conversation_breakdown',
  { ...ofDay(), conversations: number('conversations'), withDetails: number('with_details') },
  (table) => [primaryKey({ columns: [table.businessId, table.day, table.dimension, table.name] })],
)

export const leadBreakdown = sqliteTable(
  'lead_breakdown',
  {
    ...ofDay(),
    leads: number('leads'),
    contacted: number('contacted'),
    converted: number('converted'),
    booked: number('booked'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day, table.dimension, table.name] })],
)

/**
 * Quarters of an hour whose conversations, leads or bookings are to be counted anew. Triggers of all three write it in the batch of any change; apart,
 * since leads change long after their conversations may have been deleted.
 */
export const slotsToCount = sqliteTable(
  'slots_to_count',
  { businessId: business(), slot: slot(), kind: text({ enum: ['conversations', 'leads', 'bookings'] }).notNull() },
  (table) => [
    primaryKey({ columns: [table.businessId, table.slot, table.kind] }),
    index('slots_to_count_slot').on(table.slot),
  ],
)
