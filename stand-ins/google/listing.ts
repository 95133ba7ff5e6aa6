import * as z from 'zod/mini'
import { badRequest, fullSyncRequired, notFound } from './errors.ts'
import { isBusy, type Occurrence, occurrencesOf, zoneOf } from './occurrences.ts'
import { type Account, findEvent, type StoredEvent } from './world.ts'

/** Small, so that whoever reads a calendar has to follow its pages. */
const PAGE_MAX = 10

/** Where a list stands, as its opaque tokens keep it. */
const place = z.object({
  calendarId: z.string(),
  /** How many changes were known when the round before this one began; null: there was none. */
  since: z.nullable(z.number()),
  until: z.number(),
  offset: z.number(),
})
type Place = z.infer<typeof place>
const encode = (at: Place) => Buffer.from(JSON.stringify(at)).toString('base64url')

function decode(token: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    throw badRequest('Invalid sync token value.', 'invalid')
  }
}

/** The properties that Google's description has, whatever their values. */
type Names<T> = { [Name in keyof T]?: unknown }

export function toWire(event: StoredEvent, occurrence?: Occurrence) {
  const { rest, calendarId, recurrence, ...whole } = event
  return {
    kind: 'calendar#event',
    ...rest,
    ...whole,
    ...(recurrence.length > 0 && !occurrence && { recurrence }),
    ...(occurrence && { id: occurrence.id, start: occurrence.start, end: occurrence.end }),
    ...(occurrence && occurrence.id !== event.id && { recurringEventId: event.id }),
  } satisfies Names<gapi.client.calendar.Event>
}

/** All that a list says of what was deleted. */
const canceled = ({ id, etag }: StoredEvent) => ({ kind: 'calendar#event', id, etag, status: 'cancelled' })

/** `GET /calendars/{calendarId}/events` with `singleEvents=true`. */
export function listEvents(account: Account, calendarId: string, query: URLSearchParams) {
  if (!account.calendars.some(({ id }) => id === calendarId)) throw notFound()
  if (query.get('singleEvents') !== 'true') throw badRequest('Only singleEvents=true is done here.')
  const token = query.get('syncToken')
  const refused = ['timeMin', 'timeMax', 'orderBy', 'q', 'updatedMin'].find((name) => query.has(name))
  if (token && refused) throw badRequest(`Sync token cannot be used with ${refused}.`)
  const pageToken = query.get('pageToken')
  const begun = token ? decode(token) : { calendarId, since: null, until: account.changes.length, offset: 0 }
  const at = pageToken ? decode(pageToken) : { ...begun, until: account.changes.length, offset: 0 }
  if (at.since !== null && at.since < account.syncsSince) throw fullSyncRequired()
  const all = at.since === null ? everything(account, calendarId, query) : changed(account, calendarId, at.since)
  const next = at.offset + Math.min(Number(query.get('maxResults') ?? 250), PAGE_MAX)
  const links =
    next < all.length
      ? { nextPageToken: encode({ ...at, offset: next }) }
      : { nextSyncToken: encode({ calendarId, since: at.until, until: at.until, offset: 0 }) }
  const answer = {
    kind: 'calendar#events',
    timeZone: zoneOf(account, calendarId),
    items: all.slice(at.offset, next),
    ...links,
  }
  return answer satisfies Names<gapi.client.calendar.Events>
}

const eventsOf = (account: Account, calendarId: string) =>
  [...account.events.values()].filter((event) => event.calendarId === calendarId)

function everything(account: Account, calendarId: string, query: URLSearchParams) {
  const min = Date.parse(query.get('timeMin') ?? '') || -Infinity
  const max = Date.parse(query.get('timeMax') ?? '') || Infinity
  return eventsOf(account, calendarId)
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((event) => occurrencesOf(account, event))
    .filter(({ fromMs, toMs }) => toMs > min && fromMs < max)
    .map((occurrence) => toWire(occurrence.event, occurrence))
}

/** Each event that changed, as it is now; of a deleted series the series. */
function changed(account: Account, calendarId: string, since: number) {
  const ids = account.changes.slice(since).filter((change) => change.calendarId === calendarId)
  return [...new Set(ids.map(({ eventId }) => eventId))].flatMap((id): object[] => {
    const event = findEvent(account, calendarId, id)
    if (!event) return []
    if (event.status === 'cancelled') return [canceled(event)]
    return occurrencesOf(account, event).map((occurrence) => toWire(event, occurrence))
  })
}

const freeBusyRequest = z.object({
  timeMin: z.string(),
  timeMax: z.string(),
  items: z.array(z.object({ id: z.string() })),
})

/** `POST /freeBusy`: busy spans without what they are, overlapping ones made one. */
export function freeBusy(account: Account, body: unknown) {
  const { timeMin, timeMax, items } = freeBusyRequest.parse(body)
  const [min, max] = [Date.parse(timeMin), Date.parse(timeMax)]
  const calendars = items.map(({ id }) => {
    if (!account.calendars.some((calendar) => calendar.id === id))
      return [id, { errors: [{ domain: 'global', reason: 'notFound' }], busy: [] }]
    const taken = eventsOf(account, id)
      .filter(isBusy)
      .flatMap((event) => occurrencesOf(account, event))
      .filter(({ fromMs, toMs }) => toMs > min && fromMs < max)
      .map(({ fromMs, toMs }) => [Math.max(fromMs, min), Math.min(toMs, max)] as const)
      .sort(([one], [other]) => one - other)
    const joined: [number, number][] = []
    for (const [from, to] of taken) {
      const last = joined.at(-1)
      if (last && from <= last[1]) last[1] = Math.max(last[1], to)
      else joined.push([from, to])
    }
    return [id, { busy: joined.map(([start, end]) => ({ start: iso(start), end: iso(end) })) }]
  })
  const answer = { kind: 'calendar#freeBusy', timeMin, timeMax, calendars: Object.fromEntries(calendars) }
  return answer satisfies gapi.client.calendar.FreeBusyResponse
}

const iso = (at: number) => new Date(at).toISOString().replace('.000Z', 'Z')
