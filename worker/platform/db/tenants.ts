import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Branding } from '../../../contract/branding'
import { PANEL_SIZES, POSITIONS, SCHEDULING_TIERS } from '../../../contract/businesses'
import { BUSINESS_TYPES } from '../../../contract/businessTypes'
import { LINE_AUTHORS, MATTERS } from '../../../contract/chat'
import { DEFAULT_GREETING, DEFAULT_PRIMARY_COLOR } from '../../../contract/defaults'
import type { BusinessFacts } from '../../../contract/facts'
import { LEAD_STATUSES } from '../../../contract/leads'
import { ORIGIN_STATES } from '../../../contract/origins'
import { isOneOf } from './isOneOf'

/**
 * The tenants' database: a business and everything that belongs to it. `customerId` is a row of the directory and therefore no foreign key.
 * Messages live in objects. Times are integer milliseconds.
 */
export const businesses = sqliteTable(
  'businesses',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    name: text().notNull(),
    services: text().notNull(),
    location: text(),
    specialties: text(),
    primaryColor: text('primary_color').notNull().default(DEFAULT_PRIMARY_COLOR),
    position: text({ enum: POSITIONS }).notNull().default('bottom-right'),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    calendlyUrl: text('calendly_url'),
    website: text(),
    /** Encrypted, as are Outlook's. */
    googleCalendarCredentials: text('google_calendar_credentials'),
    outlookCalendarCredentials: text('outlook_calendar_credentials'),
    schedulingTier: text('scheduling_tier', { enum: SCHEDULING_TIERS }).notNull().default('calendly'),
    greeting: text().notNull().default(DEFAULT_GREETING),
    businessType: text('business_type', { enum: BUSINESS_TYPES }).notNull().default('other'),
    country: text().notNull().default('US'),
    timeZone: text('time_zone').notNull().default('UTC'),
    currency: text().notNull().default('USD'),
    phoneRequired: integer('phone_required', { mode: 'boolean' }).notNull().default(false),
    panelSize: text('panel_size', { enum: PANEL_SIZES }).notNull().default('standard'),
    /** Null until it was saved once. */
    branding: text({ mode: 'json' }).$type<Branding>(),
    /** The owner's typed facts; null until they were saved once. */
    facts: text({ mode: 'json' }).$type<BusinessFacts>(),
    /** Where and when the widget was last loaded; not part of the revision. */
    lastSeenHost: text('last_seen_host'),
    lastSeenAt: integer('last_seen_at'),
    /** When its owner was last mailed about sites that wait. */
    sitesMailedAt: integer('sites_mailed_at'),
    /** The row of `answer_versions` that visitors get; until there is one they get this row's settings. */
    liveVersionId: text('live_version_id'),
    /** Whether its owner gets the weekly report by mail, when the next is due (0: not planned yet), and the SHA-256 of the token in the last. */
    reportMails: integer('report_mails', { mode: 'boolean' }).notNull().default(true),
    reportDueAt: integer('report_due_at').notNull().default(0),
    reportOffToken: text('report_off_token'),
    /** The version of its site and documents, named by its Knowledge object; null if it has none. */
    knowledgeVersion: text('knowledge_version'),
    /** Rises with every change of the business or its FAQ, in the batch of the change. */
    revision: integer().notNull().default(1),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    index('businesses_customer').on(table.customerId, table.createdAt),
    index('businesses_report_due').on(table.reportDueAt),
    uniqueIndex('businesses_report_off').on(table.reportOffToken),
    check('businesses_name', sql`length(trim(${table.name})) > 0`),
    check('businesses_services', sql`length(trim(${table.services})) > 0`),
    check('businesses_position', isOneOf(table.position, POSITIONS)),
    check(
      'businesses_color',
      sql`length(${table.primaryColor}) = 7 AND ${table.primaryColor} LIKE '#%' AND substr(${table.primaryColor}, 2) NOT GLOB '*[^0-9A-Fa-f]*'`,
    ),
    check('businesses_scheduling_tier', isOneOf(table.schedulingTier, SCHEDULING_TIERS)),
    check('businesses_panel_size', isOneOf(table.panelSize, PANEL_SIZES)),
  ],
)

/** Sites that may show a business's chat, and sites that do and aren't allowed yet. */
export const origins = sqliteTable(
  'origins',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** The host without `www.`. */
    host: text().notNull(),
    /** As it was seen or typed, such as "https://www.example.com". */
    origin: text().notNull(),
    state: text({ enum: ORIGIN_STATES }).notNull(),
    firstSeenAt: integer('first_seen_at'),
    lastSeenAt: integer('last_seen_at'),
    /** When the owner was mailed about it or entered it. */
    toldAt: integer('told_at'),
    /** SHA-256 of the token in the mail about it, hex; cleared by any decision. */
    linkToken: text('link_token'),
    linkExpiresAt: integer('link_expires_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.host] }),
    uniqueIndex('origins_link').on(table.linkToken),
    check('origins_state', isOneOf(table.state, ORIGIN_STATES)),
  ],
)

export const faqs = sqliteTable(
  'faqs',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    answer: text().notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [index('faqs_business').on(table.businessId, table.createdAt)],
)

/** The head of a conversation, about half a kilobyte, written by its session object; a newer version is never replaced by an older one. */
export const conversations = sqliteTable(
  'conversations',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    isActive: integer('is_active', { mode: 'boolean' }).notNull().default(true),
    messageCount: integer('message_count').notNull().default(0),
    preview: text().notNull().default(''),
    pageUrl: text('page_url'),
    visitorName: text('visitor_name'),
    /** The last message, cut, and who wrote it. */
    lastLine: text('last_line').notNull().default(''),
    lastBy: text('last_by', { enum: LINE_AUTHORS }).notNull().default('visitor'),
    /** The visitor left an email address or a phone number. */
    hasDetails: integer('has_details', { mode: 'boolean' }).notNull().default(false),
    /** A lead came of it, by whatever form; kept by triggers of `leads`. */
    hasLead: integer('has_lead', { mode: 'boolean' }).notNull().default(false),
    isUnanswered: integer('is_unanswered', { mode: 'boolean' }).notNull().default(false),
    /** Who answers in place of the bot. */
    personId: text('person_id'),
    personName: text('person_name'),
    /** Since when the visitor has been waiting for a person. */
    waitingSince: integer('waiting_since'),
    /** The most pressing thing that it is about. */
    matter: text({ enum: MATTERS }),
    /** What the visitor writes in, such as "en". */
    language: text(),
    /** The site that led the visitor here, such as "google.com"; null if unknown. */
    source: text(),
    /** How long the visitor waited for the first person's reply; null if none has answered. */
    humanReplyMs: integer('human_reply_ms'),
    /** How many messages and changes of hands are included. */
    version: integer().notNull().default(0),
    /** The version that the owner marked as done; anything later opens the conversation again. */
    resolvedVersion: integer('resolved_version').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    lastMessageAt: integer('last_message_at').notNull(),
  },
  (table) => [
    index('conversations_created').on(table.businessId, table.createdAt),
    // With what "open" and "done" are decided by, so that they are counted in the index alone.
    index('conversations_recent').on(
      table.businessId,
      table.lastMessageAt,
      table.id,
      table.version,
      table.resolvedVersion,
    ),
    index('conversations_waiting')
      .on(table.businessId, table.lastMessageAt, table.id)
      .where(sql`${table.waitingSince} IS NOT NULL`),
    index('conversations_details')
      .on(table.businessId, table.lastMessageAt, table.id)
      .where(sql`${table.hasDetails} OR ${table.hasLead}`),
    index('conversations_unanswered')
      .on(table.businessId, table.lastMessageAt, table.id)
      .where(sql`${table.isUnanswered}`),
    index('conversations_matter')
      .on(table.businessId, table.lastMessageAt, table.id)
      .where(sql`${table.matter} IS NOT NULL`),
  ],
)

export const leads = sqliteTable(
  'leads',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** Not a foreign key: a lead may be stored before its conversation's head is written behind. */
    conversationId: text('conversation_id'),
    name: text().notNull(),
    email: text(),
    phone: text(),
    projectDetails: text('project_details'),
    /** What the owner reads first: what it is about, or a message of the conversation. */
    message: text().notNull().default(''),
    status: text({ enum: LEAD_STATUSES }).notNull().default('new'),
    note: text(),
    source: text().notNull().default('widget'),
    /** Two submissions with the same key are one lead: an idempotency key, or a session with its address. */
    dedupeKey: text('dedupe_key').notNull(),
    /** When the owner was mailed about it; null while it waits. */
    mailedAt: integer('mailed_at'),
    /** The addresses and numbers that the owner was mailed. */
    told: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** What the job brought in, in cents of the business's currency, and when it was won. */
    valueCents: integer('value_cents'),
    wonAt: integer('won_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('leads_won').on(table.businessId, table.wonAt).where(sql`${table.wonAt} IS NOT NULL`),
    uniqueIndex('leads_dedupe').on(table.businessId, table.dedupeKey),
    index('leads_business').on(table.businessId, table.createdAt, table.id),
    index('leads_customer').on(table.customerId, table.createdAt, table.id),
    index('leads_conversation').on(table.conversationId, table.createdAt),
    index('leads_unmailed').on(table.createdAt).where(sql`${table.mailedAt} IS NULL`),
    check('leads_reachable', sql`coalesce(${table.email}, '') <> '' OR coalesce(${table.phone}, '') <> ''`),
    check('leads_name', sql`length(trim(${table.name})) > 0 OR length(trim(${table.message})) > 0`),
    check('leads_status', isOneOf(table.status, LEAD_STATUSES)),
  ],
)

/** Idempotency keys of lead requests, kept for a week. */
export const leadRequests = sqliteTable(
  'lead_requests',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** SHA-256 of what was sent with it, hex. */
    body: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.key] }),
    index('lead_requests_created').on(table.createdAt),
  ],
)

/** What an owner is told about a conversation even without contact details: one row per kind. */
export const matters = sqliteTable(
  'matters',
  {
    conversationId: text('conversation_id').notNull(),
    kind: text({ enum: MATTERS }).notNull(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    /** The visitor's message, and the contact details known by then. */
    words: text().notNull(),
    name: text(),
    phone: text(),
    email: text(),
    mailedAt: integer('mailed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.kind] }),
    index('matters_business').on(table.businessId, table.createdAt),
    index('matters_unmailed').on(table.createdAt).where(sql`${table.mailedAt} IS NULL`),
    check('matters_kind', isOneOf(table.kind, MATTERS)),
  ],
)

export const usageTracking = sqliteTable(
  'usage_tracking',
  {
    id: text().primaryKey(),
    customerId: text('customer_id').notNull(),
    apiKey: text('api_key'),
    eventType: text('event_type').notNull(),
    resourceUsed: text('resource_used'),
    quantity: integer().notNull().default(1),
    metadata: text({ mode: 'json' }),
    timestamp: integer().notNull(),
    billingPeriod: text('billing_period').notNull(),
  },
  (table) => [
    index('usage_tracking_period').on(table.customerId, table.billingPeriod, table.eventType, table.quantity),
  ],
)
