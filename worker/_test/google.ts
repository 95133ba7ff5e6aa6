import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { calendarConnect } from '../../contract/outsideCalendars'
import type { Slot } from '../../contract/scheduling'
import { runCalendarAlarm } from '../scheduling/calendar/alarm'
import { api, registerOwner } from './api'
import { testContext } from './visitor'

export type GoogleEvent = {
  id: string
  etag: string
  status: string
  start: { dateTime?: string; date?: string }
  end: { dateTime?: string }
  attendees: { email: string }[]
  extendedProperties: { private?: { deskbellBooking?: string } }
}
type State = {
  id: string
  calendars: { id: string; summary: string }[]
  events: GoogleEvent[]
  channels: { id: string; token: string; address: string }[]
  deliveries: { headers: Record<string, string> }[]
  requests: { method: string; path: string; status: number | 'none' }[]
  mails: object[]
}
type Fault = { on: string; how: string; after?: boolean; times?: number }

/** What steers the stand-in, by stand-ins/google/README.md. */
async function control<T>(name: string, body: object): Promise<T> {
  const response = await fetch(`${env.GOOGLE_API_BASE}/_control/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
  return response.json<T>()
}

export async function newGoogleAccount(setUp: { timeZone?: string; calendars?: string[]; rotates?: boolean } = {}) {
  const { id, calendars } = await control<State>('accounts', setUp)
  return {
    id,
    calendars,
    state: () => control<State>('state', { account: id }),
    fails: (...faults: Fault[]) => control('faults', { account: id, faults }),
    write: (event: object | null, more: object = {}) => control<GoogleEvent>('write', { account: id, event, ...more }),
    expire: (what: string) => control('expire', { account: id, what }),
    consent: async (url: string, more: object = {}) =>
      new URL((await control<{ location: string }>('consent', { account: id, url, ...more })).location),
    /** Events that we wrote and that weren't canceled. */
    ours: async () =>
      (await control<State>('state', { account: id })).events.filter(
        ({ status, extendedProperties }) => status !== 'cancelled' && extendedProperties.private?.deskbellBooking,
      ),
  }
}

type Owner = Awaited<ReturnType<typeof registerOwner>>

/** Asks where to agree, as the owner's browser does, which keeps the cookie. */
export async function beginConnecting({ businessId, token }: Owner) {
  const response = await api(`/api/businesses/${businessId}/calendars/google/connect`, { token })
  if (!response.ok) throw new Error(await response.text())
  const { authorizationUrl } = calendarConnect.parse(await response.json())
  return { authorizationUrl, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

/** What became of coming back from Google. */
export async function comeBack(location: URL, cookie: string): Promise<string | null> {
  const response = await api(`${location.pathname}${location.search}`, { headers: { cookie } })
  const shown = response.headers.get('location')
  if (response.status !== 302 || !shown) throw new Error(`${response.status}: ${await response.text()}`)
  return new URL(shown, 'https://deskbell.test').searchParams.get('result')
}

/** An owner with services, whose Google calendar is connected and read. */
export async function connectedOwner(setUp: Parameters<typeof newGoogleAccount>[0] & { services?: object[] } = {}) {
  const { services = [{ name: 'Massage', minutes: 60 }], ...account } = setUp
  const owner = await registerOwner({ plan: 'enterprise' })
  const google = await newGoogleAccount(account)
  const everyDay = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]])
  const calendar = {
    timeZone: 'America/New_York',
    hours: Object.fromEntries(everyDay),
    stepMinutes: 60,
    leadMinutes: 0,
    changeMinutes: 0,
    services,
  }
  const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
  const saved = await api(path('calendar'), { method: 'PUT', token: owner.token, body: calendar })
  const { services: kept } = await saved.json<{ services: { id: string }[] }>()
  const serviceId = kept[0]?.id ?? ''
  const { authorizationUrl, cookie } = await beginConnecting(owner)
  const result = await comeBack(await google.consent(authorizationUrl), cookie)
  if (result !== 'connected') throw new Error(`Not connected: ${result}`)
  await runAlarm(owner.businessId)
  return {
    ...owner,
    google,
    serviceId,
    path,
    slots: async () => (await api(path(`slots?serviceId=${serviceId}`))).json<Slot[]>(),
    book: (start: string | undefined, more: object = {}) =>
      api(path('bookings'), {
        body: { serviceId, start, name: 'Ann', email: `${crypto.randomUUID()}@example.com`, ...more },
      }),
  }
}

/** What the object's alarm does, once it is due; `later`: as if that much time had passed. */
export const runAlarm = (businessId: string, later = 0): Promise<void> =>
  runInDurableObject(env.CALENDAR.getByName(businessId), (_, { storage }) =>
    runCalendarAlarm(testContext({ now: () => Date.now() + later }), storage),
  )
