import * as z from 'zod/mini'
import { MESSAGE_MAX } from './defaults'
import { requiredText } from './text'

export { MESSAGE_MAX, PAGE_CONTENT_MAX } from './defaults'

const SESSION_ID = /^[A-Za-z0-9_-]{8,64}$/
export const sessionId = z
  .string('sessionId is required')
  .check(z.regex(SESSION_ID, 'sessionId must be 8 to 64 letters, digits, hyphens or underscores'))

/** Made by the caller for each message it sends: the same one again, in the same visit, is the same message. */
const messageId = z.optional(
  z.string().check(z.regex(SESSION_ID, 'messageId must be 8 to 64 letters, digits, hyphens or underscores')),
)

/** Longer text is cut by the server, not refused: the visitor can't do anything about the page they are on. */
const aboutThePage = (name: string) => z.optional(z.nullable(z.string(`${name} must be text`)))

export const chatRequest = z.object({
  sessionId,
  messageId,
  message: requiredText('Please write a message', MESSAGE_MAX),
  websiteUrl: aboutThePage('websiteUrl'),
  pageTitle: aboutThePage('pageTitle'),
  pageContent: aboutThePage('pageContent'),
  /** The language that the widget speaks, such as "es"; the message's own wins where it can be told. */
  language: aboutThePage('language'),
  /** The visitor's own, an IANA name: times offered are shown in it beside the business's. */
  timeZone: aboutThePage('timeZone'),
})
export type ChatRequest = z.infer<typeof chatRequest>

export const ANSWERED_BY = ['model', 'facts', 'person'] as const

/** Whose word an answer stands on: the owner's own (a typed field, an FAQ), the business's site, or the page in front of the visitor. */
const SOURCE_KINDS = ['fact', 'faq', 'site', 'page'] as const
export const source = z.object({
  kind: z.enum(SOURCE_KINDS),
  /** What the visitor reads, such as "FAQ" or the page's title. */
  title: z.string(),
  /** Present only for a public page. */
  url: z.optional(z.string()),
})
export type Source = z.infer<typeof source>

/** A place of the site that may hold what was asked for: "This may help". */
export const place = z.object({ title: z.string(), url: z.string(), text: z.string() })
export type Place = z.infer<typeof place>
export const PLACES_MAX = 3

/** What the visitor has said of themselves in the conversation: the lead form opens with it. */
const statedDetails = z.object({
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  phone: z.optional(z.string()),
  need: z.optional(z.string()),
})
export type StatedDetails = z.infer<typeof statedDetails>

export const chatReply = z.object({
  message: z.object({ id: z.string(), content: z.string() }),
  needsLeadCapture: z.boolean(),
  needsScheduling: z.boolean(),
  /** The visitor asked to be called, written to or put through: the form comes back, though it was put away. */
  wantsContact: z.optional(z.boolean()),
  calendlyUrl: z.nullable(z.string()),
  sources: z.array(source),
  places: z.optional(z.array(place)),
  details: z.optional(statedDetails),
  conversationId: z.string(),
  answeredBy: z.enum(ANSWERED_BY),
  quickReplies: z.optional(z.array(z.string())),
})
export type ChatReply = z.infer<typeof chatReply>

export const RATINGS = ['up', 'down'] as const
export type Rating = (typeof RATINGS)[number]

export const chatMessage = z.object({
  id: z.string(),
  type: z.enum(['bot', 'user']),
  content: z.string(),
  timestamp: z.string(),
  /** The first name of the person who wrote it, when a person and not the bot did (reading 33). */
  author: z.optional(z.string()),
  sources: z.optional(z.array(source)),
  places: z.optional(z.array(place)),
  /** The visitor's thumb on a reply, told to the owner alone. */
  rating: z.optional(z.enum(RATINGS)),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** What a conversation can be about that its owner is told of at once, the most pressing first. */
export const MATTERS = ['injury', 'urgent', 'complaint', 'refund', 'lost_item', 'wants_person'] as const
export type Matter = (typeof MATTERS)[number]

export const conversationHead = z.object({
  id: z.string(),
  businessId: z.string(),
  sessionId: z.string(),
  isActive: z.boolean(),
  messageCount: z.number(),
  /** The visitor's first question, or where there is none their name or first words; at most 200 characters. */
  preview: z.string(),
  /** The most pressing thing that it is about. */
  matter: z.optional(z.enum(MATTERS)),
  pageUrl: z.nullable(z.string()),
  createdAt: z.string(),
  lastMessageAt: z.string(),
})
export type ConversationHead = z.infer<typeof conversationHead>
export const conversation = z.extend(conversationHead, { messages: z.array(chatMessage) })
export type Conversation = z.infer<typeof conversation>
