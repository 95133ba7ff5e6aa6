import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { businesses } from './tenants'

const business = () =>
  text('business_id')
    .notNull()
    .references(() => businesses.id, { onDelete: 'cascade' })
const number = (name: string) => integer(name).notNull().default(0)

/** When a quarter of an hour begins: every time zone's days begin with one. */
const slot = () => integer().notNull()

/** '' is unknown. */
const dimensions = () => ({
  businessId: business(),
  slot: slot(),
  /** The site that led there; a way in without a conversation is written such as "form:website". */
  source: text().notNull(),
  /** Host and path of the page. */
  page: text().notNull(),
  language: text().notNull(),
})

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

/** The same conversations by where they came from: nearly as many rows as conversations, and so apart. */
export const conversationBreakdown = sqliteTable(
  'conversation_breakdown',
  { ...dimensions(), conversations: number('conversations'), withDetails: number('with_details') },
  (table) => [primaryKey({ columns: [table.businessId, table.slot, table.source, table.page, table.language] })],
)

/** Counts of the leads that came in a quarter of an hour, and of the jobs that were won in it. */
export const leadCounts = sqliteTable(
  'lead_counts',
  {
    ...dimensions(),
    leads: number('leads'),
    phones: number('phones'),
    whileClosed: number('while_closed'),
    /** Of the leads that came: no longer new, and won by now. */
    contacted: number('contacted'),
    converted: number('converted'),
    /** Won in this quarter of an hour, whenever the lead came, and those with a value. */
    won: number('won'),
    valued: number('valued'),
    wonCents: number('won_cents'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.slot, table.source, table.page, table.language] })],
)

/** Quarters of an hour whose counts are out of date. Triggers of conversations and leads write them, in the batch of any change. */
export const slotsToCount = sqliteTable(
  'slots_to_count',
  { businessId: business(), slot: integer().notNull() },
  (table) => [primaryKey({ columns: [table.businessId, table.slot] }), index('slots_to_count_slot').on(table.slot)],
)
