import { WEEK_DAYS } from '../../contract/facts'
import type { Slot } from '../../contract/scheduling'
import { api, type registerOwner } from './api'

type Owner = Pick<Awaited<ReturnType<typeof registerOwner>>, 'businessId' | 'token'>

/** Has an owner save a calendar that is open day and night for one service of an hour; answers the visitors' calls. */
export async function openCalendar({ businessId, token }: Owner, more: object = {}) {
  const path = (rest: string) => `/api/businesses/${businessId}/${rest}`
  const body = {
    timeZone: 'America/New_York',
    hours: Object.fromEntries(WEEK_DAYS.map((day) => [day, [['00:00', '24:00']]])),
    stepMinutes: 60,
    services: [{ name: 'Massage', minutes: 60 }],
    ...more,
  }
  const saved = await api(path('calendar'), { method: 'PUT', token, body })
  if (!saved.ok) throw new Error(`The calendar was answered ${saved.status}: ${await saved.text()}`)
  const { services } = await saved.json<{ services: [{ id: string }] }>()
  const serviceId = services[0].id
  return {
    path,
    serviceId,
    slots: async (query = ''): Promise<Slot[]> => (await api(path(`slots?serviceId=${serviceId}${query}`))).json(),
    hold: (start: string | undefined, request: object = {}) =>
      api(path('holds'), { body: { serviceId, start, ...request } }),
    book: (
      start: string | undefined,
      request: object = {},
      call: { token?: string; headers?: Record<string, string> } = {},
    ) =>
      api(path('bookings'), {
        body: { serviceId, start, name: 'Ann Lee', email: 'ann@example.com', ...request },
        ...call,
      }),
  }
}
