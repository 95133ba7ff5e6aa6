import { randomBytes, randomUUID } from 'node:crypto'
import type { FreeBusyStatus, Subscription as GraphSubscription, ResponseType } from '@microsoft/microsoft-graph-types'
import type { Fault } from './faults.ts'

type Wall = { dateTime: string; timeZone: string }
type Property = { id: string; value: string }
type Recurrence = {
  pattern: { type: 'daily' | 'weekly'; interval: number }
  range: {
    type: 'endDate' | 'noEnd' | 'numbered'
    startDate: string
    endDate: string | null
    numberOfOccurrences: number
  }
}

/** An event as the mailbox keeps it. What it is made of beside this lies in `rest`, as it was sent. */
export type StoredEvent = {
  id: string
  iCalUId: string
  changeKey: string
  calendarId: string
  subject: string
  start: Wall
  end: Wall
  isAllDay: boolean
  isCancelled: boolean
  showAs: FreeBusyStatus
  /** What the mailbox's owner answered to whoever invited them. */
  response: ResponseType
  recurrence: Recurrence | null
  transactionId: string | null
  properties: Property[]
  rest: Record<string, unknown>
}

type Change = { at: number; calendarId: string; eventId: string; was: StoredEvent | null }

export type Calendar = { id: string; name: string; canEdit: boolean; isDefaultCalendar: boolean }

export type Subscription = Required<
  Pick<GraphSubscription, 'id' | 'resource' | 'changeType' | 'notificationUrl' | 'expirationDateTime'>
> &
  Pick<GraphSubscription, 'lifecycleNotificationUrl' | 'clientState'>

/** Somebody with a mailbox. */
export type Account = {
  id: string
  mail: string
  displayName: string
  /** Where the account's days begin and end. */
  timeZone: string
  calendars: Calendar[]
  events: Map<string, StoredEvent>
  /** All that ever happened to events; a delta token is a place in it. */
  changes: Change[]
  /** Tokens of places before this are too old. */
  deltasSince: number
  subscriptions: Map<string, Subscription>
  /** False: no address is asked or told anything; what would be sent waits in `deliveries`. */
  isSending: boolean
  /** How many of the changes subscribers were told of, and what came of telling. */
  told: number
  deliveries: { url: string; body: unknown; status: number | 'none' | 'held' }[]
  /** Transaction ids live on after their event. */
  transactions: Map<string, string>
  /** What the next consent leaves out, as an administrator may have it. */
  withheld: string[]
  faults: Fault[]
  requests: { method: string; path: string; status: number | 'none' }[]
  /** Mails that Exchange sends by itself: invitations, updates and cancellations to attendees. */
  invitations: { kind: 'invited' | 'updated' | 'canceled'; to: string; eventId: string }[]
}

type Code = { account: Account; scopes: string[]; challenge: string; redirectUri: string; isUsed: boolean }
type Token = { account: Account; scopes: string[]; expiresAt: number }

export type World = {
  url: string
  accounts: Map<string, Account>
  codes: Map<string, Code>
  accessTokens: Map<string, Token>
  refreshTokens: Map<string, Omit<Token, 'expiresAt'>>
}

export const newWorld = (): World => ({
  url: '',
  accounts: new Map(),
  codes: new Map(),
  accessTokens: new Map(),
  refreshTokens: new Map(),
})

export const newGuid = (): string => randomUUID()
/** As long and as opaque as Outlook's are; these may stand in an address only encoded. */
export const newItemId = (): string =>
  `AAMkA${randomBytes(48).toString('base64').replaceAll('+', '-').replaceAll('/', '_')}=`
export const newSecret = (prefix: string): string => `${prefix}${randomBytes(40).toString('base64url')}`
const newChangeKey = (): string => `${randomBytes(15).toString('base64')}AA==`

type NewAccount = {
  mail?: string | undefined
  timeZone?: string | undefined
  calendars?: string[] | undefined
  isSending?: boolean | undefined
}

/** The first of its calendars is its main one; one whose name begins with "Holidays" can only be read. */
export function newAccount(world: World, { mail, timeZone, calendars = ['Calendar'], isSending }: NewAccount): Account {
  const account: Account = {
    id: newGuid(),
    mail: mail ?? `${newGuid()}@garage.test`,
    displayName: 'Sam Weber',
    timeZone: timeZone ?? 'America/New_York',
    calendars: calendars.map((name, index) => ({
      id: newItemId(),
      name,
      canEdit: !name.startsWith('Holidays'),
      isDefaultCalendar: index === 0,
    })),
    events: new Map(),
    changes: [],
    deltasSince: 0,
    subscriptions: new Map(),
    isSending: isSending ?? true,
    told: 0,
    deliveries: [],
    transactions: new Map(),
    withheld: [],
    faults: [],
    requests: [],
    invitations: [],
  }
  world.accounts.set(account.id, account)
  return account
}

/** Keeps what an event is from now on, or that it is gone (null). */
export function change(account: Account, calendarId: string, eventId: string, event: StoredEvent | null): void {
  const was = account.events.get(eventId) ?? null
  if (event) account.events.set(eventId, { ...event, changeKey: newChangeKey() })
  else account.events.delete(eventId)
  account.changes.push({ at: account.changes.length + 1, calendarId, eventId, was })
}

export const etagOf = ({ changeKey }: Pick<StoredEvent, 'changeKey'>): string => `W/"${changeKey}"`
