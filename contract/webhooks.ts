import * as z from 'zod/mini'
import { isWebLink } from './text'

/** What a webhook endpoint can be told, with the words that its owner reads. */
export const WEBHOOK_EVENTS = {
  'lead.created': 'Someone left their details',
  'lead.updated': 'A lead changed: new details, status or note',
  'conversation.created': 'A conversation started',
  'booking.created': 'Someone booked a time',
  'booking.updated': 'A booking was moved, or the visitor didn’t show up',
  'booking.canceled': 'A booking was canceled',
} as const
export type WebhookEvent = keyof typeof WEBHOOK_EVENTS

const isWebhookEvent = (text: string): text is WebhookEvent => Object.hasOwn(WEBHOOK_EVENTS, text)
export const EVENT_NAMES = Object.keys(WEBHOOK_EVENTS).filter(isWebhookEvent)
/** Sent when the owner asks for it, to try an endpoint. */
export const TEST_EVENT = 'webhook.test'

export const WEBHOOK_ENDPOINTS_MAX = 10

const INVALID_URL = 'Please enter the full address of the receiver, such as https://example.com/hooks'
const url = z.string(INVALID_URL).check(
  z.trim(),
  z.maxLength(500, INVALID_URL),
  z.refine((text: string) => isWebLink(text), INVALID_URL),
)

const events = z.pipe(
  z
    .array(z.enum(EVENT_NAMES, `An event is one of ${EVENT_NAMES.join(', ')}`), 'events must be a list')
    .check(z.minLength(1, 'Please pick at least one event')),
  z.transform((chosen) => EVENT_NAMES.filter((name) => chosen.includes(name))),
)

export const webhookRequest = z.object({ url, events })
export type WebhookRequest = z.infer<typeof webhookRequest>

export const webhookPatch = z.object({
  url: z.optional(url),
  events: z.optional(events),
  isEnabled: z.optional(z.boolean('isEnabled must be true or false')),
})
export type WebhookPatch = z.infer<typeof webhookPatch>

/** The secret is shown this once. */
export const webhookCreated = z.object({ id: z.string(), secret: z.string() })
export type WebhookCreated = z.infer<typeof webhookCreated>
/** For a day everything is signed with the secret before, too. */
export const secretRotated = z.object({ secret: z.string(), oldSecretUntil: z.string() })
export type SecretRotated = z.infer<typeof secretRotated>

/** `gone`: it answered 410. `failing`: it took nothing for three days. */
export const OFF_REASONS = ['gone', 'failing'] as const
export type OffReason = (typeof OFF_REASONS)[number]

export const webhookEndpoint = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isEnabled: z.boolean(),
  /** Why it was switched off, unless its owner did. */
  offBecause: z.nullable(z.enum(OFF_REASONS)),
  /** Since when nothing was taken; null while all is well. */
  failingSince: z.nullable(z.string()),
  createdAt: z.string(),
})
export type WebhookEndpoint = z.infer<typeof webhookEndpoint>

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed'] as const

export const webhookDelivery = z.object({
  /** The `webhook-id` of every try. */
  id: z.string(),
  type: z.string(),
  state: z.enum(DELIVERY_STATES),
  attempts: z.number(),
  /** Of the last try: the status, and the beginning of the answer or what went wrong. */
  status: z.nullable(z.number()),
  answer: z.nullable(z.string()),
  lastTriedAt: z.nullable(z.string()),
  /** Null unless it waits. */
  nextTryAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type WebhookDelivery = z.infer<typeof webhookDelivery>

export const deliveryQueued = z.object({ id: z.string() })
