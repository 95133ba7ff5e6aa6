import { type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { calendarConnections } from '../../db/calendars'
import { authenticators } from '../../db/directory'
import { businesses } from '../../db/tenants'
import { webhookEndpoints } from '../../db/webhooks'

type SealedTable = {
  side: 'directory' | 'tenants'
  table: SQLiteTable
  /** What texts are sealed for, behind the table's name. */
  id: SQLiteColumn | SQL<string>
  columns: SQLiteColumn[]
}

/** Every column with sealed text: whoever adds one names it here, so that it is sealed anew when the key changes. */
export const SEALED_TABLES = {
  authenticators: {
    side: 'directory',
    table: authenticators,
    id: authenticators.personId,
    columns: [authenticators.secret],
  },
  businesses: {
    side: 'tenants',
    table: businesses,
    id: businesses.id,
    columns: [businesses.googleCalendarCredentials, businesses.outlookCalendarCredentials, businesses.identitySecret],
  },
  calendar_connections: {
    side: 'tenants',
    table: calendarConnections,
    id: sql<string>`${calendarConnections.businessId} || '/' || ${calendarConnections.provider}`,
    columns: [calendarConnections.credentials],
  },
  webhook_endpoints: {
    side: 'tenants',
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    columns: [webhookEndpoints.secret, webhookEndpoints.oldSecret],
  },
} as const satisfies Record<string, SealedTable>

export type SealedTableName = keyof typeof SEALED_TABLES

/** The row that a text is sealed for. In any other row it doesn't open. */
export type SealedPlace = `${SealedTableName}:${string}`
