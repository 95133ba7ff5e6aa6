import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { RATINGS } from '../../../contract/chat'
import { type AnswerBasis, type AnswerDifference, ASKED_REASONS, QUESTION_STATES } from '../../../contract/curation'
import { isOneOf } from './isOneOf'
import { businesses } from './tenants'

/** Tenants' database: unanswered questions, saved questions, ratings, and versions of the answers' basis. */
export const questions = sqliteTable(
  'questions',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** As first asked; other wordings are among the askings. */
    question: text().notNull(),
    state: text({ enum: QUESTION_STATES }).notNull().default('open'),
    /** By how many different askers. */
    timesAsked: integer('times_asked').notNull().default(0),
    lastAskedAt: integer('last_asked_at').notNull(),
    /** When its owner was told of it by mail. */
    mailedAt: integer('mailed_at'),
    closedAt: integer('closed_at'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('questions_business').on(table.businessId, table.state, table.lastAskedAt, table.id),
    index('questions_unmailed').on(table.state, table.mailedAt, table.businessId),
    check('questions_state', isOneOf(table.state, QUESTION_STATES)),
  ],
)

/** One visitor asking a question that wasn't answered, or not well. */
export const askings = sqliteTable(
  'askings',
  {
    /** The id of the visitor's message. */
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    /** Null until it was grouped with others of the same meaning. */
    questionId: text('question_id').references(() => questions.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').notNull(),
    /** Hash of the address block it came from, or the conversation's id if unknown. Each distinct value counts as one asker. */
    asker: text().notNull().default(''),
    question: text().notNull(),
    reason: text({ enum: ASKED_REASONS }).notNull(),
    /** When the visitor was mailed the answer. */
    toldAt: integer('told_at'),
    askedAt: integer('asked_at').notNull(),
  },
  (table) => [
    index('askings_question').on(table.questionId, table.askedAt),
    index('askings_asked').on(table.businessId, table.askedAt),
    index('askings_business').on(table.businessId, table.questionId),
    index('askings_conversation').on(table.conversationId),
    check('askings_reason', isOneOf(table.reason, ASKED_REASONS)),
  ],
)

/** When an owner was last mailed about open questions. */
export const questionMails = sqliteTable('question_mails', {
  businessId: text('business_id')
    .primaryKey()
    .references(() => businesses.id, { onDelete: 'cascade' }),
  sentAt: integer('sent_at').notNull(),
})

/** A single-use link by which one question may be answered without signing in. */
export const answerLinks = sqliteTable(
  'answer_links',
  {
    /** SHA-256 of the link's token, hex. */
    token: text().primaryKey(),
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    expiresAt: integer('expires_at').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('answer_links_question').on(table.questionId), index('answer_links_expiry').on(table.expiresAt)],
)

/** A visitor's thumb on a reply. */
export const ratings = sqliteTable(
  'ratings',
  {
    messageId: text('message_id').primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    conversationId: text('conversation_id').notNull(),
    rating: text({ enum: RATINGS }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    index('ratings_business').on(table.businessId, table.createdAt),
    index('ratings_conversation').on(table.conversationId),
    check('ratings_rating', isOneOf(table.rating, RATINGS)),
  ],
)

export const savedQuestions = sqliteTable(
  'saved_questions',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    question: text().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('saved_questions_business').on(table.businessId, table.createdAt)],
)

/** Versions of the answers' basis. `businesses.live_version_id` is the one that visitors get. */
export const answerVersions = sqliteTable(
  'answer_versions',
  {
    id: text().primaryKey(),
    businessId: text('business_id')
      .notNull()
      .references(() => businesses.id, { onDelete: 'cascade' }),
    basis: text({ mode: 'json' }).$type<AnswerBasis>().notNull(),
    /** What differs from the version before, in words that the owner knows. */
    changes: text({ mode: 'json' }).$type<string[]>().notNull(),
    /** For a waiting version: the saved questions it would answer differently. */
    differences: text({ mode: 'json' }).$type<AnswerDifference[]>(),
    /** The customer's id; null for a change without a person, such as by the website. */
    changedBy: text('changed_by'),
    isWaiting: integer('is_waiting', { mode: 'boolean' }).notNull().default(false),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [index('answer_versions_business').on(table.businessId, table.createdAt, table.id)],
)
