import { randomBytes } from 'node:crypto'
import type { Fault } from './faults.ts'

export type Moment = { date?: string | undefined; dateTime?: string | undefined; timeZone?: string | undefined }

type Attendee = { email: string; displayName: string; self: boolean; responseStatus: string }

/** An event as its calendar keeps it. What else was sent lies in `rest`. */
export type StoredEvent = {
  id: string
  calendarId: string
  etag: string
  iCalUID: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  transparency: 'opaque' | 'transparent'
  start: Moment
  end: Moment
  attendees: Attendee[]
  recurrence: string[]
  extendedProperties: { private?: Record<string, string> | undefined }
  rest: Record<string, unknown>
}

type Calendar = {
  id: string
  summary: string
  timeZone: string
  accessRole: 'owner' | 'reader'
  primary?: true
}
export type Channel = {
  id: string
  resourceId: string
  calendarId: string
  address: string
  token: string
  expiration: number
}

/** Somebody with calendars. */
export type Account = {
  mail: string
  calendars: Calendar[]
  /** Under calendar and event id. */
  events: Map<string, StoredEvent>
  /** The ids of events in the order of their changes; a sync token is a place in it. */
  changes: { calendarId: string; eventId: string }[]
  /** Sync tokens of places before this are too old. */
  syncsSince: number
  channels: Map<string, Channel>
  /** What channels were told. */
  deliveries: { address: string; headers: Record<string, string>; status: number | 'none' }[]
  /** Boxes that aren't ticked at the next consent. */
  withheld: string[]
  faults: Fault[]
  requests: { method: string; path: string; status: number | 'none' }[]
  /** Mails to guests, which `sendUpdates=none` prevents. */
  mails: { kind: 'invited' | 'updated' | 'canceled'; to: string }[]
}

type Code = { account: Account; scopes: string[]; challenge: string; redirectUri: string; isUsed: boolean }
type Token = { account: Account; scopes: string[]; expiresAt: number }

export type World = {
  url: string
  accounts: Map<string, Account>
  codes: Map<string, Code>
  accessTokens: Map<string, Token>
  refreshTokens: Map<string, Omit<Token, 'expiresAt'>>
  /** Whether a refresh token works once, and its answer brings the next. Google's stay; an engine must bear both. */
  rotates: boolean
}

export const newWorld = (): World => ({
  url: '',
  accounts: new Map(),
  codes: new Map(),
  accessTokens: new Map(),
  refreshTokens: new Map(),
  rotates: false,
})

export const newSecret = (prefix: string): string => `${prefix}${randomBytes(30).toString('base64url')}`
const newEtag = (): string => `"${randomBytes(8).readBigUInt64BE()}"`
/** Base32hex, as Google makes them. */
export const newEventId = (): string => BigInt(`0x${randomBytes(16).toString('hex')}`).toString(32)
const newCalendarId = (): string => `${randomBytes(16).toString('hex')}@group.calendar.google.com`

type NewAccount = { mail?: string | undefined; timeZone?: string | undefined; calendars?: string[] | undefined }

/** The first of its calendars is its main one; one whose name begins with "Holidays" can only be read. */
export function newAccount(world: World, { mail, timeZone, calendars = ['Garage'] }: NewAccount): Account {
  const address = mail ?? `${randomBytes(6).toString('hex')}@garage.test`
  const account: Account = {
    mail: address,
    calendars: calendars.map((summary, index) => ({
      id: index === 0 ? address : newCalendarId(),
      summary,
      timeZone: timeZone ?? 'America/New_York',
      accessRole: summary.startsWith('Holidays') ? 'reader' : 'owner',
      ...(index === 0 && { primary: true as const }),
    })),
    events: new Map(),
    changes: [],
    syncsSince: 0,
    channels: new Map(),
    deliveries: [],
    withheld: [],
    faults: [],
    requests: [],
    mails: [],
  }
  world.accounts.set(address, account)
  return account
}

const keyOf = ({ calendarId, id }: Pick<StoredEvent, 'calendarId' | 'id'>) => `${calendarId} ${id}`
export const findEvent = (account: Account, calendarId: string, id: string) =>
  account.events.get(keyOf({ calendarId, id }))

/** Keeps what an event is from now on. A deleted one stays, canceled. */
export function keep(account: Account, event: StoredEvent): StoredEvent {
  const kept = { ...event, etag: newEtag() }
  account.events.set(keyOf(kept), kept)
  account.changes.push({ calendarId: kept.calendarId, eventId: kept.id })
  return kept
}
