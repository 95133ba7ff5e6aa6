import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { BOOKING_CHANGES, BOOKING_SOURCES, BOOKING_STATUSES } from '../../../contract/scheduling'
import { isOneOf } from './isOneOf'
import { businesses, leads } from './tenants'

/** Tenants' database: the copy of what was booked that is listed and searched. The business's Calendar object has the word on it. */
export const bookings = sqliteTable(
  'bookings',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** Null once the lead was deleted for good. */
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    /** No foreign key: the conversation's head is written behind. */
    conversationId: text('conversation_id'),
    serviceId: text('service_id'),
    /** As they were called when it was booked. */
    serviceName: text('service_name').notNull(),
    staffId: text('staff_id'),
    staffName: text('staff_name'),
    startsAt: integer('starts_at').notNull(),
    endsAt: integer('ends_at').notNull(),
    status: text({ enum: BOOKING_STATUSES }).notNull(),
    change: text({ enum: BOOKING_CHANGES }).notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    /** Where the business comes to, as its visitor wrote it. */
    place: text(),
    notes: text(),
    /** The visitor's, where they said it. */
    timeZone: text('time_zone'),
    language: text(),
    sessionId: text('session_id'),
    source: text({ enum: BOOKING_SOURCES }).notNull(),
    /** What its event in a connected calendar is called in invitations; null: it has none. */
    eventUid: text('event_uid'),
    /** Rises with each change; an older state never replaces a newer one. */
    sequence: integer().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    canceledAt: integer('canceled_at'),
  },
  (table) => [
    index('bookings_business').on(table.businessId, table.startsAt, table.id),
    index('bookings_status').on(table.businessId, table.status, table.startsAt, table.id),
    index('bookings_email').on(table.businessId, table.email),
    index('bookings_created').on(table.businessId, table.createdAt, table.id),
    index('bookings_customer').on(table.customerId, table.createdAt, table.id),
    index('bookings_lead').on(table.leadId, table.startsAt, table.id).where(sql`${table.leadId} IS NOT NULL`),
    index('bookings_conversation')
      .on(table.conversationId, table.startsAt, table.id)
      .where(sql`${table.conversationId} IS NOT NULL`),
    check('bookings_status', isOneOf(table.status, BOOKING_STATUSES)),
    check('bookings_times', sql`${table.startsAt} < ${table.endsAt}`),
  ],
)
