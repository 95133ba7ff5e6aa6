import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import type { Slot } from '../../../contract/scheduling'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { newSessionId, say, testContext } from '../../_test/visitor'
import { writeBehind } from '../../_test/writeBehind'
import { bookTime } from '../bookTime'
import { heldBookingNotices } from './heldBookingNotices'
import { isSigned } from './signedLinks'

const tenants = env.TENANTS_DB ?? env.DB
const CLOCK = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

type Owner = Awaited<ReturnType<typeof registerOwner>>
let owner: Owner
let serviceId: string
let visitor: string

const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const hours = Object.fromEntries(WEEK.map((day) => [day, [['00:00', '24:00']]]))

async function open(more: object = {}): Promise<void> {
  const services = [{ ...(serviceId && { id: serviceId }), name: 'Massage', minutes: 60 }]
  const body = { timeZone: 'America/New_York', hours, stepMinutes: 60, services, ...more }
  const saved = await api(path('calendar'), { method: 'PUT', token: owner.token, body })
  expect(saved.status).toBe(200)
  serviceId = (await saved.json<{ services: [{ id: string }] }>()).services[0].id
}

beforeEach(async () => {
  owner = await registerOwner()
  serviceId = ''
  visitor = `ann-${crypto.randomUUID()}@example.com`
  await open()
})

const slots = async (): Promise<Slot[]> => (await api(path(`slots?serviceId=${serviceId}`))).json()
/** The first free time at least so many hours from now. */
async function slotIn(least: number): Promise<string> {
  const found = (await slots()).find(({ start }) => Date.parse(start) > Date.now() + least * HOUR_MS)
  if (!found) throw new Error('No time is free')
  return found.start
}
async function book(start: string, more: object = {}) {
  const body = { serviceId, start, name: 'Ann Buy Now', email: visitor, notes: 'My neck hurts', ...more }
  const response = await api(path('bookings'), { body })
  expect(response.status).toBe(201)
  const { id, manageUrl } = await response.json<{ id: string; manageUrl: string }>()
  await drainOutbox()
  return { id, token: new URL(manageUrl).searchParams.get('token') ?? '' }
}
type Letter = {
  to: string
  subject: string
  text: string
  html: string
  attachments: { type: string; text: string }[]
}
const mailsTo = async (address: string) =>
  (await (await api('/api/dev/outbox')).json<Letter[]>()).filter(({ to }) => to === address)
const eventOf = (mail: Letter | undefined) => {
  const calendar = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.text ?? ''))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  return { method: calendar.getFirstPropertyValue('method'), event, calendar }
}
/** What was to happen at another time is due now. */
const dueNow = (table: string, column: string, where: string, id: string) =>
  tenants.prepare(`UPDATE ${table} SET ${column} = ? WHERE ${where} = ?`).bind(Date.now(), id).run()

test('the business’s address is told to whoever comes there: not by a plumber, who comes to them, unless that is turned off', async () => {
  const address = '12 Canal St, Portland, ME 04101'
  const facts = { addresses: [address] }
  expect((await api(path('facts'), { method: 'PUT', token: owner.token, body: facts })).status).toBe(200)
  const isTold = async () => {
    const { id, token } = await book(await slotIn(30))
    const [mail] = await mailsTo(visitor)
    const page = await (await api(`/api/visitor-bookings/${id}?token=${token}`)).json<{ address: string | null }>()
    return [mail?.text.includes(address), eventOf(mail).event.location, page.address]
  }
  expect(await isTold()).toEqual([false, null, null])
  const saved = await (await api(path('calendar'), { token: owner.token })).json()
  expect(saved).toMatchObject({ isAtVisitors: true })
  await open({ isAtVisitors: false })
  expect(await isTold()).toEqual([true, address, address])
})

test('the owner’s mail of a booking has the answers to the business’s own questions, as text and as HTML', async () => {
  const sessionId = newSessionId()
  await api(`/api/businesses/${owner.businessId}`, {
    method: 'PATCH',
    token: owner.token,
    body: { leadQuestions: ['What’s the make, model and year?'] },
  })
  await drainOutbox()
  for (const message of [`I am Ann Lee, ${visitor}, I need new brakes`, '2015 Silverado 1500'])
    await say(owner.businessId, { sessionId, message })
  await writeBehind(owner.businessId, sessionId)
  await drainOutbox()
  await book(await slotIn(30), { sessionId })
  const [told] = (await mailsTo(owner.email)).filter(({ subject }) => subject.startsWith('Booked'))
  expect(told?.text).toContain('What’s the make, model and year? 2015 Silverado 1500')
  expect(told?.html).toContain('2015 Silverado 1500')
})

test('visitor and owner are mailed, with an event that later mails change', async () => {
  const start = await slotIn(30)
  const body = { question: 'How do I reach you?', answer: 'Call us at (512) 555-0142.' }
  expect((await api(path('faqs'), { token: owner.token, body })).status).toBe(201)
  await drainOutbox()
  const { id, token } = await book(start, { timeZone: 'Europe/Berlin', language: 'de' })
  const [first] = await mailsTo(visitor)
  expect(first?.subject).toMatch(/^Ihr Termin ist gebucht: Ortega Plumbing/)
  expect(first?.text).not.toMatch(/Buy Now|neck/)
  expect(first?.text).toContain(`/booking/${id}?token=${token}`)
  expect(first?.text).toContain('Ihre Ortszeit')
  expect(first?.html).toContain('href="tel:5125550142"')
  const { method, event } = eventOf(first)
  expect(method).toBe('REQUEST')
  expect([event.uid, event.sequence]).toEqual([`${id}@deskbell.test`, 0])
  expect(event.startDate.toJSDate().toISOString()).toBe(new Date(start).toISOString())
  const [told] = await mailsTo(owner.email)
  expect(told?.subject).toMatch(/^Booked: Ann Buy Now, Massage/)
  expect(told?.text).toContain('My neck hurts')

  const later = await slotIn(50)
  const moved = await api(`/api/visitor-bookings/${id}/move`, { body: { token, start: later } })
  expect(await moved.json()).toMatchObject({ start: later, state: 'open' })
  await drainOutbox()
  const [second] = await mailsTo(visitor)
  expect(second?.subject).toMatch(/^Ihr Termin wurde verschoben/)
  expect([eventOf(second).event.uid, eventOf(second).event.sequence]).toEqual([event.uid, 1])
  const wasAt = new Intl.DateTimeFormat('de', { ...CLOCK, timeZone: 'America/New_York' }).format(Date.parse(start))
  expect(second?.text).toContain(`Bisher: ${wasAt}.`)
  const before = new Intl.DateTimeFormat('en', { ...CLOCK, timeZone: 'America/New_York' }).format(Date.parse(start))
  expect((await mailsTo(owner.email))[0]?.text).toContain(`Before: ${before}`)

  const canceled = await api(`/api/visitor-bookings/${id}/cancel`, { body: { token } })
  expect(await canceled.json()).toMatchObject({ state: 'canceled' })
  await drainOutbox()
  const [third] = await mailsTo(visitor)
  expect(eventOf(third).method).toBe('CANCEL')
  expect(eventOf(third).calendar.getFirstSubcomponent('vevent')?.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect((await mailsTo(owner.email)).map(({ subject }) => subject.split(':')[0]).slice(0, 3)).toEqual([
    'Canceled',
    'Moved',
    'Booked',
  ])
  expect((await slots()).map((slot) => slot.start)).toContain(later)
})

test('a visitor moves a booking ten times and not for ever, and still may cancel it', async () => {
  const [start, other] = [await slotIn(30), await slotIn(50)]
  const { id, token } = await book(start)
  const statuses: number[] = []
  for (let moves = 1; moves <= 12; moves++) {
    const moved = await api(`/api/visitor-bookings/${id}/move`, { body: { token, start: moves % 2 ? other : start } })
    statuses.push(moved.status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect((await api(`/api/visitor-bookings/${id}/cancel`, { body: { token } })).status).toBe(200)
})

test('deployed without a key, with which anybody could sign links, nothing is booked and no link opens', async () => {
  const { id, token } = await book(await slotIn(30))
  const { settings, env: bindings } = testContext()
  const { ENCRYPTION_KEY: _, ...keyless } = settings
  const deployed = testContext({ settings: keyless })
  const wanted = {
    serviceId,
    start: await slotIn(50),
    name: 'Bo',
    email: visitor,
    phone: null,
    place: null,
    notes: null,
  }
  const missing = { code: 'encryption-key-missing', status: 503 }
  await expect(bookTime(deployed, owner.businessId, wanted)).rejects.toMatchObject(missing)
  await expect(isSigned(deployed, 'booking', { id, token })).rejects.toMatchObject(missing)
  const local = testContext({ settings: keyless, env: { ...bindings, LOCAL_ORIGIN: 'http://localhost:8787' } })
  await expect(bookTime(local, owner.businessId, wanted)).resolves.toMatchObject({ id: expect.any(String) })
})

test('whoever canceled is no hot lead for what they booked', async () => {
  const { id, token } = await book(await slotIn(30), { notes: 'My pipe burst, please come today' })
  const grade = async () => {
    await tenants.prepare("UPDATE outbox SET due_at = 0 WHERE kind = 'lead.qualify'").run()
    await drainOutbox()
    const [lead] = await (await api(path('leads'), { token: owner.token })).json<[{ qualification: object }]>()
    return lead.qualification
  }
  expect(await grade()).toMatchObject({ grade: 'hot', reasons: expect.arrayContaining(['Booked a visit']) })
  expect((await api(`/api/visitor-bookings/${id}/cancel`, { body: { token } })).status).toBe(200)
  expect(await grade()).toMatchObject({ grade: 'warm', reasons: expect.arrayContaining(['Canceled their visit']) })
})

test('the link opens one booking, until the owner’s limit', async () => {
  await open({ changeMinutes: 24 * 60 })
  const soon = await book(await slotIn(3))
  const other = await book(await slotIn(40))
  const read = (id: string, token: string) => api(`/api/visitor-bookings/${id}?token=${token}`)
  expect((await read(soon.id, other.token)).status).toBe(404)
  expect(await (await read(soon.id, soon.token)).json()).toMatchObject({ state: 'late' })
  const refused = await api(`/api/visitor-bookings/${soon.id}/cancel`, { body: { token: soon.token } })
  expect(refused.status).toBe(403)
  expect(await refused.json()).toMatchObject({ detail: expect.stringContaining('until 1 day before') })
  // A connected calendar's event, which may have mailed its own invitation, is the same one.
  await tenants.prepare("UPDATE bookings SET event_uid = 'own@google.com' WHERE id = ?").bind(other.id).run()
  const file = await api(`/api/visitor-bookings/${other.id}/event.ics?token=${other.token}`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  // Folded at 75 octets: RFC 5545, 3.1.
  const text = await file.text()
  expect(text).toContain('UID:own@google.com')
  const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
  expect(Math.max(...octets)).toBeLessThanOrEqual(75)
  const { settings } = testContext()
  const key = new Uint8Array(32).fill(9).toBase64()
  const opens = (old: Partial<typeof settings>) =>
    isSigned(testContext({ settings: { ...settings, ENCRYPTION_KEY: key, ...old } }), 'booking', other)
  expect(await opens({})).toBe(false)
  expect(await opens({ ENCRYPTION_KEYS_OLD: settings.ENCRYPTION_KEY })).toBe(true)
})

test('what wasn’t told yet is told with what follows it, and once', async () => {
  const start = await slotIn(30)
  const { id } = await book(start)
  const change = async (body: object) =>
    expect((await api(path(`bookings/${id}`), { method: 'PATCH', token: owner.token, body })).status).toBe(200)
  const subjects = async () => {
    await drainOutbox()
    return (await mailsTo(visitor)).map(({ subject }) => subject.split(':')[0])
  }
  await change({ start: await slotIn(50) })
  await change({ notes: 'Second floor' })
  expect(await subjects()).toEqual(['Your visit was moved', 'You’re booked'])
  const [moved] = await mailsTo(visitor)
  const was = new Intl.DateTimeFormat('en', { ...CLOCK, timeZone: 'America/New_York' }).format(Date.parse(start))
  expect(moved?.text).toContain(was)
  await change({ status: 'canceled' })
  await change({ notes: 'Sold the house' })
  expect(await subjects()).toHaveLength(3)
  await change({ notes: 'Sold the house in May' })
  expect(await subjects()).toHaveLength(3)
})

test('what was held of a booking is told as it is by then', async () => {
  const start = await slotIn(30)
  const { id, token } = await book(start)
  const [{ leadId = '' } = {}] = await (await api(path('bookings'), { token: owner.token })).json<
    { leadId: string }[]
  >()
  const held = async () => {
    const { lines, notices } = await heldBookingNotices(testContext(), [leadId])
    return [lines.get(leadId), notices.get(leadId)?.push.title]
  }
  expect(await held()).toEqual([expect.stringMatching(/^booked Massage, /), 'Ann Buy Now booked Massage'])
  await api(`/api/visitor-bookings/${id}/cancel`, { body: { token } })
  expect(await held()).toEqual([expect.stringMatching(/^canceled Massage, /), 'Ann Buy Now canceled their visit'])
  await drainOutbox()
})

describe('reminders', () => {
  const reminders = async () => (await mailsTo(visitor)).filter(({ subject }) => /coming up/.test(subject))
  const remind = async (id: string) => {
    await dueNow('booking_follow_ups', 'next_reminder_at', 'booking_id', id)
    await runMinute()
    await drainOutbox()
  }
  const next = (id: string) =>
    tenants
      .prepare('SELECT next_reminder_at AS at FROM booking_follow_ups WHERE booking_id = ?')
      .bind(id)
      .first<number | null>('at')

  test('each is mailed once, and moves with its visit', async () => {
    const start = await slotIn(30)
    const { id, token } = await book(start)
    expect(await next(id)).toBe(Date.parse(start) - 24 * HOUR_MS)
    await remind(id)
    expect(await reminders()).toHaveLength(1)
    await runMinute()
    expect(await reminders()).toHaveLength(1)
    const later = await slotIn(60)
    expect((await api(`/api/visitor-bookings/${id}/move`, { body: { token, start: later } })).status).toBe(200)
    await drainOutbox()
    expect(await next(id)).toBe(Date.parse(later) - 24 * HOUR_MS)
    expect((await api(`/api/visitor-bookings/${id}/cancel`, { body: { token } })).status).toBe(200)
    await drainOutbox()
    expect(await next(id)).toBe(null)
  })

  test('none comes for a visit booked later than it', async () => {
    const start = await slotIn(5)
    const { id } = await book(start)
    expect(await next(id)).toBe(Date.parse(start) - 2 * HOUR_MS)
  })
})
