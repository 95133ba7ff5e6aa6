/// <reference types="@maxim_mazurok/gapi.client.calendar-v3" />
import { stop, tellChannels, watch } from './channels.ts'
import { insufficient, notFound, unauthorized } from './errors.ts'
import { deleteEvent, insertEvent, patchEvent } from './events.ts'
import { freeBusy, listEvents, toWire } from './listing.ts'
import { type Account, findEvent, type World } from './world.ts'

export type Call = {
  method: string
  url: URL
  headers: { authorization: string | undefined; ifMatch: string | undefined }
  body: string
}
export type Reply = { status: number; headers: Record<string, string>; body: string }

export const json = (status: number, body: unknown): Reply => ({
  status,
  headers: { 'content-type': 'application/json; charset=UTF-8' },
  body: body === undefined ? '' : JSON.stringify(body),
})
const NO_CONTENT: Reply = { status: 204, headers: {}, body: '' }

/** What a call needs, by where it goes: the narrowest of the scopes that its reference names. */
const SCOPES: [path: RegExp, scope: string][] = [
  [/^\/users\/me\/calendarList$/, 'calendar.calendarlist.readonly'],
  [/^\/freeBusy$/, 'calendar.freebusy'],
  [/./, 'calendar.events'],
]

export const BASE = '/calendar/v3'

/** Whose call it is. */
export function authorize(world: World, { url, headers }: Call): Account {
  const token = world.accessTokens.get(headers.authorization?.replace('Bearer ', '') ?? '')
  if (!token || token.expiresAt <= Date.now()) throw unauthorized()
  const path = url.pathname.slice(BASE.length)
  const needed = SCOPES.find(([pattern]) => pattern.test(path))?.[1]
  if (!token.scopes.includes(`https://www.googleapis.com/auth/${needed}`)) throw insufficient()
  return token.account
}

/** https://developers.google.com/workspace/calendar/api/v3/reference */
export function answerApi(account: Account, { method, url, headers, body }: Call): Reply {
  const [place, ...rest] = url.pathname
    .slice(BASE.length + 1)
    .split('/')
    .map(decodeURIComponent)
  const content: unknown = body && JSON.parse(body)
  if (place === 'users' && method === 'GET') return json(200, calendarList(account))
  if (place === 'freeBusy' && method === 'POST') return json(200, freeBusy(account, content))
  if (place === 'channels' && method === 'POST') {
    stop(account, content)
    return NO_CONTENT
  }
  const [calendarId = '', , eventId] = rest
  if (place !== 'calendars' || rest[1] !== 'events') throw notFound()
  const sent = { calendarId, body: content, sendUpdates: url.searchParams.get('sendUpdates'), ifMatch: headers.ifMatch }
  if (eventId === 'watch' && method === 'POST') return json(200, watch(account, calendarId, content))
  if (eventId === undefined && method === 'GET') return json(200, listEvents(account, calendarId, url.searchParams))
  if (eventId === undefined && method === 'POST') return told(json(200, toWire(insertEvent(account, sent))))
  if (eventId !== undefined && method === 'GET') return json(200, readEvent(account, calendarId, eventId))
  if (eventId !== undefined && method === 'PATCH') return told(json(200, toWire(patchEvent(account, eventId, sent))))
  if (eventId !== undefined && method === 'DELETE') {
    deleteEvent(account, eventId, sent)
    return told(NO_CONTENT)
  }
  throw notFound()

  function told(reply: Reply): Reply {
    tellChannels(account, calendarId)
    return reply
  }
}

/** A deleted event is still answered, canceled; one that was never there isn't. */
function readEvent(account: Account, calendarId: string, id: string): object {
  const event = findEvent(account, calendarId, id)
  if (!event) throw notFound()
  return toWire(event)
}

const calendarList = ({ calendars }: Account) =>
  ({
    kind: 'calendar#calendarList',
    items: calendars.map((calendar) => ({ kind: 'calendar#calendarListEntry', ...calendar })),
  }) satisfies gapi.client.calendar.CalendarList
