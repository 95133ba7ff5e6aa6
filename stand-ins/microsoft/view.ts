import type { EventType, Event as GraphEvent } from '@microsoft/microsoft-graph-types'
import { Temporal } from 'temporal-polyfill'
import { badRequest } from './errors.ts'
import { type Account, etagOf, type StoredEvent } from './world.ts'

export type Window = { start: number; end: number }
/** An event, or one occurrence of a series. */
type Seen = {
  event: StoredEvent
  id: string
  start: string
  end: string
  type: EventType
  seriesMasterId: string | null
}

const BY_ID = 'singleValueExtendedProperties'

/** When it is by the mailbox: of a whole day, in the mailbox's zone. */
const instantOf = (account: Account, event: StoredEvent, dateTime: string, timeZone: string): number =>
  Temporal.PlainDateTime.from(dateTime.replace(/Z$/, '')).toZonedDateTime(event.isAllDay ? account.timeZone : timeZone)
    .epochMilliseconds

/** All that lies in the window, series as their occurrences, earliest first. */
export function inWindow(account: Account, calendarId: string, window: Window): Seen[] {
  return [...account.events.values()]
    .filter((event) => event.calendarId === calendarId)
    .flatMap((event) => seenOf(account, event, window))
    .sort((one, other) => one.start.localeCompare(other.start) || one.id.localeCompare(other.id))
}

export function seenOf(account: Account, event: StoredEvent, window: Window): Seen[] {
  const all = event.recurrence ? occurrences(event, window) : [single(event)]
  return all.filter(({ start, end }) => {
    const from = instantOf(account, event, start, event.start.timeZone)
    const to = instantOf(account, event, end, event.end.timeZone)
    return from < window.end && window.start < to
  })
}

const single = (event: StoredEvent): Seen => ({
  event,
  id: event.id,
  start: event.start.dateTime,
  end: event.end.dateTime,
  type: 'singleInstance',
  seriesMasterId: null,
})

function occurrences(event: StoredEvent, window: Window): Seen[] {
  const { recurrence } = event
  if (!recurrence) return []
  const days = recurrence.pattern.interval * (recurrence.pattern.type === 'weekly' ? 7 : 1)
  const last = recurrence.range.endDate ?? Temporal.Instant.fromEpochMilliseconds(window.end).toString().slice(0, 10)
  const most = recurrence.range.numberOfOccurrences || 5000
  const found: Seen[] = []
  for (let index = 0; index < most; index++) {
    const shift = (dateTime: string) =>
      Temporal.PlainDateTime.from(dateTime.replace(/Z$/, ''))
        .add({ days: index * days })
        .toString({ smallestUnit: 'second' })
    const start = shift(event.start.dateTime)
    if (start.slice(0, 10) > last) break
    const end = shift(event.end.dateTime)
    found.push({
      event,
      id: `${event.id}.${start.slice(0, 10)}`,
      start,
      end,
      type: 'occurrence',
      seriesMasterId: event.id,
    })
  }
  return found
}

const wall = (account: Account, event: StoredEvent, dateTime: string, timeZone: string) => ({
  // A whole day is midnight to midnight, whatever zone is asked for.
  dateTime: event.isAllDay
    ? `${dateTime.slice(0, 10)}T00:00:00.0000000`
    : `${new Date(instantOf(account, event, dateTime, timeZone)).toISOString().slice(0, 19)}.0000000`,
  timeZone: 'UTC',
})

/** As Graph answers it, times in UTC. */
export function toWire(account: Account, seen: Seen, query = new URLSearchParams()): Record<string, unknown> {
  const { event } = seen
  const whole = {
    id: seen.id,
    changeKey: event.changeKey,
    iCalUId: event.iCalUId,
    subject: event.subject,
    start: wall(account, event, seen.start, event.start.timeZone),
    end: wall(account, event, seen.end, event.end.timeZone),
    originalStartTimeZone: event.start.timeZone,
    originalEndTimeZone: event.end.timeZone,
    isAllDay: event.isAllDay,
    isCancelled: event.isCancelled,
    isOrganizer: event.response === 'organizer' || event.response === 'none',
    showAs: event.showAs,
    type: seen.type,
    seriesMasterId: seen.seriesMasterId,
    recurrence: seen.type === 'seriesMaster' ? event.recurrence : null,
    transactionId: event.transactionId,
    responseStatus: { response: event.response, time: '0001-01-01T00:00:00Z' },
    organizer: { emailAddress: { name: account.displayName, address: account.mail } },
  } satisfies GraphEvent
  return {
    ...selected({ ...event.rest, '@odata.etag': etagOf(event), ...whole }, query.get('$select')),
    ...expanded(event, query.get('$expand')),
  }
}

export const wholeEvent = (account: Account, event: StoredEvent, query?: URLSearchParams): Record<string, unknown> =>
  toWire(account, { ...single(event), type: event.recurrence ? 'seriesMaster' : 'singleInstance' }, query)

/** All that delta says of an occurrence: the rest is its series'. */
export function sparse(wire: Record<string, unknown>): Record<string, unknown> {
  const { '@odata.etag': etag, id, start, end, type, seriesMasterId } = wire
  const known = { '@odata.type': '#microsoft.graph.event', '@odata.etag': etag, id, start, end, type, seriesMasterId }
  return type === 'occurrence' ? known : { '@odata.type': '#microsoft.graph.event', ...wire }
}

function selected(whole: Record<string, unknown>, select: string | null): Record<string, unknown> {
  if (!select) return whole
  const names = select.split(',').map((name) => name.trim())
  const unknown = names.find((name) => !(name in whole))
  if (unknown) throw badRequest(`Could not find a property named '${unknown}' on type 'microsoft.graph.event'.`)
  return Object.fromEntries(Object.entries(whole).filter(([name]) => ['@odata.etag', 'id', ...names].includes(name)))
}

function expanded(event: StoredEvent, expand: string | null): Record<string, unknown> {
  if (!expand) return {}
  const id = /^singleValueExtendedProperties\(\$filter=id eq '([^']+)'\)$/.exec(expand)?.[1]
  if (!id) throw badRequest(`The query parameter '$expand' isn't understood: ${expand}`)
  const found = event.properties.filter((property) => property.id === id)
  return found.length > 0 ? { [BY_ID]: found } : {}
}
