import { env } from 'cloudflare:workers'
import ICAL from 'ical.js'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Slot } from '../../../contract/scheduling'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { testContext } from '../../_test/visitor'
import { isSigned } from './signedLinks'

const tenants = env.TENANTS_DB ?? env.DB
const HOUR_MS = 60 * 60_000

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

test('visitor and owner are mailed, with an event that later mails change', async () => {
  const start = await slotIn(30)
  const { id, token } = await book(start, { timeZone: 'Europe/Berlin', language: 'de' })
  const [first] = await mailsTo(visitor)
  expect(first?.subject).toMatch(/^Ihr Termin ist gebucht: Ortega Plumbing/)
  expect(first?.text).not.toMatch(/Buy Now|neck/)
  expect(first?.text).toContain(`/booking/${id}?token=${token}`)
  expect(first?.text).toContain('Ortszeit dort')
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

describe('the waiting list', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 24 * HOUR_MS).toISOString().slice(0, 10)
  const join = (email: string) =>
    api(path('waitlist'), { body: { serviceId, name: 'Bo', email, from: day(-1), to: day(14) } })
  const list = async () => {
    const response = await api(path('waitlist'), { token: owner.token })
    return response.json<{ id: string; email: string; offeredUntil: string | null }[]>()
  }
  const look = async () => {
    await dueNow('waitlist', 'look_at', 'business_id', owner.businessId)
    await runMinute()
    await drainOutbox()
  }
  /** A zone in which it is noon, so that mails about half an hour leave. */
  const noon = () => {
    const offset = 12 - new Date().getUTCHours()
    return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
  }
  const tokenIn = (mail: Letter | undefined) => /\/waitlist\/(\w+)\?token=(\w+)/.exec(mail?.text ?? '')

  test('a time that comes free is held for the first, then for the next', async () => {
    const none = Object.fromEntries(WEEK.map((weekDay) => [weekDay, []]))
    await open({ timeZone: noon(), hours: none })
    const [first, second] = [`bo-${crypto.randomUUID()}@example.com`, `cy-${crypto.randomUUID()}@example.com`]
    expect((await join(first)).status).toBe(204)
    expect((await join(first)).status).toBe(204)
    expect((await join(second)).status).toBe(204)
    expect((await list()).map(({ email }) => email)).toEqual([first, second])
    await look()
    expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual([
      'You’re on the waiting list: Ortega Plumbing',
    ])

    // One hour of one day to come.
    const free = { from: day(3), to: day(3), hours: [['12:00', '13:00']] }
    await open({ timeZone: noon(), hours: none, special: [free] })
    await runMinute()
    await drainOutbox()
    const [offer] = await mailsTo(first)
    expect(offer?.subject).toMatch(/^A time opened up/)
    expect(await mailsTo(second)).toHaveLength(1)
    expect(await slots()).toEqual([])

    const [, id = '', token = ''] = tokenIn(offer) ?? []
    expect((await api(`/api/waitlist/${id}/leave`, { body: { token } })).status).toBe(204)
    expect((await api(`/api/waitlist/${id}?token=${token}`)).status).toBe(404)
    // The hold of who left is over as well.
    await look()
    const [next] = await mailsTo(second)
    expect(next?.subject).toMatch(/^A time opened up/)
    const [, nextId = '', nextToken = ''] = tokenIn(next) ?? []
    const taken = await api(`/api/waitlist/${nextId}/book`, { body: { token: nextToken } })
    expect(taken.status).toBe(201)
    await drainOutbox()
    expect((await mailsTo(second))[0]?.subject).toMatch(/^You’re booked/)
    expect(await list()).toEqual([])
  })

  test('the owner takes somebody off, and nobody else does', async () => {
    await join(visitor)
    const [entry] = await list()
    const other = await registerOwner()
    const remove = (token: string) => api(path(`waitlist/${entry?.id}`), { method: 'DELETE', token })
    expect((await remove(other.token)).status).toBe(404)
    expect((await remove(owner.token)).status).toBe(204)
    expect(await list()).toEqual([])
  })
})
