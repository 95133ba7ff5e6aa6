import { env } from 'cloudflare:workers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../contract/durations'
import { NO_FACTS } from '../../contract/facts'
import type { Slot } from '../../contract/scheduling'
import { api, drainOutbox, registerOwner } from '../_test/api'
import { testContext } from '../_test/visitor'
import { loadProfile } from '../businesses'

const ALWAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
)

type Owner = Awaited<ReturnType<typeof registerOwner>>
let owner: Owner
let serviceId: string

async function open(more: object = {}): Promise<void> {
  owner = await registerOwner()
  const response = await api(`/api/businesses/${owner.businessId}/calendar`, {
    method: 'PUT',
    token: owner.token,
    body: {
      timeZone: 'America/New_York',
      hours: ALWAYS,
      stepMinutes: 60,
      services: [{ name: 'Massage', minutes: 60 }],
      ...more,
    },
  })
  expect(response.status).toBe(200)
  const { services } = await response.json<{ services: [{ id: string }] }>()
  serviceId = services[0].id
}

const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
async function slots(more = ''): Promise<Slot[]> {
  const response = await api(path(`slots?serviceId=${serviceId}${more}`))
  expect(response.status).toBe(200)
  return response.json()
}
const ANN = { name: 'Ann', email: 'ann@example.com' }
const book = (start: string | undefined, more: object = {}) =>
  api(path('bookings'), { body: { serviceId, start, ...ANN, ...more } })
const hold = (start: string | undefined, more: object = {}) =>
  api(path('holds'), { body: { serviceId, start, ...more } })

beforeEach(() => open())
afterAll(drainOutbox)

test('a service that is offered on some days is offered and booked on no other', async () => {
  const dayOf = (start: string) =>
    new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'short' }).format(new Date(start))
  const anyDay = await slots()
  await open({ services: [{ name: 'Yoga class', minutes: 60, days: ['tue', 'thu'] }] })
  const free = await slots()
  expect(new Set(free.map(({ start }) => dayOf(start)))).toEqual(new Set(['Tue', 'Thu']))
  const other = anyDay.find(({ start }) => dayOf(start) === 'Wed')
  expect((await book(other?.start)).status).toBe(409)
  expect((await book(free[0]?.start)).status).toBe(201)
})

test('the time zone that the calendar is saved with is the business’s, to the chat as well', async () => {
  const business = async () =>
    (await api(`/api/businesses/${owner.businessId}`, { token: owner.token })).json<{ timeZone: string }>()
  const token = owner.token
  const saved = await (await api(path('calendar'), { token })).json<object>()
  const body = { ...saved, timeZone: 'America/Boise' }
  expect((await api(path('calendar'), { method: 'PUT', token, body })).status).toBe(200)
  await drainOutbox()
  expect((await business()).timeZone).toBe('America/Boise')
  expect(await loadProfile(testContext(), owner.businessId)).toMatchObject({ timeZone: 'America/Boise' })
})

test('on a day that the business’s facts close nothing is offered, whatever its calendar says', async () => {
  const [first] = await slots()
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  const of = (all: Slot[]) => all.filter(({ start }) => start.slice(0, 13) === `${day}T18`)
  expect(of(await slots())).toHaveLength(1)
  const facts = await (await api(path('facts'), { token: owner.token })).json<object>()
  const closed = { ...facts, hoursExceptions: [{ from: day, to: day, hours: [] }] }
  expect((await api(path('facts'), { method: 'PUT', token: owner.token, body: closed })).status).toBe(200)
  await drainOutbox()
  expect(of(await slots())).toHaveLength(0)
  expect((await slots())[0]).toEqual(first)
})

test('on a day that the facts close or shorten no time outside of it can be held or booked, and a calendar of the same hours follows', async () => {
  const saveFacts = async (more: object) => {
    const facts = await (await api(path('facts'), { token: owner.token })).json<object>()
    const body = { ...facts, ...more }
    expect((await api(path('facts'), { method: 'PUT', token: owner.token, body })).status).toBe(200)
    await drainOutbox()
  }
  const day = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
  const onDay = async () => (await slots()).filter(({ start }) => newYorkDay(start) === day).map(({ start }) => start)
  const [first, ...others] = await onDay()
  const last = others.at(-1)
  await saveFacts({ hoursExceptions: [{ from: day, to: day, hours: [['09:00', '12:00']] }] })
  expect(await onDay()).toHaveLength(3)
  expect([(await hold(last)).status, (await book(first)).status]).toEqual([409, 409])
  await saveFacts({ hoursExceptions: [{ from: day, to: day, hours: [] }] })
  expect((await book(others[10])).status).toBe(409)
  await saveFacts({ hours: ALWAYS, hoursExceptions: [] })
  const token = owner.token
  const saved = await (await api(path('calendar'), { token })).json<object>()
  expect((await api(path('calendar'), { method: 'PUT', token, body: saved })).status).toBe(200)
  expect(await slots()).not.toEqual([])
  await saveFacts({ hours: {}, hoursExceptions: [] })
  expect(await slots()).toEqual([])
})
const newYorkDay = (start: string) => new Date(start).toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })

test('a booked time is offered to nobody else, who gets the three nearest others', async () => {
  const [first, second, third, fourth] = await slots()
  expect((await book(second?.start)).status).toBe(201)
  expect((await slots()).map(({ start }) => start)).not.toContain(second?.start)
  const refused = await book(second?.start, { email: 'bob@example.com' })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({ alternatives: [first, third, fourth] })
})

test('the same request again is the same booking', async () => {
  const [first] = await slots()
  const asked = { sessionId: 'visitor-one' }
  const [one, other] = [await book(first?.start, asked), await book(first?.start, asked)]
  expect([one.status, other.status]).toEqual([201, 201])
  expect(await other.json()).toEqual(await one.json())
})

test('a key that comes again with other details is refused', async () => {
  const [, second] = await slots()
  const key = { 'idempotency-key': crypto.randomUUID() }
  const sent = (more: object = {}) =>
    api(path('bookings'), {
      token: owner.token,
      headers: key,
      body: { serviceId, start: second?.start, ...ANN, ...more },
    })
  const booked = await sent()
  expect(booked.status).toBe(201)
  expect(await (await sent()).json()).toEqual(await booked.json())
  const other = await sent({ notes: 'Bring the keys' })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ type: expect.stringContaining('idempotency-key-reused') })
})

test('who guesses a booking, or the key it was sent with, gets no link to it', async () => {
  const [first, second] = await slots()
  const key = { 'idempotency-key': '1' }
  const asOwner = { token: owner.token, headers: key, body: { serviceId, start: first?.start, ...ANN } }
  expect((await api(path('bookings'), asOwner)).status).toBe(201)
  expect((await book(first?.start)).status).toBe(409)
  expect((await api(path('bookings'), { headers: key, body: { serviceId, start: first?.start, ...ANN } })).status).toBe(
    409,
  )
  expect((await book(second?.start)).status).toBe(201)
  expect((await book(second?.start)).status).toBe(409)
})

test('a long span is offered as its days one by one', async () => {
  const day = (n: number) => new Date(Date.now() + n * DAY_MS).toISOString()
  const long = await slots(`&from=${day(1)}&to=${day(21)}`)
  expect(long).toHaveLength(480)
  const days = await Promise.all(Array.from({ length: 20 }, (_, n) => slots(`&from=${day(n + 1)}&to=${day(n + 2)}`)))
  expect(long).toEqual(days.flat().filter(({ start }, at, all) => all.findIndex((one) => one.start === start) === at))
})

describe('a time that is held', () => {
  test('is kept for who holds it', async () => {
    const [first] = await slots()
    const { id } = await (await hold(first?.start, { sessionId: 'visitor-one' })).json<{ id: string }>()
    expect((await book(first?.start)).status).toBe(409)
    expect((await book(first?.start, { holdId: id })).status).toBe(201)
  })

  test('is let go when its visitor takes another', async () => {
    const [first, second] = await slots()
    await hold(first?.start, { sessionId: 'visitor-one' })
    expect((await hold(second?.start, { sessionId: 'visitor-one' })).status).toBe(201)
    expect((await slots()).map(({ start }) => start)).toContain(first?.start)
  })
})

test('a flood of holds from one address stays at three, and closes nobody’s booking', async () => {
  const free = await slots()
  const from = (address: string, start: string | undefined) =>
    api(path('holds'), { headers: { 'cf-connecting-ip': address }, body: { serviceId, start } })
  const flood: number[] = []
  for (const { start } of free.slice(0, 5)) flood.push((await from('203.0.113.7', start)).status)
  expect(flood).toEqual([201, 201, 201, 429, 429])
  expect((await from('198.51.100.7', free[3]?.start)).status).toBe(201)
  // Without a hold it is booked all the same, if it is free.
  expect((await book(free[4]?.start)).status).toBe(201)
})

test('what is held for the waiting list takes no place among visitors’ holds', async () => {
  const free = await slots()
  const calendar = env.CALENDAR.getByName(owner.businessId)
  const holdFor = (at: number, more: object) =>
    calendar.hold({ serviceId, start: Date.parse(free[at]?.start ?? ''), facts: NO_FACTS, ...more })
  for (let at = 0; at < 30; at++)
    expect((await holdFor(at, { sessionId: `wait-${at}`, offerMinutes: 30 })).outcome).toBe('held')
  for (let at = 30; at < 60; at++) expect((await holdFor(at, {})).outcome).toBe('held')
  expect((await holdFor(60, {})).outcome).toBe('too-many-holds')
})

describe('the business’s own people', () => {
  const ownSlots = async (): Promise<Slot[]> =>
    (await api(path(`own-slots?serviceId=${serviceId}`), { token: owner.token })).json()

  test('book without notice, which visitors have to give', async () => {
    await open({ leadMinutes: 24 * 60 })
    const [soon] = await ownSlots()
    expect(Date.parse(soon?.start ?? '')).toBeLessThan(Date.now() + 2 * HOUR_MS)
    expect(Date.parse((await slots())[0]?.start ?? '')).toBeGreaterThanOrEqual(Date.now() + DAY_MS - 60_000)
    expect((await book(soon?.start)).status).toBe(409)
    const body = { serviceId, start: soon?.start, ...ANN }
    expect((await api(path('bookings'), { token: owner.token, body })).status).toBe(201)
  })

  test('see free times while the business is switched off, and visitors none', async () => {
    await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body: { isActive: false } })
    await drainOutbox()
    // The profile is read anew some time after the change.
    const refused = async () => (await api(path(`slots?serviceId=${serviceId}`))).status
    await expect.poll(refused).toBe(403)
    expect(await ownSlots()).not.toEqual([])
  })
})

test('a booking that is to be moved doesn’t stand in its own way', async () => {
  const [first] = await slots()
  const { id } = await (await book(first?.start)).json<{ id: string }>()
  expect(await slots()).not.toContainEqual(first)
  expect(await slots(`&bookingId=${id}`)).toContainEqual(first)
})

test('what can’t be booked is refused with a sentence', async () => {
  const [first] = await slots()
  const past = await book(new Date(Date.now() - DAY_MS).toISOString())
  expect(past.status).toBe(409)
  const between = await book(first && new Date(Date.parse(first.start) + 60_000).toISOString())
  expect(between.status).toBe(409)
  expect((await book(first?.start, { serviceId: 'svc_none' })).status).toBe(422)
  expect((await book('soon')).status).toBe(422)
  const none = await registerOwner()
  expect((await api(`/api/businesses/${none.businessId}/slots?serviceId=x`)).status).toBe(404)
})

test('another owner neither sees nor saves it', async () => {
  const other = await registerOwner()
  expect((await api(path('calendar'), { token: other.token })).status).toBe(404)
  const save = { method: 'PUT', token: other.token, body: { timeZone: 'UTC' } }
  expect((await api(path('calendar'), save)).status).toBe(404)
})

// A thousand, and a power cut in the middle: bench/bookings.mjs.
test('of forty who want ten times each time is given once, and everybody else is told', async () => {
  const wanted = (await slots()).slice(0, 10)
  const answers = await Promise.all(
    Array.from({ length: 40 }, async (_, nth) => {
      const { start } = wanted[nth % wanted.length] ?? {}
      const response = await book(start, { email: `visitor-${nth}@example.com` })
      await response.text()
      return { status: response.status, start }
    }),
  )
  const given = answers.filter(({ status }) => status === 201).map(({ start }) => start)
  expect(given.toSorted()).toEqual(wanted.map(({ start }) => start).toSorted())
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(30)
  expect((await slots()).filter(({ start }) => given.includes(start))).toEqual([])
})
