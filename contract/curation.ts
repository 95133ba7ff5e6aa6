import * as z from 'zod/mini'
import { faq, faqAnswer, faqQuestion } from './businesses'
import { BUSINESS_TYPES } from './businessTypes'
import { ANSWERED_BY, place, RATINGS, sessionId, source } from './chat'
import { MESSAGE_MAX } from './defaults'
import { businessFacts } from './facts'
import { requiredText } from './text'

export const QUESTION_STATES = ['open', 'answered', 'dismissed'] as const
/** `unknown`: the bot had no answer; `rated`: the visitor gave its answer a thumbs-down. */
export const ASKED_REASONS = ['unknown', 'rated'] as const
export type AskedReason = (typeof ASKED_REASONS)[number]

export const ratingRequest = z.object({
  rating: z.enum(RATINGS, 'rating must be up or down'),
  /** The session of the reply: ratings from another one are refused. */
  sessionId,
})

export const unansweredQuestion = z.object({
  id: z.string(),
  /** As first asked. */
  question: z.string(),
  count: z.number(),
  reasons: z.array(z.enum(ASKED_REASONS)),
  /** Other wordings, the latest first, at most five. */
  alsoAsked: z.array(z.string()),
  /** The conversation that asked it last. */
  conversationId: z.string(),
  firstAskedAt: z.string(),
  lastAskedAt: z.string(),
})
export type UnansweredQuestion = z.infer<typeof unansweredQuestion>

/** A question that the owner means to answer another time. */
export const laterRequest = z.object({ question: faqQuestion })

export const answerRequest = z.object({
  /** The owner's wording, if it replaces the visitor's. */
  question: z.optional(faqQuestion),
  answer: faqAnswer,
  /** Whether visitors who asked and left an email address are mailed the answer. */
  tell: z._default(z.boolean('Please use true or false'), true),
})
export type AnswerRequest = z.infer<typeof answerRequest>

/** What visitors who asked a question are mailed with its answer. `to`: who they are; empty if nobody left an address. */
export const answerEmail = z.object({ to: z.array(z.string()), subject: z.string(), lines: z.array(z.string()) })
export type AnswerEmail = z.infer<typeof answerEmail>

/** `told`: how many visitors are mailed the answer. `waits`: it isn't live yet, because a saved question would be answered differently. */
export const questionAnswered = z.object({ faq, told: z.number(), waits: z.boolean() })
export type QuestionAnswered = z.infer<typeof questionAnswered>

const token = z.string('token is required').check(z.minLength(1, 'token is required'), z.maxLength(200))
export const answerLinkRequest = z.object({ token })
export const answerLinkView = z.object({
  businessName: z.string(),
  question: z.string(),
  count: z.number(),
  /** The bot's reply today. */
  reply: z.string(),
  email: answerEmail,
})
export type AnswerLinkView = z.infer<typeof answerLinkView>
export const answerByLinkRequest = z.extend(answerRequest, { token })

export const askRequest = z.object({
  question: requiredText('Please write a question', MESSAGE_MAX),
  /** From what is saved, live or not. */
  asSaved: z._default(z.boolean('Please use true or false'), false),
})
export type AskRequest = z.infer<typeof askRequest>
export const askedReply = z.object({
  content: z.string(),
  sources: z.array(source),
  places: z.optional(z.array(place)),
  answeredBy: z.enum(ANSWERED_BY),
  needsLeadCapture: z.boolean(),
  needsScheduling: z.boolean(),
  /** False if the bot said that it doesn't know. */
  known: z.boolean(),
  /** The rule that changed the reply, if one did. */
  rule: z.optional(z.string()),
})
export type AskedReply = z.infer<typeof askedReply>

export const SAVED_QUESTIONS_MAX = 50
export const savedQuestionRequest = z.object({ question: faqQuestion })
export const savedQuestion = z.object({ id: z.string(), question: z.string() })
export type SavedQuestion = z.infer<typeof savedQuestion>

/** All settings of a business that answers depend on; its appearance is not part of it. */
export const answerBasis = z.object({
  name: z.string(),
  businessType: z.enum(BUSINESS_TYPES),
  services: z.string(),
  location: z.nullable(z.string()),
  specialties: z.nullable(z.string()),
  calendlyUrl: z.nullable(z.string()),
  country: z.string(),
  timeZone: z.string(),
  currency: z.string(),
  facts: businessFacts,
  faqs: z.array(faq),
  /** The version of its site and documents; absent if there is none. */
  knowledgeVersion: z.optional(z.string()),
})
export type AnswerBasis = z.infer<typeof answerBasis>

/** A saved question that a change would answer differently. */
const answerDifference = z.object({ question: z.string(), before: z.string(), after: z.string() })
export type AnswerDifference = z.infer<typeof answerDifference>

const VERSION_STATES = ['live', 'waiting', 'earlier'] as const
export const answerVersion = z.object({
  id: z.string(),
  state: z.enum(VERSION_STATES),
  /** Differences from the version before, such as "Services". */
  changes: z.array(z.string()),
  /** `system`: a change without a person, such as the first version. */
  by: z.enum(['you', 'team', 'system']),
  at: z.string(),
  /** The answers that a waiting version would change. */
  differences: z.array(answerDifference),
})
export type AnswerVersion = z.infer<typeof answerVersion>
