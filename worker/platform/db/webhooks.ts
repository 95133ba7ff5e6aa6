import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { DELIVERY_STATES, OFF_REASONS, type WebhookEvent } from '../../../contract/webhooks'
import { businesses } from './tenants'

/** Tenants' database: who is told of an account's events, so that a lead and what is owed for it are written in one batch. */
export const webhookEndpoints = sqliteTable(
  'webhook_endpoints',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    url: text().notNull(),
    events: text({ mode: 'json' }).$type<WebhookEvent[]>().notNull(),
    /** Encrypted, like the one before, which signs too until `oldSecretUntil`. */
    secret: text().notNull(),
    oldSecret: text('old_secret'),
    oldSecretUntil: integer('old_secret_until'),
    isEnabled: integer('is_enabled', { mode: 'boolean' }).notNull().default(true),
    offBecause: text('off_because', { enum: OFF_REASONS }),
    /** When the first of the tries failed since one last succeeded. */
    failingSince: integer('failing_since'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('webhook_endpoints_customer').on(table.customerId, table.createdAt)],
)

/** What an endpoint was sent, or is to be sent: kept for 30 days. Its row in the outbox, while it waits, has the same id. */
export const webhookDeliveries = sqliteTable(
  'webhook_deliveries',
  {
    id: text().primaryKey(),
    endpointId: text('endpoint_id')
      .notNull()
      .references(() => webhookEndpoints.id, { onDelete: 'cascade' }),
    /** Null for a test. */
    businessId: text('business_id').references(() => businesses.id, { onDelete: 'cascade' }),
    leadId: text('lead_id'),
    conversationId: text('conversation_id'),
    type: text().notNull(),
    data: text({ mode: 'json' }).$type<object>().notNull(),
    state: text({ enum: DELIVERY_STATES }).notNull().default('waiting'),
    attempts: integer().notNull().default(0),
    status: integer(),
    answer: text(),
    lastTriedAt: integer('last_tried_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('webhook_deliveries_endpoint').on(table.endpointId, table.createdAt, table.id),
    index('webhook_deliveries_business').on(table.businessId),
    index('webhook_deliveries_lead').on(table.leadId, table.endpointId, table.createdAt),
    index('webhook_deliveries_conversation').on(table.conversationId),
    index('webhook_deliveries_created').on(table.createdAt),
  ],
)
