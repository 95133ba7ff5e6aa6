import * as z from 'zod/mini'
import { isWebLink } from './text'

export const CHANNELS = ['mail', 'push'] as const
export type Channel = (typeof CHANNELS)[number]

/** `contact`: a known lead left a further way to reach them; `wish`: one would like to come; `answers`: one answered the business's questions; `reminder`: nobody had opened the lead; `booking`: a visitor booked, moved or canceled; `gathered`: all that was held, in one. */
export const DELIVERY_KINDS = [
  'lead',
  'contact',
  'wish',
  'answers',
  'reminder',
  'matter',
  'booking',
  'gathered',
  'digest',
] as const
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]

/** `held` until quiet hours or a flood are over, then `gathered` into one message. `failed` ones are retried for some hours. */
export const DELIVERY_OUTCOMES = ['queued', 'sent', 'failed', 'held', 'gathered'] as const

export const NEXT_AFTER_MINUTES = 10
const NEXT_AFTER_MAX = 240
const PEOPLE_MAX = 25
const MINUTES_WRONG = `Choose between 1 minute and ${NEXT_AFTER_MAX / 60} hours`

/** `nextAfterMinutes`: null tells everybody on the list at once. */
export const notificationRules = z.object({
  order: z
    .array(z.string('order must be a list of people'), 'order must be a list of people')
    .check(z.minLength(1, 'Choose at least one person to tell'), z.maxLength(PEOPLE_MAX, 'That’s too many people')),
  nextAfterMinutes: z.nullable(
    z.int(MINUTES_WRONG).check(z.minimum(1, MINUTES_WRONG), z.maximum(NEXT_AFTER_MAX, MINUTES_WRONG)),
  ),
})
export type NotificationRules = z.infer<typeof notificationRules>

/** `mail` and `devices`: how this person is told now. */
const personToTell = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  isYou: z.boolean(),
  mail: z.boolean(),
  devices: z.number(),
})
export type PersonToTell = z.infer<typeof personToTell>
export const notificationSettingsView = z.object({
  ...notificationRules.shape,
  timeZone: z.string(),
  people: z.array(personToTell),
})
export type NotificationSettingsView = z.infer<typeof notificationSettingsView>

const TIME_WRONG = 'Please enter a time such as 22:00'
const time = z.string(TIME_WRONG).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_WRONG))
const quietHours = z.object({ from: time, to: time }).check(
  z.refine(({ from, to }) => from !== to, {
    path: ['to'],
    message: 'Quiet hours can’t start and end at the same time',
  }),
)
export type QuietHours = z.infer<typeof quietHours>
const HOUR_WRONG = 'Please choose an hour from 0 to 23'

export const notificationPreferencesView = z.object({
  mail: z.boolean('mail must be true or false'),
  push: z.boolean('push must be true or false'),
  /** In the business's time zone; may go past midnight. */
  quietHours: z.nullable(quietHours),
  digestHour: z.nullable(z.int(HOUR_WRONG).check(z.minimum(0, HOUR_WRONG), z.maximum(23, HOUR_WRONG))),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesView>

/** `personName`: null for someone who has left. */
export const delivery = z.object({
  id: z.string(),
  leadId: z.nullable(z.string()),
  leadName: z.nullable(z.string()),
  conversationId: z.nullable(z.string()),
  personName: z.nullable(z.string()),
  isYou: z.boolean(),
  channel: z.enum(CHANNELS),
  kind: z.enum(DELIVERY_KINDS),
  outcome: z.enum(DELIVERY_OUTCOMES),
  reason: z.nullable(z.string()),
  attempts: z.number(),
  dueAt: z.nullable(z.string()),
  sentAt: z.nullable(z.string()),
  createdAt: z.string(),
})
export type Delivery = z.infer<typeof delivery>

/** By the link in a mail that comes again and again. */
export const mailOffRequest = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const leadDeliveries = z.object({
  openedAt: z.nullable(z.string()),
  openedBy: z.nullable(z.string()),
  openedByYou: z.boolean(),
  deliveries: z.array(delivery),
})
export type LeadDeliveries = z.infer<typeof leadDeliveries>

/** Null: the operator has set no keys, so there are no notifications. */
export const pushKey = z.object({ publicKey: z.nullable(z.string()) })

const ENDPOINT_WRONG = 'endpoint must be the address that the browser gave'
const base64url = (bytes: number, message: string) =>
  z.string(message).check(
    z.overwrite((text) => text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')),
    z.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`), message),
  )
/** What `PushSubscription.toJSON()` gives. `isRenewal`: only a device that is known stays known, for the session that asks. */
export const pushSubscriptionRequest = z.object({
  endpoint: z.string(ENDPOINT_WRONG).check(z.maxLength(2000, ENDPOINT_WRONG), z.refine(isWebLink, ENDPOINT_WRONG)),
  keys: z.object({
    p256dh: base64url(65, 'keys.p256dh must be the browser’s public key in base64url'),
    auth: base64url(16, 'keys.auth must be the browser’s secret in base64url'),
  }),
  isRenewal: z.optional(z.boolean('isRenewal must be true or false')),
})
export type PushSubscriptionRequest = z.infer<typeof pushSubscriptionRequest>

export const pushDevice = z.object({
  id: z.string(),
  device: z.string(),
  /** Of the session that asks. */
  current: z.boolean(),
  createdAt: z.string(),
  lastSuccessAt: z.nullable(z.string()),
  failures: z.number(),
})
export type PushDevice = z.infer<typeof pushDevice>

/** What a push message contains, for the service worker. `tag`: a later one with the same tag takes the place of an earlier one. */
export const pushMessage = z.object({ title: z.string(), body: z.string(), url: z.string(), tag: z.string() })
export type PushMessage = z.infer<typeof pushMessage>
