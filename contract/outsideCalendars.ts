import * as z from 'zod/mini'

/** The calendars outside that a business can connect. */
export const CALENDAR_PROVIDERS = ['google', 'microsoft', 'calendly'] as const
export type CalendarProviderId = (typeof CALENDAR_PROVIDERS)[number]

/** The calendars with busy times and events of their own, connected by OAuth. */
export const SYNCED_PROVIDERS = ['google', 'microsoft'] as const
export type SyncedProvider = (typeof SYNCED_PROVIDERS)[number]

export const isSyncedProvider = (text: string): text is SyncedProvider => SYNCED_PROVIDERS.some((one) => one === text)

/** What the owner calls them. */
export const PROVIDER_NAMES: Record<CalendarProviderId, string> = {
  google: 'Google Calendar',
  microsoft: 'Outlook',
  calendly: 'Calendly',
}

const connectedCalendar = z.object({
  id: z.string(),
  name: z.string(),
  isPrimary: z.boolean(),
  /** Whether bookings could be written into it. */
  mayWrite: z.boolean(),
  /** The calendar's events keep times from being offered. */
  isChosen: z.boolean(),
  /** Bookings are written into it: at most one calendar of a business. */
  isWritten: z.boolean(),
  /** How long a visit takes, of Calendly's event types. */
  minutes: z.optional(z.int()),
})
export type ConnectedCalendar = z.infer<typeof connectedCalendar>

export const calendarConnection = z.object({
  provider: z.enum(CALENDAR_PROVIDERS),
  state: z.enum(['off', 'connected', 'broken']),
  /** Whose calendar it is, such as an address. */
  account: z.optional(z.string()),
  /** Why it is broken or paused, in a sentence for the owner. */
  reason: z.optional(z.string()),
  calendars: z.array(connectedCalendar),
  since: z.optional(z.string()),
})
export type CalendarConnection = z.infer<typeof calendarConnection>

export const calendarChoice = z.object({
  calendarIds: z
    .array(z.string('Please pick a calendar').check(z.maxLength(1024, 'Please pick one of your calendars')))
    .check(z.maxLength(50, 'Please pick at most 50')),
  /** Null: bookings are written into no calendar of this account. */
  writeTo: z.nullable(z.string('Please pick the calendar that bookings go into')),
})
export type CalendarChoice = z.infer<typeof calendarChoice>

/** How connecting ended, as the calendar's screen is told in its address (`&provider=google&result=denied`), and what it says then. */
export const CONNECT_RESULTS = {
  connected: 'Connected. Times when you’re busy are no longer offered.',
  denied: 'Nothing was connected, because you didn’t agree. You can connect it whenever you like.',
  expired: 'That took longer than ten minutes, or the link was already used. Please press Connect again.',
  elsewhere: 'You started connecting in another browser. Please press Connect again in this one.',
  'signed-out': 'You were logged out in the meantime. Please log in and press Connect again.',
  'not-allowed':
    'Nothing was connected, because your access changed in the meantime. Please ask whoever owns the account.',
  'missing-scope':
    'Nothing was connected, because not everything on the list was allowed. We need all of it to keep you from being double-booked. Please press Connect again and allow everything; if you see checkboxes, check them all.',
  plan: 'Calendar sync isn’t part of your plan. Nothing was connected.',
  failed: 'Your calendar didn’t respond, so nothing was connected. Please try again in a few minutes.',
} as const
export type ConnectResult = keyof typeof CONNECT_RESULTS

export const calendarConnect = z.object({ authorizationUrl: z.string() })

/** What a provider sends its user back with. */
export const calendarCallback = z.object({
  code: z.optional(z.string()),
  state: z.optional(z.string()),
  error: z.optional(z.string()),
  scope: z.optional(z.string()),
})
export type CalendarCallback = z.infer<typeof calendarCallback>

/** A token connects; `calendarIds` are the event types that visitors can book in the chat. */
export const calendlyChange = z
  .object({
    token: z.optional(
      z
        .string('Please paste your Calendly access token')
        .check(
          z.trim(),
          z.minLength(1, 'Please paste your Calendly access token'),
          z.maxLength(4096, 'This is too long for a token'),
        ),
    ),
    calendarIds: z.optional(calendarChoice.shape.calendarIds),
  })
  .check(
    z.refine(({ token, calendarIds }) => token !== undefined || calendarIds !== undefined, {
      error: 'Please paste your Calendly access token',
      path: ['token'],
    }),
  )
