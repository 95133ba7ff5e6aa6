import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { ApiScope } from '../../../contract/apiKeys'
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from '../../../contract/plans'
import { MEMBER_ROLES } from '../../../contract/roles'
import { isOneOf } from './isOneOf'

/**
 * The directory database: customers, how they sign in, and what they used. No query and no foreign key crosses to the tenants' database, so
 * that tenants can be moved to databases of their own. Times are integer milliseconds.
 */
export const customers = sqliteTable(
  'customers',
  {
    id: text().primaryKey(),
    email: text().notNull().unique(),
    /** What visitors see when the customer answers them. */
    firstName: text('first_name'),
    /** Null until the registration is completed, and for an operator who sets it through recovery. */
    passwordHash: text('password_hash'),
    stripeCustomerId: text('stripe_customer_id').unique(),
    stripeSubscriptionId: text('stripe_subscription_id').unique(),
    subscriptionStatus: text('subscription_status', { enum: SUBSCRIPTION_STATUSES }).notNull().default('inactive'),
    planType: text('plan_type', { enum: PLAN_IDS }),
    trialEndsAt: integer('trial_ends_at'),
    apiKey: text('api_key').notNull().unique(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(false),
    /** Paid or on trial until here; with `cancelAtPeriodEnd` the subscription ends then. */
    currentPeriodEnd: integer('current_period_end'),
    cancelAtPeriodEnd: integer('cancel_at_period_end', { mode: 'boolean' }).notNull().default(false),
    /** When the subscription's state was last read at the payment provider. */
    subscriptionSyncedAt: integer('subscription_synced_at'),
    /** Since when there is no live subscription; absent while there is one. */
    lapsedAt: integer('lapsed_at'),
    /** The owner's latest request to change the subscription; see `withBillingLock`. */
    billingWish: text('billing_wish'),
    /** Until when the billing lock is held; see `withBillingLock`. */
    billingBusyUntil: integer('billing_busy_until'),
    /** The subscription whose purchase created this row; null if it was created otherwise. */
    madeForSubscription: text('made_for_subscription'),
    /** When the account will be deleted, unless the owner cancels that. */
    deleteAfter: integer('delete_after'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    check('customers_subscription_status', isOneOf(table.subscriptionStatus, SUBSCRIPTION_STATUSES)),
    check('customers_plan_type', isOneOf(table.planType, PLAN_IDS)),
    check('customers_email', sql`${table.email} = lower(${table.email}) AND ${table.email} LIKE '%_@_%'`),
    index('customers_deletion').on(table.deleteAfter).where(sql`${table.deleteAfter} IS NOT NULL`),
    index('customers_trial').on(table.trialEndsAt).where(sql`${table.subscriptionStatus} = 'trialing'`),
    check('customers_active_has_password', sql`${table.isActive} = 0 OR ${table.passwordHash} IS NOT NULL`),
  ],
)

/** The team: whom the owner lets work in the account, beside themselves. */
export const members = sqliteTable(
  'members',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Whoever has joined signs in with it, here and nowhere else; an invitation takes it from nobody. Null once removed. */
    email: text(),
    /** Kept after a removal: it says who did what. */
    firstName: text('first_name'),
    role: text({ enum: MEMBER_ROLES }).notNull(),
    /** Null until they have joined. */
    passwordHash: text('password_hash'),
    /** SHA-256 of the invitation's token, hex. */
    inviteToken: text('invite_token').unique(),
    inviteExpiresAt: integer('invite_expires_at'),
    /** The session opened by the request that used the invitation; tells it from a parallel one that came second. */
    joinedBySession: text('joined_by_session'),
    createdAt: integer('created_at').notNull(),
    joinedAt: integer('joined_at'),
    removedAt: integer('removed_at'),
  },
  (table) => [
    index('members_customer').on(table.customerId, table.createdAt, table.id),
    uniqueIndex('members_invited').on(table.customerId, table.email),
    uniqueIndex('members_joined').on(table.email).where(sql`${table.joinedAt} IS NOT NULL`),
    check('members_role', isOneOf(table.role, MEMBER_ROLES)),
    check('members_email', sql`(${table.email} IS NULL) = (${table.removedAt} IS NOT NULL)`),
    check('members_email_form', sql`${table.email} = lower(${table.email}) AND ${table.email} LIKE '%_@_%'`),
    check(
      'members_password',
      sql`(${table.joinedAt} IS NULL OR ${table.removedAt} IS NOT NULL) = (${table.passwordHash} IS NULL)`,
    ),
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
    lastUsedAt: integer('last_used_at'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
    /** The known device it was opened on; absent for sessions older than this record. */
    device: text(),
    /** Whose of the team it is; null for the owner's own. */
    memberId: text('member_id').references(() => members.id),
  },
  (table) => [
    index('customer_sessions_customer').on(table.customerId, table.createdAt),
    index('customer_sessions_expiry').on(table.expiresAt),
    index('customer_sessions_member').on(table.memberId),
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
    planType: text('plan_type', { enum: PLAN_IDS }).notNull(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    /** The session opened by the request that used the link; tells it from a parallel one that came second. */
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

/** Who had a trial: a normalized email, a Stripe customer or a card's fingerprint. Each gets one, and rows outlive the account. */
export const trials = sqliteTable('trials', {
  /** SHA-256 of such as email:ann@example.com, stripe:cus_… or card:…, hex. */
  key: text().primaryKey(),
  /** The subscription at the payment provider whose trial it is. */
  subscriptionId: text('subscription_id').notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Purchases made with an account's email by somebody who wasn't signed in. They wait for the account's owner to claim them. */
export const unclaimedPurchases = sqliteTable(
  'unclaimed_purchases',
  {
    /** The subscription at the payment provider. */
    subscriptionId: text('subscription_id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    planType: text('plan_type', { enum: PLAN_IDS }).notNull(),
    /** When it is canceled and refunded. */
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('unclaimed_purchases_customer').on(table.customerId),
    index('unclaimed_purchases_expiry').on(table.expiresAt),
  ],
)

/** Events of the payment provider, each stored once by its id. */
export const stripeEvents = sqliteTable(
  'stripe_events',
  {
    id: text().primaryKey(),
    type: text().notNull(),
    objectId: text('object_id'),
    createdAt: integer('created_at').notNull(),
    receivedAt: integer('received_at').notNull(),
  },
  (table) => [index('stripe_events_received').on(table.receivedAt)],
)

/** A single-use link that lets the owner's device log in while the account is paused by others' failures. */
export const pauseLinks = sqliteTable(
  'pause_links',
  {
    /** SHA-256 of the link's token, hex. */
    token: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    /** Whose of the team it is; null for the owner's own. */
    memberId: text('member_id').references(() => members.id),
  },
  (table) => [index('pause_links_expiry').on(table.expiresAt), index('pause_links_member').on(table.memberId)],
)

/** A single-use link that sets a new password. */
export const passwordResets = sqliteTable(
  'password_resets',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the link's token, hex. */
    token: text().notNull().unique(),
    expiresAt: integer('expires_at').notNull(),
    usedAt: integer('used_at'),
    createdAt: integer('created_at').notNull(),
    /** Whose of the team it is; null for the owner's own. */
    memberId: text('member_id').references(() => members.id),
  },
  (table) => [
    index('password_resets_customer').on(table.customerId),
    index('password_resets_member').on(table.memberId),
  ],
)

/** A change of address takes effect when both the old and the new one have confirmed it. */
export const emailChanges = sqliteTable(
  'email_changes',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    /** SHA-256 of the tokens that the two mails carry, hex. */
    oldToken: text('old_token').notNull().unique(),
    newToken: text('new_token').notNull().unique(),
    oldConfirmedAt: integer('old_confirmed_at'),
    newConfirmedAt: integer('new_confirmed_at'),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('email_changes_customer').on(table.customerId)],
)

/** Secret keys of the API. The key itself is never stored. */
export const apiKeys = sqliteTable(
  'api_keys',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** SHA-256 of the key, hex. */
    key: text().notNull().unique(),
    /** How it begins, by which its owner knows it again. */
    prefix: text().notNull(),
    scopes: text({ mode: 'json' }).$type<ApiScope[]>().notNull(),
    lastUsedAt: integer('last_used_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('api_keys_customer').on(table.customerId, table.createdAt, table.id)],
)

/** Devices that a person has signed in from; a new one is mailed about. */
export const knownDevices = sqliteTable(
  'known_devices',
  {
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    device: text().notNull(),
    firstSeenAt: integer('first_seen_at').notNull(),
    /** Whose of the team it is; null for the owner's own. */
    memberId: text('member_id').references(() => members.id),
  },
  (table) => [
    index('known_devices_member').on(table.memberId),
    uniqueIndex('known_devices_person').on(table.customerId, sql`ifnull(${table.memberId}, '')`, table.device),
  ],
)

/** The authenticator app of a person who signs in with two steps. It counts once a code has confirmed it. */
export const authenticators = sqliteTable(
  'authenticators',
  {
    /** A customer's id or a member's. */
    personId: text('person_id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** What codes are computed from, encrypted. */
    secret: text().notNull(),
    confirmedAt: integer('confirmed_at'),
    /** The time step of the last code that was used: neither it nor an earlier one works again. */
    lastStep: integer('last_step').notNull().default(0),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('authenticators_customer').on(table.customerId)],
)

/** Codes that sign in once each, for when the authenticator app is lost. A used one is deleted. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    personId: text('person_id').notNull(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the person's id and the code, hex. */
    code: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.personId, table.code] }),
    index('recovery_codes_customer').on(table.customerId),
  ],
)

/** Sign-ins that got the password right and still owe a code. */
export const pendingLogins = sqliteTable(
  'pending_logins',
  {
    /** SHA-256 of the token, hex. */
    token: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    device: text().notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [
    index('pending_logins_customer').on(table.customerId, table.personId),
    index('pending_logins_expiry').on(table.expiresAt),
  ],
)

/** Sign-ins and changes, for the owner to read. */
export const auditEvents = sqliteTable(
  'audit_events',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    detail: text({ mode: 'json' }),
    userAgent: text('user_agent'),
    createdAt: integer('created_at').notNull(),
    /** Who of the team did it; null for the owner, and for what nobody did. */
    memberId: text('member_id'),
  },
  (table) => [index('audit_events_customer').on(table.customerId, table.createdAt, table.id)],
)

/** Keys of things that an owner is told only once, such as that 80% of a month's conversations are used. */
export const notices = sqliteTable(
  'notices',
  {
    /** Such as quota:cus_…:2026-11:80. */
    key: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('notices_customer').on(table.customerId)],
)

/** Messages to support. `isPriority` is by the plan at the time of writing. */
export const supportRequests = sqliteTable(
  'support_requests',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    message: text().notNull(),
    isPriority: integer('is_priority', { mode: 'boolean' }).notNull(),
    /** Null if the operator answered by phone or mail. */
    answer: text(),
    answeredAt: integer('answered_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('support_requests_customer').on(table.customerId, table.createdAt, table.id),
    index('support_requests_open').on(table.answeredAt, table.createdAt),
  ],
)

/** Browsers that show notifications, each until its session is signed out. */
export const pushSubscriptions = sqliteTable(
  'push_subscriptions',
  {
    id: text().primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    personId: text('person_id').notNull(),
    sessionId: text('session_id')
      .notNull()
      .references(() => customerSessions.id, { onDelete: 'cascade' }),
    /** The browser's address at its push service. */
    endpoint: text().notNull().unique(),
    /** The browser's public key and secret, for encrypting what only it can read (RFC 8291). */
    p256dh: text().notNull(),
    auth: text().notNull(),
    /** Such as "Safari on iPhone". */
    device: text().notNull(),
    createdAt: integer('created_at').notNull(),
    lastSuccessAt: integer('last_success_at'),
    /** In a row, since the last success. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    index('push_subscriptions_person').on(table.personId, table.createdAt),
    index('push_subscriptions_customer').on(table.customerId),
    index('push_subscriptions_session').on(table.sessionId),
  ],
)

/** How one person is told. Without a row: by mail and on their devices, at any hour, and no digest. */
export const notificationPreferences = sqliteTable(
  'notification_preferences',
  {
    personId: text('person_id').primaryKey(),
    customerId: text('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    mail: integer({ mode: 'boolean' }).notNull(),
    push: integer({ mode: 'boolean' }).notNull(),
    /** Such as 22:00, in the zone of the business that tells. */
    quietFrom: text('quiet_from'),
    quietTo: text('quiet_to'),
    digestHour: integer('digest_hour'),
    nextDigestAt: integer('next_digest_at'),
  },
  (table) => [
    index('notification_preferences_customer').on(table.customerId),
    index('notification_preferences_digest').on(table.nextDigestAt).where(sql`${table.nextDigestAt} IS NOT NULL`),
  ],
)
