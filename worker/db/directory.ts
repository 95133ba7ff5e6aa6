import { sql } from 'drizzle-orm'
import { check, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'

/**
 * The directory side: who our customers are, how they sign in, what they used.
 * No query and no foreign key crosses to the tenants' side, so that tenants can move to databases of their own.
 * Times are integer milliseconds.
 */
export const customers = sqliteTable(
  'customers',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** Absent until registration is completed, and for an operator who signs in by recovery first. */
    passwordHash: text('password_hash'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionStatus: text('subscription_status', {
      enum: [
        'inactive',
        'trialing',
        'active',
        'past_due',
        'unpaid',
        'canceled',
        'paused',
        'incomplete',
        'incomplete_expired',
      ],
    })
      .notNull()
      .default('inactive'),
    planType: text('plan_type', { enum: ['starter', 'business', 'enterprise', 'test'] }),
    trialEndsAt: integer('trial_ends_at'),
    apiKey: text('api_key').notNull().unique(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    check(
      'customers_subscription_status',
      sql`${table.subscriptionStatus} IN ('inactive','trialing','active','past_due','unpaid','canceled','paused','incomplete','incomplete_expired')`,
    ),
    check('customers_plan_type', sql`${table.planType} IN ('starter','business','enterprise','test')`),
    check('customers_email', sql`${table.email} = lower(${table.email}) AND ${table.email} LIKE '%_@_%'`),
    check('customers_active_has_password', sql`${table.isActive} = 0 OR ${table.passwordHash} IS NOT NULL`),
  ],
)

/** The record of a session; KV holds a cache of it under the same hash. The token itself is never stored. */
export const customerSessions = sqliteTable(
  'customer_sessions',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hex. */
    token: text().notNull().unique(),
    userAgent: text('user_agent'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('customer_sessions_customer').on(table.customerId, table.createdAt),
    index('customer_sessions_expiry').on(table.expiresAt),
  ],
)

/** A single-use link that turns a purchase into an account. */
export const registrationLinks = sqliteTable(
  'registration_links',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, hex. */
    token: text().notNull().unique(),
    planType: text('plan_type', { enum: ['starter', 'business', 'enterprise', 'test'] }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** The first session, opened by the request that used the link up; tells that request from one that came second. */
    usedBySession: text('used_by_session'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('registration_links_customer').on(table.customerId)],
)

export const usageSummaries = sqliteTable(
  'usage_summaries',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The month, such as 2026-11. */
    billingPeriod: text('billing_period').notNull(),
    totalApiCalls: integer('total_api_calls').notNull().default(0),
    totalConversations: integer('total_conversations').notNull().default(0),
    totalLeads: integer('total_leads').notNull().default(0),
    totalTokensUsed: integer('total_tokens_used').notNull().default(0),
    computedAt: integer('computed_at').notNull(),
  },
  (table) => [uniqueIndex('usage_summaries_period').on(table.customerId, table.billingPeriod)],
)
