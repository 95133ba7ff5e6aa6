import type { Calendar as GraphCalendar } from '@microsoft/microsoft-graph-types'
import { delta, readWindow } from './delta.ts'
import { graphError, notFound, type Refusal } from './errors.ts'
import { createEvent, deleteEvent, eventOf, filterEvents, updateEvent } from './events.ts'
import { unauthorized } from './signIn.ts'
import { renew, subscribe, subscriptionOf } from './subscriptions.ts'
import { inWindow, toWire, wholeEvent } from './view.ts'
import type { Account, Calendar, World } from './world.ts'

export type Call = {
  method: string
  url: URL
  headers: { authorization?: string | undefined; prefer: string; ifMatch: string | undefined }
  body: string
}
export type Reply = { status: number; headers: Record<string, string>; body: string }

/** Whose call it is: refused without a token that lives and allows it. */
export function authorize(world: World, { headers, method, url }: Call): Account {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (!token) throw unauthorized()
  const known = world.accessTokens.get(token)
  if (!known)
    throw graphError(401, 'InvalidAuthenticationToken', 'IDX14100: JWT is not well formed, there are no dots (.).')
  if (known.expiresAt <= Date.now())
    throw graphError(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.')
  const isCalendars = url.pathname !== '/v1.0/me'
  const enough = !isCalendars
    ? ['User.Read']
    : method === 'GET' || url.pathname.startsWith('/v1.0/subscriptions')
      ? ['Calendars.Read', 'Calendars.ReadWrite']
      : ['Calendars.ReadWrite']
  if (!enough.some((scope) => known.scopes.includes(scope)))
    throw graphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.')
  return known.account
}

/** Carries a call to `/v1.0/…` out. */
export async function answerGraph(account: Account, call: Call): Promise<Reply> {
  const { method, url } = call
  const [, place = '', ...rest] = url.pathname.split('/').slice(1).map(decodeURIComponent)
  if (place === 'subscriptions') return answerSubscriptions(account, call, rest)
  if (place !== 'me') throw noSegment(url)
  const [what, id = '', ...further] = rest
  if (what === undefined && method === 'GET')
    return json(200, {
      id: account.id,
      displayName: account.displayName,
      mail: account.mail,
      userPrincipalName: account.mail,
    })
  if (what === 'calendars' && id === '' && method === 'GET')
    return json(200, { value: account.calendars.map((calendar) => shown(account, calendar)) })
  if (what === 'calendars') return answerCalendar(account, call, calendarOf(account, id), further)
  if (what === 'events' && id !== '') return answerEvent(account, call, id)
  const [main] = account.calendars
  if (main && (what === 'calendarView' || what === 'events')) return answerCalendar(account, call, main, rest)
  throw noSegment(url)
}

function answerCalendar(account: Account, call: Call, calendar: Calendar, rest: string[]): Reply {
  const { method, url } = call
  const [what, more = '', ...further] = rest
  if (what === undefined && method === 'GET') return json(200, shown(account, calendar))
  if (what === 'calendarView' && more === 'delta' && method === 'GET')
    return json(200, delta(account, calendar.id, url, call.headers.prefer))
  if (what === 'calendarView' && more === '' && method === 'GET') return json(200, calendarView(account, calendar, url))
  if (what === 'events' && more === '' && method === 'GET')
    return json(200, { value: filterEvents(account, calendar.id, url.searchParams) })
  if (what === 'events' && more === '' && method === 'POST')
    return json(201, createEvent(account, calendar, read(call.body)))
  if (what === 'events' && more !== '' && further.length === 0) {
    if (eventOf(account, more).calendarId !== calendar.id) throw notFound()
    return answerEvent(account, call, more)
  }
  throw noSegment(url)
}

function answerEvent(account: Account, { method, url, headers, body }: Call, id: string): Reply {
  if (method === 'GET') return json(200, wholeEvent(account, eventOf(account, id), url.searchParams))
  if (method === 'PATCH') return json(200, updateEvent(account, id, read(body), headers.ifMatch))
  if (method !== 'DELETE') throw noSegment(url)
  deleteEvent(account, id, headers.ifMatch)
  return { status: 204, headers: {}, body: '' }
}

async function answerSubscriptions(account: Account, { method, url, body }: Call, rest: string[]): Promise<Reply> {
  const [id = '', action] = rest
  if (id === '' && method === 'POST') return json(201, await subscribe(account, read(body)))
  if (id === '' && method === 'GET') return json(200, { value: [...account.subscriptions.values()] })
  const found = subscriptionOf(account, id)
  if (method === 'GET') return json(200, found)
  if (method === 'PATCH') return json(200, renew(account, id, read(body)))
  if (method === 'POST' && action === 'reauthorize') return { status: 204, headers: {}, body: '' }
  if (method !== 'DELETE') throw noSegment(url)
  account.subscriptions.delete(id)
  return { status: 204, headers: {}, body: '' }
}

/** Ten on a page, as in Graph, up to a thousand. */
function calendarView(account: Account, calendar: Calendar, url: URL): object {
  const query = url.searchParams
  const top = Number(query.get('$top') ?? 10)
  const skip = Number(query.get('$skip') ?? 0)
  if (!(top >= 1 && top <= 1000))
    throw graphError(400, 'ErrorInvalidUrlQuery', 'The value of $top must be from 1 to 1000.')
  const all = inWindow(account, calendar.id, readWindow(query)).map((seen) => toWire(account, seen, query))
  const value = all.slice(skip, skip + top)
  if (skip + top >= all.length) return { value }
  const next = new URL(url)
  next.searchParams.set('$skip', String(skip + top))
  return { value, '@odata.nextLink': next.href }
}

const shown = ({ displayName, mail }: Account, calendar: Calendar) =>
  ({ ...calendar, owner: { name: displayName, address: mail } }) satisfies GraphCalendar

function calendarOf(account: Account, id: string): Calendar {
  const found = account.calendars.find((calendar) => calendar.id === id)
  if (!found) throw notFound()
  return found
}

const noSegment = ({ pathname }: URL): Refusal =>
  graphError(400, 'BadRequest', `Resource not found for the segment '${pathname.split('/').at(-1)}'.`)

function read(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    throw graphError(
      400,
      'BadRequest',
      'Unable to read JSON request payload. Please ensure Content-Type header is set and payload is of valid JSON format.',
    )
  }
}

export const json = (status: number, body: unknown): Reply => ({
  status,
  headers: {
    'content-type':
      'application/json;odata.metadata=minimal;odata.streaming=true;IEEE754Compatible=false;charset=utf-8',
  },
  body: JSON.stringify(body),
})
