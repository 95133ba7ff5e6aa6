import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { businesses } from './tenants'

/** Tenants' database: when each person of a team last looked at a business's home, and when they did in the visit before. */
export const homeVisits = sqliteTable(
  'home_visits',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The owner's customer id or a teammate's id, in the directory. */
    personId: text('person_id').notNull(),
    lastSeenAt: integer('last_seen_at').notNull(),
    previousSeenAt: integer('previous_seen_at'),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.personId] })],
)
