import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { OutsideAnswer } from '../OutsideAnswer'
import type { Span } from '../slots/spans'

/** What went wrong outside. */
export type ProviderFailure =
  /** 401: the access token is too old. */
  | { failed: 'expired' }
  /** invalid_grant, or access that was taken back. Only the owner can mend it. */
  | { failed: 'revoked' }
  | { failed: 'rate-limited'; retryAfterMs: number }
  /** 403 other than a limit: not theirs to read or write. */
  | { failed: 'forbidden' }
  | { failed: 'not-found' }
  /** 409: an event of this id is there already. */
  | { failed: 'conflict' }
  /** 410: deleted already; of a sync token: too old, begin anew. */
  | { failed: 'gone' }
  /** 412: somebody changed the event since its etag was read. */
  | { failed: 'precondition' }
  /** 5xx, a time-out, no connection, or an answer that can't be read. It may have been done all the same. */
  | { failed: 'unavailable' }

export type ProviderAnswer<T> = OutsideAnswer<T, ProviderFailure>

export const mapped = <T, U>(answer: ProviderAnswer<T>, change: (value: T) => U): ProviderAnswer<U> =>
  answer.failed === undefined ? { value: change(answer.value) } : answer

export type Tokens = {
  accessToken: string
  refreshToken: string
  /** Milliseconds since 1970. */
  expiresAt: number
}
/** `missing`: what the owner didn't tick, in words that end "Deskbell may not …". */
export type Grant = { tokens: Tokens; missing: string[] }

type RemoteCalendar = { id: string; name: string; isPrimary: boolean; mayWrite: boolean }
export type RemoteCalendars = { account: string; calendars: RemoteCalendar[] }

/** An event as it keeps somebody busy; `busy` is null if it doesn't: deleted, declined, or shown as free. */
export type RemoteEvent = {
  id: string
  busy: Span | null
  /** The booking of the asking business that we wrote it for; another business may use the same calendar. */
  bookingId: string | null
  /** Set where what was deleted is a whole series: all events whose id begins with it are gone. */
  seriesId?: string
}

/** `isWhole`: all events of the span, in place of what was known; else only the changed ones. */
export type Changes = { events: RemoteEvent[]; isWhole: boolean; nextToken: string }

/** The event of a booking. `etag` names its state; `iCalUid` is what invitations call it, so that ours can too. */
export type WrittenEvent = { eventId: string; etag: string; iCalUid: string; start: number; end: number }

export type NewEvent = {
  businessId: string
  bookingId: string
  calendarId: string
  start: number
  end: number
  timeZone: string
  title: string
  text: string
  /** Null: nobody who could be invited by mail. */
  guest: { email: string } | null
}

/** `eventId` if it is known, else the event is found by its booking. */
export type EventRef = { calendarId: string; bookingId: string; eventId?: string | null | undefined }

/** A channel by which a provider tells of changes. `secret` comes back with each notification. */
export type Channel = { channelId: string; resourceId: string; expiresAt: number }

/** By what a provider knows a channel. */
export type ChannelRef = Pick<Channel, 'channelId' | 'resourceId'>

/**
 * What came to the notifications' address: a question that is answered with its own text, or channels that have news. One that `isEnding`
 * tells nothing more unless it is confirmed or opened anew.
 */
export type Notification =
  | { challenge: string }
  | { channels: { channelId: string; secret: string; isEnding?: boolean }[] }

/** How long a call may take, asked anew for each. */
export type Patience = () => AbortSignal
export const patientFor =
  (ms: number): Patience =>
  () =>
    AbortSignal.timeout(ms)

/**
 * What the engine asks of a calendar outside. Made for one call or a few of them, by `providerOf`, with the settings of the operator and,
 * for all but the OAuth ones, an access token.
 */
export type OAuthProvider = {
  id: SyncedProvider
  authorizationUrl: (input: { state: string; codeChallenge: string; redirectUri: string }) => string
  exchangeCode: (input: { code: string; codeVerifier: string; redirectUri: string }) => Promise<ProviderAnswer<Grant>>
  /** With the rotated refresh token if there is one, else with the same. */
  refresh: (refreshToken: string) => Promise<ProviderAnswer<Tokens>>
  /** Where the provider has no such call it answers at once. */
  revoke: (tokens: Tokens) => Promise<ProviderAnswer<null>>
  readNotification: (request: Request) => Promise<Notification>
  /** `patience` ends each of its calls. */
  withToken: (accessToken: string, patience?: Patience) => CalendarProvider
}

export type CalendarProvider = {
  listCalendars: () => Promise<ProviderAnswer<RemoteCalendars>>
  /** When something is in one of these calendars that isn't a booking of this business. */
  busy: (
    input: { businessId: string; calendarIds: readonly string[]; timeZone: string } & Span,
  ) => Promise<ProviderAnswer<Span[]>>
  /**
   * What changed since the token; without one all events of the span. `gone`: the token is too old.
   * `timeZone` is the business's: whole days are read in it where the provider names no zone.
   */
  changesSince: (
    input: { businessId: string; calendarId: string; token: string | null; timeZone: string } & Span,
  ) => Promise<ProviderAnswer<Changes>>
  /** `ending`: a channel that goes on if it is confirmed; where a provider can do that, the same is answered. */
  watch: (input: {
    calendarId: string
    callbackUrl: string
    secret: string
    ending: ChannelRef | null
  }) => Promise<ProviderAnswer<Channel>>
  stopWatch: (channel: ChannelRef) => Promise<ProviderAnswer<null>>
  /** Written once for a booking, however often it is asked: the same again answers `conflict`, or the event that is there. */
  insertEvent: (event: NewEvent) => Promise<ProviderAnswer<WrittenEvent>>
  findEvent: (event: EventRef) => Promise<ProviderAnswer<WrittenEvent>>
  /** Throws nothing over somebody else's change: `precondition` where the event isn't that of `etag` anymore. */
  updateEvent: (event: NewEvent & { eventId: string; etag: string }) => Promise<ProviderAnswer<WrittenEvent>>
  /** `gone` or `not-found`: there is none. */
  deleteEvent: (event: EventRef) => Promise<ProviderAnswer<null>>
}
