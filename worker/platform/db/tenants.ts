import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { PANEL_SIZES, POSITIONS, SCHEDULING_TIERS } from '../../../contract/businesses'
import { BUSINESS_TYPES } from '../../../contract/businessTypes'
import { LINE_AUTHORS, MATTERS } from '../../../contract/chat'
import { DEFAULT_GREETING, DEFAULT_PRIMARY_COLOR } from '../../../contract/defaults'
import type { BusinessFacts } from '../../../contract/facts'
import type { Withdrawn } from '../../../contract/knowledge'
import type { Campaign, ConsentReceipt, LeadAnswer, Qualification } from '../../../contract/leadDetails'
import { LEAD_STATUSES } from '../../../contract/leads'
import { CHANNELS, DELIVERY_KINDS, DELIVERY_OUTCOMES } from '../../../contract/notifications'
import { ORIGIN_STATES } from '../../../contract/origins'
import { DEFAULT_PRIVACY, type RetentionDays } from '../../../contract/privacy'
import type { SetupProgress } from '../../../contract/setup'
import type { BookingOffer } from '../../../contract/slots'
import type { Branding } from '../../../contract/widgetLook'
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
    /** What its calendar lets visitors book; null until it was saved once. */
    booking: text({ mode: 'json' }).$type<BookingOffer>(),
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
    /** Whether who leaves an email address is mailed that the business has it. */
    confirmLeads: integer('confirm_leads', { mode: 'boolean' }).notNull().default(true),
    /** Whether its trade's words of care stand beside our privacy notice. */
    careNote: integer('care_note', { mode: 'boolean' }).notNull().default(true),
    panelSize: text('panel_size', { enum: PANEL_SIZES }).notNull().default('standard'),
    /** For how many days conversations and leads are kept; null: forever. */
    keepConversationsDays: integer('keep_conversations_days')
      .$type<RetentionDays>()
      .default(DEFAULT_PRIVACY.keepConversationsDays),
    keepLeadsDays: integer('keep_leads_days').$type<RetentionDays>(),
    /** What visitors write is not kept beyond their visit; see docs/decisions/116. */
    noHealthDetails: integer('no_health_details', { mode: 'boolean' }).notNull().default(false),
    /** The quick replies are those of the business's trade; businesses from before trades had any keep the three that every trade has. */
    tradeReplies: integer('trade_replies', { mode: 'boolean' }).notNull().default(false),
    /** Null until it was saved once. */
    branding: text({ mode: 'json' }).$type<Branding>(),
    /** What the chat asks people who left a way to reach them; null: its trade's own questions. */
    leadQuestions: text('lead_questions', { mode: 'json' }).$type<string[]>(),
    /** The notice in the widget; null: the default one in the visitor's language. */
    privacyNotice: text('privacy_notice'),
    privacyUrl: text('privacy_url'),
    /** The owner's typed facts; null until they were saved once. */
    facts: text({ mode: 'json' }).$type<BusinessFacts>(),
    /** What its sources say and its owner doesn't, each by the id of its proposal; null until something was dismissed. */
    withdrawn: text({ mode: 'json' }).$type<Record<string, Withdrawn>>(),
    /** How far its owner is in setting it up from the website; null: not begun. */
    setup: text({ mode: 'json' }).$type<SetupProgress>(),
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
    /** Encrypted: by it the owner's pages sign who their visitors are. */
    identitySecret: text('identity_secret'),
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
    /** When the visitor first opened the booking link. */
    bookingLinkOpenedAt: integer('booking_link_opened_at'),
    /** When somebody of the team last opened it; null: not since the visitor last wrote. 0: before this was kept. */
    openedAt: integer('opened_at').default(0),
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
    index('conversations_unread')
      .on(table.businessId, table.lastMessageAt, table.id)
      .where(sql`${table.openedAt} IS NULL`),
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
    /** The newest of its notes. */
    note: text(),
    source: text().notNull().default('widget'),
    /** Two submissions with the same key are one lead: an idempotency key, or a session with its address. */
    dedupeKey: text('dedupe_key').notNull(),
    /** When it was first told to a person; null until then. */
    mailedAt: integer('mailed_at'),
    /** The addresses and numbers that were told. */
    told: text({ mode: 'json' }).$type<string[]>().notNull().default([]),
    /** When a person first opened it or its conversation, and who. */
    openedAt: integer('opened_at'),
    openedBy: text('opened_by'),
    /** What the job was worth, in the business's currency. */
    valueCents: integer('value_cents'),
    wonAt: integer('won_at'),
    /** A customer or a member of their team. */
    assignedTo: text('assigned_to'),
    /** Nobody sees it any more; deleted for good some hours later. */
    deletedAt: integer('deleted_at'),
    /** What was ever said in name, email, phone and message, as it is searched for. */
    searchText: text('search_text').notNull().default(''),
    /** Whose lead it is: the `id` of rows of `people`. */
    personId: text('person_id'),
    /** The phone number as it was typed, if `phone` has it in another form (E.164). */
    phoneTyped: text('phone_typed'),
    /** The first page of the visit, the host that it was reached from, and the campaign in its address. */
    pageUrl: text('page_url'),
    referrer: text(),
    campaign: text({ mode: 'json' }).$type<Campaign>(),
    language: text(),
    /** The privacy notice as it was shown. */
    consent: text({ mode: 'json' }).$type<ConsentReceipt>(),
    /** Answers to the business's questions, as they were said. */
    answers: text({ mode: 'json' }).$type<LeadAnswer[]>(),
    /** Present if the plan had lead qualification. */
    qualification: text({ mode: 'json' }).$type<Qualification>(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('leads_won').on(table.businessId, table.wonAt).where(sql`${table.wonAt} IS NOT NULL`),
    uniqueIndex('leads_dedupe').on(table.businessId, table.dedupeKey),
    index('leads_person').on(table.businessId, table.personId, table.createdAt),
    index('leads_business').on(table.businessId, table.createdAt, table.id),
    index('leads_customer').on(table.customerId, table.createdAt, table.id),
    index('leads_conversation').on(table.conversationId, table.createdAt),
    // The last two make counts and sums of a column need no row.
    index('leads_status').on(
      table.businessId,
      table.status,
      table.createdAt,
      table.id,
      table.deletedAt,
      table.valueCents,
    ),
    index('leads_to_call_back')
      .on(table.businessId, table.createdAt, table.id, table.openedAt)
      .where(sql`${table.status} = 'new' AND ${table.deletedAt} IS NULL AND ${table.source} <> 'import'`),
    index('leads_assigned')
      .on(table.businessId, table.assignedTo, table.createdAt, table.id)
      .where(sql`${table.assignedTo} IS NOT NULL`),
    index('leads_deleted').on(table.deletedAt).where(sql`${table.deletedAt} IS NOT NULL`),
    check('leads_reachable', sql`coalesce(${table.email}, '') <> '' OR coalesce(${table.phone}, '') <> ''`),
    check('leads_name', sql`length(trim(${table.name})) > 0 OR length(trim(${table.message})) > 0`),
    check('leads_status', isOneOf(table.status, LEAD_STATUSES)),
  ],
)

type LeadColumns = typeof leads.$inferSelect
/** What is known of a lead when it is stored. */
export type NewLeadRow = Pick<
  LeadColumns,
  | 'id'
  | 'businessId'
  | 'customerId'
  | 'conversationId'
  | 'name'
  | 'email'
  | 'phone'
  | 'projectDetails'
  | 'message'
  | 'source'
  | 'dedupeKey'
  | 'createdAt'
> &
  Partial<Pick<LeadColumns, 'phoneTyped' | 'pageUrl' | 'referrer' | 'campaign' | 'language' | 'consent' | 'answers'>>

/**
 * The email addresses and phone numbers of a business's leads and whose they are: rows with one `id` are one person. A trigger deletes a
 * person with their last lead.
 */
export const people = sqliteTable(
  'people',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** An email address in lower case, or a phone number, E.164 if it is valid. */
    way: text().notNull(),
    id: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.businessId, table.way] }),
    index('people_ways').on(table.businessId, table.id, table.createdAt),
  ],
)

/** Leads that look like spam. They are in a table of their own, so that nothing counts, lists or mails them by mistake. */
export const heldLeads = sqliteTable(
  'held_leads',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    conversationId: text('conversation_id'),
    email: text(),
    phone: text(),
    /** The whole lead, as it would have been stored. */
    lead: text({ mode: 'json' }).$type<NewLeadRow>().notNull(),
    /** Why it was held back, in words. */
    reasons: text({ mode: 'json' }).$type<string[]>().notNull(),
    dedupeKey: text('dedupe_key').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('held_leads_dedupe').on(table.businessId, table.dedupeKey),
    index('held_leads_business').on(table.businessId, table.createdAt, table.id),
    index('held_leads_customer').on(table.customerId, table.createdAt, table.id),
    index('held_leads_created').on(table.createdAt),
  ],
)

/** How many more that look like spam came on a day (UTC, such as 2026-11-22) than a business keeps. */
export const unkeptLeads = sqliteTable(
  'unkept_leads',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    day: text().notNull(),
    number: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.day] }), index('unkept_leads_day').on(table.day)],
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
    check('matters_kind', isOneOf(table.kind, MATTERS)),
  ],
)

/** Who is told of a business's leads. Without a row: the owner, and once more after ten minutes. */
export const notificationSettings = sqliteTable('notification_settings', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  /** The people in the order in which they are told. */
  order: text('order', { mode: 'json' }).$type<string[]>().notNull(),
  /** How long a lead stays unopened before the next person is told; null: all are told at once. */
  nextAfterMinutes: integer('next_after_minutes'),
  updatedAt: integer('updated_at').notNull(),
})

/** What was sent to whom, or is held; kept for 90 days. It contains nothing that a visitor wrote. */
export const deliveries = sqliteTable(
  'deliveries',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull(),
    leadId: text('lead_id'),
    conversationId: text('conversation_id'),
    /** The owner's customer id or a teammate's id, in the directory. */
    personId: text('person_id').notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    kind: text({ enum: DELIVERY_KINDS }).notNull(),
    outcome: text({ enum: DELIVERY_OUTCOMES }).notNull(),
    /** Why it was held or failed, in words. */
    reason: text(),
    /** When what is held leaves, together with all else that is held. */
    dueAt: integer('due_at'),
    attempts: integer().notNull().default(0),
    createdAt: integer('created_at').notNull(),
    sentAt: integer('sent_at'),
  },
  (table) => [
    index('deliveries_business').on(table.businessId, table.createdAt, table.id),
    index('deliveries_person').on(table.businessId, table.personId, table.channel, table.createdAt),
    index('deliveries_lead').on(table.leadId, table.createdAt).where(sql`${table.leadId} IS NOT NULL`),
    index('deliveries_conversation').on(table.conversationId).where(sql`${table.conversationId} IS NOT NULL`),
    index('deliveries_held').on(table.dueAt).where(sql`${table.outcome} = 'held'`),
    index('deliveries_held_for')
      .on(table.businessId, table.personId, table.channel, table.createdAt, table.id)
      .where(sql`${table.outcome} = 'held'`),
    index('deliveries_created').on(table.createdAt),
    check('deliveries_channel', isOneOf(table.channel, CHANNELS)),
    check('deliveries_outcome', isOneOf(table.outcome, DELIVERY_OUTCOMES)),
  ],
)

/** Visitors who were deleted: what comes in late, such as a delayed write, is not stored again. Rows expire after some days. */
export const forgotten = sqliteTable(
  'forgotten',
  {
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** A conversation's or booking's id, or the keyed hash of an email or phone number. */
    trace: text().notNull(),
    /** What is older than this is not stored; what the same person sends later is. */
    forgottenAt: integer('forgotten_at').notNull(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.businessId, table.trace] }), index('forgotten_expiry').on(table.expiresAt)],
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
