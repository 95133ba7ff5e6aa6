import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { BookingStatus } from '../../../contract/scheduling'
import { bookings } from './bookingTables'
import { businesses, leads } from './tenants'

/** Tenants' database: what follows a booking, and who waits for a time. */
export const bookingFollowUps = sqliteTable(
  'booking_follow_ups',
  {
    bookingId: text('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** The booking's sequence that people were told of last. */
    toldSequence: integer('told_sequence').notNull(),
    /** When it was to begin by then, so that a mail about a move names both times. */
    toldStartsAt: integer('told_starts_at'),
    toldStatus: text('told_status').$type<BookingStatus>(),
    nextReminderAt: integer('next_reminder_at'),
  },
  (table) => [index('booking_reminders_due').on(table.nextReminderAt).where(sql`${table.nextReminderAt} IS NOT NULL`)],
)

/** Visitors who found no time that suits them. Whoever has booked or doesn't want to wait anymore is deleted. */
export const waitlist = sqliteTable(
  'waitlist',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    serviceId: text('service_id').notNull(),
    /** As it was called when they asked. */
    serviceName: text('service_name').notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    timeZone: text('time_zone'),
    language: text(),
    /** Between which moments their visit may begin. */
    fromAt: integer('from_at').notNull(),
    toAt: integer('to_at').notNull(),
    /** Between which minutes of the day, where not any will do. */
    fromMinute: integer('from_minute'),
    toMinute: integer('to_minute'),
    /** When free times are looked for next. */
    lookAt: integer('look_at').notNull(),
    /** How often a time was offered, and the last one: until when it is held. */
    offers: integer().notNull().default(0),
    offeredStartsAt: integer('offered_starts_at'),
    offeredUntil: integer('offered_until'),
    offeredHoldId: text('offered_hold_id'),
    leadId: text('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('waitlist_business').on(table.businessId, table.createdAt, table.id),
    uniqueIndex('waitlist_person').on(table.businessId, table.email, table.serviceId),
    index('waitlist_due').on(table.lookAt, table.businessId),
    index('waitlist_over').on(table.toAt),
    index('waitlist_lead').on(table.leadId),
  ],
)
