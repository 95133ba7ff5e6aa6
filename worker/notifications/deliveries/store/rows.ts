import { sql } from 'drizzle-orm'
import type { deliveries } from '../../../platform/db/tenants'

export type DeliveryRow = typeof deliveries.$inferSelect
export type NewDelivery = Omit<DeliveryRow, 'outcome' | 'reason' | 'dueAt' | 'attempts' | 'sentAt'>

/** Bound as one JSON value, since D1 binds at most a hundred. */
export const listOf = (values: string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(values)}))`
