import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LeadStatus } from '../../../contract/leads'
import type { BookingChange } from '../../../contract/scheduling'
import { businesses, leads } from './tenants'

/** Tenants' database: what was done with leads, notes on leads and conversations, and saved replies. */

/** What of a lead people change, and what changes with it. */
export type LeadState = {
  status: LeadStatus
  valueCents: number | null
  wonAt: number | null
  assignedTo: string | null
  deletedAt: number | null
  dedupeKey: string
}
/** `isReplyMailed`: no change, but what a person wrote in the chat was mailed to whoever left the lead. */
type Done = Partial<LeadState> & { isReplyMailed?: true; booking?: LeadBooking; waiting?: LeadWaiting }

/** What happened to a booking of the lead; the times as they were and are. */
export type LeadBooking = { id: string; serviceName: string; startsAt: number; was?: number; change: BookingChange }

/** What happened on the waiting list; `startsAt`: of the time that was offered. */
export type LeadWaiting = { serviceName: string; change: 'joined' | 'offered'; startsAt?: number }

/** One lead's part in a change, which may be of many leads at once. */
export const leadEvents = sqliteTable(
  'lead_events',
  {
    changeId: text('change_id').notNull(),
    leadId: text('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** A customer or a member of their team: rows of the directory. Empty: the visitor. */
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    /** Everything before it, and of afterwards what it changed. */
    before: text({ mode: 'json' }).$type<LeadState>().notNull(),
    after: text({ mode: 'json' }).$type<Done>().notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.changeId, table.leadId] }),
    index('lead_events_lead').on(table.leadId, table.at, table.changeId),
    index('lead_events_business').on(table.businessId, table.leadId, table.changeId),
  ],
)

/** A note on a lead, a conversation, or both where the lead came from the conversation. Visitors never see one. */
export const notes = sqliteTable(
  'notes',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'cascade' }),
    /** No foreign key: the conversation's head is written behind. */
    conversationId: text('conversation_id'),
    text: text().notNull(),
    /** The text as it is searched for. */
    searchText: text('search_text').notNull(),
    byId: text('by_id').notNull(),
    byName: text('by_name').notNull(),
    createdAt: integer('created_at').notNull(),
    editedAt: integer('edited_at'),
    /** Deleted for good some hours later. */
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    index('notes_business').on(table.businessId),
    index('notes_lead').on(table.leadId, table.createdAt, table.id),
    index('notes_conversation').on(table.conversationId, table.createdAt, table.id),
    index('notes_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
  ],
)

/** Replies that a business's people write again and again. */
export const savedReplies = sqliteTable(
  'saved_replies',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('saved_replies_business').on(table.businessId, table.createdAt, table.id)],
)
