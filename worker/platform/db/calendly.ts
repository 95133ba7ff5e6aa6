import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { bookings } from './bookingTables'
import { businesses } from './tenants'

/** Tenants' database: what goes with a connection to Calendly beside its credentials. */
export const calendlyAccounts = sqliteTable(
  'calendly_accounts',
  {
    businessId: text('business_id')
      .primaryKey()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Calendly's id of the webhook subscription; null: it sends none, and bookings are looked for more often. */
    hookId: text('hook_id'),
    /** When its bookings are looked through next. */
    dueAt: integer('due_at').notNull(),
    /** Changes up to here are known. */
    readAt: integer('read_at').notNull(),
  },
  (table) => [index('calendly_accounts_due').on(table.dueAt)],
)

/** Calendly's invitees, by the booking that they are with us: who moves a booking gets a new one. */
export const calendlyInvitees = sqliteTable(
  'calendly_invitees',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Calendly's. */
    id: text().notNull(),
    eventId: text('event_id').notNull(),
    bookingId: text('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Where the visitor moves it; Calendly's page. */
    rescheduleUrl: text('reschedule_url').notNull(),
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.id] }),
    index('calendly_invitees_booking').on(table.bookingId, table.at),
  ],
)
