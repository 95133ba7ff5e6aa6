import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { NO_FACTS } from '../../../contract/facts'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { runCalendarAlarm } from '../calendar/alarm'
import { bookSlot } from '../calendar/bookSlot'
import { setConnected } from '../calendar/connectedCalendar'

const tenants = env.TENANTS_DB ?? env.DB

let owner: Awaited<ReturnType<typeof registerOwner>>
let calendar: Awaited<ReturnType<typeof openCalendar>>

beforeEach(async () => {
  owner = await registerOwner()
  calendar = await openCalendar(owner)
})

const leads = async () => (await api('/api/leads', { token: owner.token })).json<{ id: string; status: string }[]>()
const stored = async () =>
  (await tenants.prepare('SELECT * FROM bookings WHERE business_id = ?').bind(owner.businessId).all()).results
const owed = async (kind: string) =>
  (
    await tenants
      .prepare("SELECT payload FROM outbox WHERE kind = ? AND json_extract(payload, '$.customerId') = ?")
      .bind(kind, owner.customer.id)
      .all()
  ).results
const inCalendar = (decide: (storage: DurableObjectStorage) => unknown) =>
  runInDurableObject(env.CALENDAR.getByName(owner.businessId), async (_, { storage }) => decide(storage))
/** Runs the alarm as it is once what failed is due again. */
const runAlarm = () =>
  inCalendar((storage) => runCalendarAlarm(testContext({ now: () => Date.now() + 70_000 }), storage))

test('who books is a lead that is booked, of the visit they came by, and nobody is told of the lead apart', async () => {
  const sessionId = newSessionId()
  const { conversationId } = await say(owner.businessId, { sessionId, message: 'My back hurts' })
  const [first] = await calendar.slots()
  const notice = 'We keep it for a year.'
  expect((await calendar.book(first?.start, { sessionId, notice })).status).toBe(201)
  expect(await leads()).toMatchObject([
    { name: 'Ann Lee', status: 'booked', conversationId, message: 'My back hurts', consent: { text: notice } },
  ])
  expect(await owed('lead.notify')).toEqual([])
  expect(await owed('booking.tell')).toHaveLength(1)
  await drainOutbox()
})

test('who left their details before is the same lead, unless it is won', async () => {
  const sessionId = newSessionId()
  const lead = { businessId: owner.businessId, sessionId, name: 'Ann', email: 'ann@example.com' }
  await api('/api/leads', { body: lead })
  const [first, second] = await calendar.slots()
  await calendar.book(first?.start, { sessionId })
  const [known, ...others] = await leads()
  expect([known?.status, others]).toEqual(['booked', []])
  await api(`/api/leads/${known?.id}`, { method: 'PATCH', token: owner.token, body: { status: 'won' } })
  await calendar.book(second?.start, { sessionId: null })
  expect(await leads()).toMatchObject([{ id: known?.id, status: 'won' }])
  await drainOutbox()
})

test('while D1 is down the booking is kept, and recorded once when it is back', async () => {
  const [first] = await calendar.slots()
  await tenants.prepare('ALTER TABLE bookings RENAME TO bookings_away').run()
  try {
    expect((await calendar.book(first?.start)).status).toBe(201)
    await runAlarm()
    await inCalendar(async (storage) => expect(await storage.getAlarm()).toBeGreaterThan(Date.now()))
  } finally {
    await tenants.prepare('ALTER TABLE bookings_away RENAME TO bookings').run()
  }
  expect(await stored()).toEqual([])
  await inCalendar((storage) => storage.sql.exec('UPDATE bookings SET due_at = 0'))
  await runAlarm()
  await runAlarm()
  expect(await stored()).toMatchObject([{ name: 'Ann Lee', status: 'confirmed', sequence: 0 }])
  expect(await leads()).toMatchObject([{ status: 'booked' }])
  expect(await owed('booking.tell')).toHaveLength(1)
  await inCalendar(async (storage) => expect(await storage.getAlarm()).toBeNull())
  await drainOutbox()
})

test('one that a connected calendar never confirmed is let go after a minute, and nobody hears of it', async () => {
  const [first] = await calendar.slots()
  const start = Date.parse(first?.start ?? '')
  await inCalendar((storage) => {
    setConnected(storage, 'google')
    const visitor = {
      name: 'Ann Lee',
      email: 'ann@example.com',
      phone: null,
      place: null,
      notes: null,
      timeZone: null,
      sessionId: null,
    }
    const request = {
      serviceId: calendar.serviceId,
      start,
      source: 'calendar' as const,
      visit: '{}',
      holdId: null,
      dedupeKey: 'once:',
      facts: NO_FACTS,
    }
    expect(bookSlot(storage, { ...visitor, ...request }, Date.now())).toMatchObject({ booking: { status: 'pending' } })
    setConnected(storage, null)
  })
  expect((await calendar.slots()).map(({ start }) => start)).not.toContain(first?.start)
  await runAlarm()
  expect((await calendar.slots()).map(({ start }) => start)).toContain(first?.start)
  expect([await stored(), await leads()]).toEqual([[], []])
})

test('what was booked by the form is said in the conversation, once, and found there on the next page', async () => {
  const sessionId = newSessionId()
  await say(owner.businessId, { sessionId, message: 'My back hurts' })
  const [slot] = await calendar.slots()
  const headers = { 'idempotency-key': 'the-same-press' }
  for (let press = 0; press < 2; press++)
    expect((await calendar.book(slot?.start, { sessionId, language: 'es' }, { headers })).status).toBe(201)
  const said = async () =>
    (
      await (await api(`/api/chat/${owner.businessId}/messages?sessionId=${sessionId}`)).json<{ content: string }[]>()
    ).map(({ content }) => content)
  await expect.poll(said).toContainEqual(expect.stringMatching(/^Su cita está reservada: Massage, /))
  expect((await said()).filter((content) => content.includes('Massage, '))).toHaveLength(1)
  await drainOutbox()
})
