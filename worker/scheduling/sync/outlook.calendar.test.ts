import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import type { Slot } from '../../../contract/scheduling'
import { api, registerOwner } from '../../_test/api'
import { newMailbox, type Outlook } from '../../_test/microsoft'
import { testContext } from '../../_test/visitor'
import { runCalendarAlarm } from '../calendar/alarm'
import { cancelTime, moveTime } from '../changeTime'

const ALWAYS = Object.fromEntries(
  ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((day) => [day, [['00:00', '24:00']]]),
)

/** A garage whose owner lets us into their mailbox. */
async function openGarage() {
  const owner = await registerOwner({ plan: 'enterprise' })
  const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
  const calendar = await api(path('calendar'), {
    method: 'PUT',
    token: owner.token,
    body: { timeZone: 'UTC', hours: ALWAYS, stepMinutes: 60, services: [{ name: 'Oil change', minutes: 60 }] },
  })
  const { services } = await calendar.json<{ services: [{ id: string }] }>()
  const serviceId = services[0].id
  const slots = async () => {
    const response = await api(path(`slots?serviceId=${serviceId}`))
    return response.ok ? (await response.json<Slot[]>()).map(({ start }) => start) : []
  }
  const book = (start: string | undefined, name = 'ann') =>
    api(path('bookings'), { body: { serviceId, start, name, email: `${name}@example.com` } })
  const connections = async () =>
    (await api(path('calendars'), { token: owner.token })).json<
      { provider: string; state: string; account?: string }[]
    >()
  return { owner, path, slots, book, connections }
}
type Garage = Awaited<ReturnType<typeof openGarage>>

/** As their browser goes: to Microsoft, and back with what it was given. */
async function connect({ owner, path }: Garage, mailbox: Outlook, answer: object = {}): Promise<string | null> {
  const asked = await api(path('calendars/microsoft/connect'), { token: owner.token })
  const { authorizationUrl } = await asked.json<{ authorizationUrl: string }>()
  const back = await mailbox.consent(authorizationUrl, answer)
  const cookie = asked.headers.get('set-cookie')?.split(';')[0] ?? ''
  const landed = await api(back.pathname + back.search, { headers: { cookie } })
  return new URL(landed.headers.get('location') ?? '', 'https://deskbell.test').searchParams.get('result')
}

const wall = (at: number) => ({ dateTime: new Date(at).toISOString().slice(0, 19), timeZone: 'UTC' })
const theirs = (start: string | undefined) => ({
  subject: 'Dentist',
  start: wall(Date.parse(start ?? '')),
  end: wall(Date.parse(start ?? '') + HOUR_MS),
})
const startsOf = async (mailbox: Outlook) =>
  (await mailbox.state()).events
    .map(({ start }) => new Date(`${start.dateTime.slice(0, 19)}Z`).toISOString())
    .toSorted()

test('Graph’s question at the notifications’ address comes back as plain text, and what isn’t Graph’s doesn’t', async () => {
  const ask = (token: string, method = 'POST') =>
    api(`/api/calendars/microsoft/notifications?${new URLSearchParams({ validationToken: token })}`, { method })
  const answered = await ask('Validation: Testing client application+reachability')
  expect(answered.status).toBe(200)
  expect(answered.headers.get('content-type')).toMatch(/^text\/plain/)
  expect(answered.headers.get('x-content-type-options')).toBe('nosniff')
  expect(await answered.text()).toBe('Validation: Testing client application+reachability')
  expect(await (await ask('<script>alert(1)</script>')).text()).toBe('')
  expect((await ask('Validation', 'GET')).ok).toBe(false)
})

test('from connecting to disconnecting: what is in Outlook isn’t offered, and a booking is one event there', async () => {
  const garage = await openGarage()
  const mailbox = await newMailbox({ isSending: false, calendars: ['Calendar', 'Family'] })
  const [family] = mailbox.others
  const [first, second, third, fourth] = await garage.slots()
  await mailbox.write(theirs(first))
  expect(await connect(garage, mailbox, { isGiven: false })).toBe('denied')
  expect(await connect(garage, mailbox)).toBe('connected')
  expect(await garage.connections()).toContainEqual(
    expect.objectContaining({ provider: 'microsoft', state: 'connected', account: mailbox.mail }),
  )
  const path = garage.path('calendars/microsoft')
  const choice = { calendarIds: [mailbox.main], writeTo: family }
  expect((await api(path, { method: 'PUT', token: garage.owner.token, body: choice })).status).toBe(200)
  await expect.poll(async () => (await garage.slots())[0]).toBe(second)

  // Where Outlook can reach us it tells of a change, and the time is no longer offered.
  const origin = 'https://front.deskbell.com'
  await runInDurableObject(env.CALENDAR.getByName(garage.owner.businessId), (_, { storage }) =>
    runCalendarAlarm(testContext({ origin, now: () => Date.now() + 60_000 }), storage),
  )
  expect((await mailbox.state()).subscriptions).toMatchObject([
    { notificationUrl: `${origin}/api/calendars/microsoft/notifications` },
  ])
  await mailbox.write(theirs(second))
  await expect.poll(async () => (await mailbox.state()).deliveries).toHaveLength(1)
  const [news] = (await mailbox.state()).deliveries
  const forged = JSON.stringify(news?.body).replace(/"clientState":"(.)/, '"clientState":"$1x')
  expect((await api('/api/calendars/microsoft/notifications', { body: forged })).status).toBe(202)
  expect((await api('/api/calendars/microsoft/notifications', { body: news?.body })).status).toBe(202)
  await expect.poll(async () => (await garage.slots())[0]).toBe(third)

  // Nobody told of this one: it is found when the booking is confirmed.
  await mailbox.write(theirs(third))
  const refused = await garage.book(third)
  expect(refused.status).toBe(409)
  expect((await refused.json<{ alternatives: Slot[] }>()).alternatives[0]?.start).toBe(fourth)

  const booked = await garage.book(fourth, 'locked-account')
  expect(booked.status).toBe(201)
  const [event] = (await mailbox.state()).events.filter(({ subject }) => subject !== 'Dentist')
  expect(event?.calendarId, 'in the calendar that the owner picked').toBe(family)
  // Outlook mails it to whoever has the address that was typed.
  expect(JSON.stringify(event).match(/locked-account[^"]*/g)).toEqual(['locked-account@example.com'])
  const { id } = await booked.json<{ id: string }>()
  expect((await startsOf(mailbox)).at(-1)).toBe(fourth)
  const later = new Date(Date.parse(fourth ?? '') + 3 * HOUR_MS).toISOString()
  await moveTime(testContext(), garage.owner.businessId, { id, start: later })
  expect((await startsOf(mailbox)).at(-1)).toBe(later)
  await cancelTime(testContext(), garage.owner.businessId, { id })
  await expect.poll(() => startsOf(mailbox)).toEqual([first, second, third])
  expect((await api(path, { method: 'DELETE', token: garage.owner.token })).status).toBe(204)
  expect((await mailbox.state()).subscriptions).toEqual([])
  await expect.poll(async () => (await garage.slots())[0]).toBe(first)
})

async function openConnected() {
  const garage = await openGarage()
  const mailbox = await newMailbox({ isSending: false })
  expect(await connect(garage, mailbox)).toBe('connected')
  await expect.poll(async () => (await garage.slots()).length).toBeGreaterThan(0)
  // The first may be over by the time it is booked, where an hour ends in between.
  const [, ...free] = await garage.slots()
  return { garage, mailbox, free }
}

describe('when Outlook fails', () => {
  const WRITING = 'POST /v1.0/me/calendars'
  const READING = '/calendarView'
  const ALL = 1000

  test('an answer that is lost, or a token that is too old, is made good while the visitor waits', async () => {
    const { garage, mailbox, free } = await openConnected()
    const faults = [
      { on: WRITING, how: 'drop', after: true },
      { on: WRITING, how: 'broken', after: true },
      { on: WRITING, how: 'unavailable', after: true },
      { on: WRITING, how: 'hang', after: true },
      { on: WRITING, how: 'too-many' },
      { on: WRITING, how: 'expired' },
      { on: READING, how: 'error' },
      { on: READING, how: 'expired' },
    ]
    for (const [index, fault] of faults.entries()) {
      await mailbox.fails(fault)
      const booked = await garage.book(free[index], `ann-${index}`)
      expect({ ...fault, status: booked.status }).toEqual({ ...fault, status: 201 })
    }
    expect(await startsOf(mailbox)).toEqual(free.slice(0, faults.length))
  })

  test('what goes on failing is said, nothing stays half-booked, and a retry makes one event', async () => {
    const tried = async (fault: { on: string; how: string; after?: boolean }) => {
      const { garage, mailbox, free } = await openConnected()
      const [start] = free
      await mailbox.fails({ ...fault, times: ALL })
      const failed = await garage.book(start)
      expect({ fault, status: failed.status }).toEqual({ fault, status: 503 })
      expect(await failed.json()).toMatchObject({ type: expect.stringContaining('booking-asked-instead') })
      await mailbox.fails()
      // An event that was written all the same is deleted, and the time is free for whoever comes.
      await expect.poll(() => startsOf(mailbox)).toEqual([])
      await expect.poll(() => garage.slots()).toContain(start)
      expect((await garage.book(start)).status).toBe(201)
      expect(await startsOf(mailbox)).toEqual([start])
    }
    await Promise.all([
      tried({ on: WRITING, how: 'unavailable' }),
      tried({ on: WRITING, how: 'drop', after: true }),
      tried({ on: READING, how: 'too-many' }),
    ])
  })

  test('access that was taken back, or a calendar that can’t be written, is told to the owner and offers no times', async () => {
    const { garage, mailbox, free } = await openConnected()
    const [first] = free
    await mailbox.expire('access')
    await mailbox.expire('refresh')
    expect((await garage.book(first)).status).toBe(503)
    const microsoft = async () => (await garage.connections()).find(({ provider }) => provider === 'microsoft')
    expect(await microsoft()).toMatchObject({ state: 'broken' })
    await expect.poll(() => garage.slots()).toEqual([])
    // Connected again it goes on.
    expect(await connect(garage, mailbox)).toBe('connected')
    await expect.poll(async () => (await garage.slots()).length).toBeGreaterThan(0)
    await mailbox.fails({ on: WRITING, how: 'forbidden', times: ALL })
    expect((await garage.book(first)).status).toBe(503)
    expect(await microsoft()).toMatchObject({ state: 'broken' })
    expect((await mailbox.state()).events).toEqual([])
  })
})
