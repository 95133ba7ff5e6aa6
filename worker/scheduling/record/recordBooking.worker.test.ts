import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { Slot } from '../../../contract/scheduling'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { runCalendarAlarm } from '../calendar/alarm'

const tenants = env.TENANTS_DB ?? env.DB

type Owner = Awaited<ReturnType<typeof registerOwner>>
let owner: Owner
let serviceId: string

const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`

beforeEach(async () => {
  owner = await registerOwner()
  const hours = Object.fromEntries(
    ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
  )
  const body = { timeZone: 'America/New_York', hours, stepMinutes: 60, services: [{ name: 'Massage', minutes: 60 }] }
  const saved = await api(path('calendar'), { method: 'PUT', token: owner.token, body })
  const { services } = await saved.json<{ services: [{ id: string }] }>()
  serviceId = services[0].id
})

const slots = async (): Promise<Slot[]> => (await api(path(`slots?serviceId=${serviceId}`))).json()
const book = (start: string | undefined, more: object = {}) =>
  api(path('bookings'), { body: { serviceId, start, name: 'Ann Lee', email: 'ann@example.com', ...more } })
const leads = async () => (await api('/api/leads', { token: owner.token })).json<Record<string, unknown>[]>()
const stored = async () =>
  (await tenants.prepare('SELECT * FROM bookings WHERE business_id = ?').bind(owner.businessId).all()).results
const owed = async (kind: string) =>
  (
    await tenants
      .prepare("SELECT payload FROM outbox WHERE kind = ? AND json_extract(payload, '$.businessId') = ?")
      .bind(kind, owner.businessId)
      .all()
  ).results

test('who books is a lead that is booked, of the visit they came by, and nobody is told of the lead apart', async () => {
  const sessionId = newSessionId()
  const { conversationId } = await say(owner.businessId, { sessionId, message: 'My back hurts' })
  const [first] = await slots()
  expect((await book(first?.start, { sessionId, notice: 'We keep it for a year.' })).status).toBe(201)
  expect(await leads()).toMatchObject([
    {
      name: 'Ann Lee',
      status: 'booked',
      conversationId,
      message: 'My back hurts',
      consent: { text: 'We keep it for a year.' },
    },
  ])
  const told = await tenants
    .prepare(
      "SELECT count(*) AS n FROM outbox WHERE kind = 'lead.notify' AND json_extract(payload, '$.customerId') = ?",
    )
    .bind(owner.customer.id)
    .first('n')
  expect(told).toBe(0)
  expect(await owed('booking.tell')).toHaveLength(1)
})

test('while D1 is down the booking is kept, and recorded once when it is back', async () => {
  const [first] = await slots()
  await tenants.prepare('ALTER TABLE bookings RENAME TO bookings_away').run()
  try {
    expect((await book(first?.start)).status).toBe(201)
  } finally {
    await tenants.prepare('ALTER TABLE bookings_away RENAME TO bookings').run()
  }
  expect(await stored()).toEqual([])
  const later = testContext({ now: () => Date.now() + 10_000 })
  const calendar = env.CALENDAR.getByName(owner.businessId)
  for (let tries = 0; tries < 2; tries++)
    await runInDurableObject(calendar, (_, { storage }) => runCalendarAlarm(later, storage))
  expect(await stored()).toMatchObject([{ name: 'Ann Lee', status: 'confirmed', sequence: 0 }])
  expect(await leads()).toMatchObject([{ status: 'booked' }])
  expect(await owed('booking.tell')).toHaveLength(1)
  await runInDurableObject(calendar, async (_, { storage }) => expect(await storage.getAlarm()).toBeNull())
  await drainOutbox()
})
