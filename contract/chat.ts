import * as z from 'zod/mini'
import { MESSAGE_MAX } from './defaults'
import { pageVisitor, pageVisitorGiven } from './pageVisitor'
import { offeredSlots } from './slots'
import { requiredText } from './text'

export { MESSAGE_MAX, PAGE_CONTENT_MAX } from './defaults'

const SESSION_ID = /^[A-Za-z0-9_-]{8,64}$/
export const sessionId = z
  .string('sessionId is required')
  .check(z.regex(SESSION_ID, 'sessionId must be 8 to 64 letters, digits, hyphens or underscores'))

/** Made by the caller for each message. The same id again, in the same session, is the same message. */
const messageId = z.optional(
  z.string().check(z.regex(SESSION_ID, 'messageId must be 8 to 64 letters, digits, hyphens or underscores')),
)

/** Longer text is cut, not refused, since the visitor can't change the page they are on. */
const aboutThePage = (name: string) => z.optional(z.nullable(z.string(`${name} must be text`)))

export const chatRequest = z.object({
  sessionId,
  messageId,
  message: requiredText('Please write a message', MESSAGE_MAX),
  websiteUrl: aboutThePage('websiteUrl'),
  pageTitle: aboutThePage('pageTitle'),
  pageContent: aboutThePage('pageContent'),
  /** The widget's language, such as "es". The message's own language wins if it can be detected. */
  language: aboutThePage('language'),
  /** The visitor's time zone, an IANA name. */
  timeZone: aboutThePage('timeZone'),
  /** The first page of the visit with its query, and what linked to it. */
  landingUrl: aboutThePage('landingUrl'),
  referrer: aboutThePage('referrer'),
  /** The privacy notice as it was shown. */
  notice: aboutThePage('notice'),
})
export type ChatRequest = z.infer<typeof chatRequest>

export const ANSWERED_BY = ['model', 'facts', 'person'] as const

/** Where an answer comes from: a fact or FAQ of the owner, the business's site, or the page the visitor is on. */
const SOURCE_KINDS = ['fact', 'faq', 'site', 'page'] as const
export const source = z.object({
  kind: z.enum(SOURCE_KINDS),
  /** Displayed text, such as "FAQ" or the page's title. */
  title: z.string(),
  /** Present only for a public page. */
  url: z.optional(z.string()),
})
export type Source = z.infer<typeof source>

/** A place on the site that may answer the question, shown under "This may help". */
export const place = z.object({ title: z.string(), url: z.string(), text: z.string() })
export type Place = z.infer<typeof place>
export const PLACES_MAX = 2

/** Contact details that the visitor gave in the conversation; they prefill the lead form. */
const statedDetails = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  need: z.optional(z.string()),
})
export type StatedDetails = z.infer<typeof statedDetails>

/** The reply is no answer but a question, a step of a booking or an excuse: no thumbs stand below it. */
const takesNoRating = z.optional(z.literal(true))

export const chatReply = z.object({
  message: z.object({ id: z.string(), content: z.string() }),
  needsLeadCapture: z.boolean(),
  needsScheduling: z.boolean(),
  /** The visitor asked for contact: the form opens again even if they closed it. */
  wantsContact: z.optional(z.boolean()),
  /** The reply asks for a phone number or an email address: the form then takes either, and a number alone goes to the chat as a message. */
  takesEither: z.optional(z.literal(true)),
  /** The business's booking link; with `needsScheduling` it is prefilled with what the visitor said, where its service can be. */
  calendlyUrl: z.nullable(z.string()),
  sources: z.array(source),
  places: z.optional(z.array(place)),
  ...z.partial(offeredSlots).shape,
  details: z.optional(statedDetails),
  conversationId: z.string(),
  answeredBy: z.enum(ANSWERED_BY),
  quickReplies: z.optional(z.array(z.string())),
  /** What it is written in, such as "es": the language of the message, or else the widget's. */
  language: z.optional(z.string()),
  takesNoRating,
})
export type ChatReply = z.infer<typeof chatReply>

/** The message is stored, and a person will answer it. */
export const chatPending = z.object({ pending: z.literal(true), conversationId: z.string() })
export type ChatPending = z.infer<typeof chatPending>

export const RATINGS = ['up', 'down'] as const
export type Rating = (typeof RATINGS)[number]

export const chatMessage = z.object({
  id: z.string(),
  type: z.enum(['bot', 'user']),
  content: z.string(),
  timestamp: z.string(),
  /** The first name of the person who wrote it, when a person and not the bot did. */
  author: z.optional(z.string()),
  sources: z.optional(z.array(source)),
  places: z.optional(z.array(place)),
  ...z.partial(offeredSlots).shape,
  takesNoRating,
  /** The visitor's rating; only in the owner's view. */
  rating: z.optional(z.enum(RATINGS)),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** Matters that the owner is told of at once, the most urgent first. */
export const MATTERS = ['injury', 'urgent', 'complaint', 'refund', 'lost_item', 'wants_person'] as const
export type Matter = (typeof MATTERS)[number]

export const LINE_AUTHORS = ['visitor', 'bot', 'person'] as const

/** What the list of conversations may be narrowed to. */
export const CONVERSATION_VIEWS = ['open', 'waiting', 'details', 'unanswered', 'upset', 'resolved', 'unread'] as const
export type ConversationView = (typeof CONVERSATION_VIEWS)[number]

/** Matters of somebody who is unhappy. */
export const UPSET_MATTERS = ['injury', 'complaint', 'refund'] as const satisfies readonly Matter[]

export const conversationHead = z.object({
  id: z.string(),
  businessId: z.string(),
  sessionId: z.string(),
  isActive: z.boolean(),
  messageCount: z.number(),
  /** The visitor's first question, or else their name or first message; at most 200 characters. */
  preview: z.string(),
  visitorName: z.optional(z.string()),
  /** The last message, at most 200 characters, and who wrote it. */
  lastLine: z.string(),
  lastBy: z.enum(LINE_AUTHORS),
  /** The visitor left an email address or a phone number. */
  hasDetails: z.boolean(),
  /** The bot had no answer, and neither it nor a person has given one since: somebody waits. */
  isUnanswered: z.boolean(),
  /** Who answers in place of the bot. */
  person: z.optional(z.object({ id: z.string(), name: z.string() })),
  /** Since when the visitor has been waiting for a person. */
  waitingSince: z.optional(z.string()),
  isResolved: z.boolean(),
  /** Nobody of the team has opened it since the visitor last wrote. */
  isUnread: z.boolean(),
  /** When the visitor first opened the booking link. Whether they booked there isn't known. */
  bookingLinkOpenedAt: z.optional(z.string()),
  /** The most urgent matter of the conversation. */
  matter: z.optional(z.enum(MATTERS)),
  pageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  lastMessageAt: z.string(),
})
export type ConversationHead = z.infer<typeof conversationHead>
export const conversation = z.extend(conversationHead, {
  messages: z.array(chatMessage),
  /** What the owner's page said of the visitor. */
  visitor: z.optional(pageVisitor),
})
export type Conversation = z.infer<typeof conversation>

/** Who answers now, as the visitor sees it. */
export const conversationTaken = z.object({ person: z.object({ id: z.string(), name: z.string() }) })

/** What a person writes to a visitor. The same `messageId` again is the same message. */
export const personMessageRequest = z.object({
  content: requiredText('Please write a message', MESSAGE_MAX),
  messageId,
})

export const pageVisitorRequest = z.extend(pageVisitorGiven, { sessionId })
export type PageVisitorRequest = z.infer<typeof pageVisitorRequest>
