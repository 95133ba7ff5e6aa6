import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { CALENDAR_PROVIDERS, type ConnectedCalendar, SYNCED_PROVIDERS } from '../../../contract/outsideCalendars'
import { isOneOf } from './isOneOf'
import { businesses } from './tenants'

/** `paused`: the plan no longer includes it. */
const CONNECTION_STATES = ['connected', 'broken', 'paused'] as const

/** Tenants' database: the accounts outside that a business has connected. */
export const calendarConnections = sqliteTable(
  'calendar_connections',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    provider: text({ enum: CALENDAR_PROVIDERS }).notNull(),
    customerId: text('customer_id').notNull(),
    state: text({ enum: CONNECTION_STATES }).notNull(),
    reason: text(),
    account: text(),
    calendars: text({ mode: 'json' }).$type<ConnectedCalendar[]>().notNull(),
    /** Sealed, bound to this row; nothing but sync/store.ts reads it. */
    credentials: text().notNull(),
    /** Rises with each change of the credentials: who changes them names the version that they read. */
    version: integer().notNull().default(1),
    /** Until then somebody is refreshing them: a refresh token that is rotated works once. */
    refreshingUntil: integer('refreshing_until').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.provider] }),
    index('calendar_connections_customer').on(table.customerId),
    index('calendar_connections_account').on(table.provider, table.account),
    check('calendar_connections_provider', isOneOf(table.provider, CALENDAR_PROVIDERS)),
    check('calendar_connections_state', isOneOf(table.state, CONNECTION_STATES)),
  ],
)

/** Owners who are at their provider's consent page: each row is used once, within ten minutes. */
export const calendarConsents = sqliteTable(
  'calendar_consents',
  {
    /** SHA-256 of `state`, hex. */
    state: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    provider: text({ enum: SYNCED_PROVIDERS }).notNull(),
    /** Who asked, and in which session: it must still be signed in when they come back. */
    customerId: text('customer_id').notNull(),
    personId: text('person_id').notNull(),
    sessionId: text('session_id').notNull(),
    /** PKCE's. Its verifier is in a cookie of the browser that asked, and nowhere else. */
    codeChallenge: text('code_challenge').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('calendar_consents_business').on(table.businessId),
    index('calendar_consents_expiry').on(table.expiresAt),
  ],
)
