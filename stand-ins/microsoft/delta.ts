import * as z from 'zod/mini'
import { badRequest, graphError } from './errors.ts'
import { inWindow, seenOf, sparse, toWire, type Window } from './view.ts'
import type { Account } from './world.ts'

const PAGE = 10

/** Where a round of changes stands, as its opaque token keeps it. */
const place = z.object({
  calendarId: z.string(),
  start: z.number(),
  end: z.number(),
  /** How many changes were known when the round before this one began; null: there was none. */
  since: z.nullable(z.number()),
  until: z.number(),
  offset: z.number(),
})
type Place = z.infer<typeof place>

const encode = (at: Place): string => Buffer.from(JSON.stringify(at)).toString('base64url')

function decode(token: string): Place {
  try {
    return place.parse(JSON.parse(Buffer.from(token, 'base64url').toString()))
  } catch {
    throw graphError(400, 'SyncStateInvalid', 'The sync state is invalid or malformed.')
  }
}

/** `GET …/calendarView/delta`, its first call and all that follow from its links. */
export function delta(account: Account, calendarId: string, url: URL, prefer: string): object {
  const at = placeOf(account, calendarId, url.searchParams)
  const size = Number(/odata\.maxpagesize=(\d+)/.exec(prefer)?.[1] ?? PAGE)
  const all = at.since === null ? everything(account, at) : changed(account, at, at.since)
  const next = at.offset + size
  const link = (name: string, to: Place) => `${url.origin}${url.pathname}?${name}=${encode(to)}`
  const links =
    next < all.length
      ? { '@odata.nextLink': link('$skiptoken', { ...at, offset: next }) }
      : { '@odata.deltaLink': link('$deltatoken', { ...at, since: at.until, offset: 0 }) }
  return {
    '@odata.context': `${url.origin}/v1.0/$metadata#Collection(event)`,
    ...links,
    value: all.slice(at.offset, next),
  }
}

function placeOf(account: Account, calendarId: string, query: URLSearchParams): Place {
  const refused = ['$select', '$expand', '$filter', '$orderby', '$search'].find((name) => query.has(name))
  if (refused)
    throw badRequest(
      `The query parameter '${refused}' is not supported with change tracking over the 'CalendarView' resource.`,
    )
  const token = query.get('$deltatoken')
  const going = token ?? query.get('$skiptoken')
  if (going === null) {
    const until = account.changes.length
    return { calendarId, ...readWindow(query), since: null, until, offset: 0 }
  }
  const known = decode(going)
  if ((known.since ?? known.until) < account.deltasSince)
    throw graphError(
      410,
      'SyncStateNotFound',
      'The sync state generation is not found; generation=149;[highest=157][157][155][156].',
    )
  return token === null ? known : { ...known, until: account.changes.length }
}

export function readWindow(query: URLSearchParams): Window {
  const [start, end] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(query.get(name) ?? ''))
  if (start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end))
    throw badRequest(
      'This request requires a time window specified by the query string parameters StartDateTime and EndDateTime.',
    )
  return { start, end }
}

const everything = (account: Account, at: Place): object[] =>
  inWindow(account, at.calendarId, at).map((seen) => sparse(toWire(account, seen)))

function changed(account: Account, at: Place, since: number): object[] {
  const news = account.changes.slice(since, at.until).filter(({ calendarId }) => calendarId === at.calendarId)
  const firsts = news.filter(({ eventId }, index) => news.findIndex((other) => other.eventId === eventId) === index)
  return firsts.flatMap(({ eventId, was }) => {
    const event = account.events.get(eventId)
    const now = event ? seenOf(account, event, at) : []
    const before = was ? seenOf(account, was, at).map(({ id }) => id) : [eventId]
    const gone = before.filter((id) => now.every((seen) => seen.id !== id))
    return [
      ...now.map((seen) => sparse(toWire(account, seen))),
      ...gone.map((id) => ({ '@odata.type': '#microsoft.graph.event', id, '@removed': { reason: 'deleted' } })),
    ]
  })
}
