import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Slot } from '../../contract/scheduling'
import { api, drainOutbox, registerOwner } from '../_test/api'

const DAY_MS = 24 * 60 * 60_000
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
test('of two hundred who want twenty times each time is given once, and everybody else is told', async () => {
  const wanted = (await slots()).slice(0, 20)
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, nth) => {
      const { start } = wanted[nth % wanted.length] ?? {}
      const response = await book(start, { email: `visitor-${nth}@example.com` })
      await response.text()
      return { status: response.status, start }
    }),
  )
  const given = answers.filter(({ status }) => status === 201).map(({ start }) => start)
  expect(given.toSorted()).toEqual(wanted.map(({ start }) => start).toSorted())
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(180)
  expect((await slots()).filter(({ start }) => given.includes(start))).toEqual([])
})
