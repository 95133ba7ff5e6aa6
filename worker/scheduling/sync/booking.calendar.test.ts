import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { HOUR_MS } from '../../../contract/durations'
import type { Slot } from '../../../contract/scheduling'
import { api, drainOutbox } from '../../_test/api'
import { connectedOwner, type GoogleEvent, runAlarm } from '../../_test/google'
import { mailsAbout } from '../../_test/mail'
import { testContext } from '../../_test/visitor'
import { cancelTime, moveTime } from '../changeTime'

/** Later than anything is tried again. */
const LATER_MS = 2 * HOUR_MS

type Owner = Awaited<ReturnType<typeof connectedOwner>>
type Booked = { id: string; start: string; end: string }

const WRITE = 'POST /calendar/v3/calendars'
const BUSY = 'POST /calendar/v3/freeBusy'
const MOVE = 'PATCH /calendar/v3/calendars'
const REMOVE = 'DELETE /calendar/v3/calendars'
/** Whatever is asked of an event, so that it can't be found either. */
const CALENDARS = '/calendar/v3/calendars'

const startOf = ({ start }: GoogleEvent) => Date.parse(start.dateTime ?? '')
const eventTimes = async ({ google }: Owner) => (await google.ours()).map(startOf)
const statusOf = ({ businessId }: Owner, id: string) =>
  runInDurableObject(env.CALENDAR.getByName(businessId), (_, { storage }) => ({
    ...storage.sql
      .exec<{ status: string; starts_at: number }>('SELECT status, starts_at FROM bookings WHERE id = ?', id)
      .toArray()[0],
  }))
/** What the alarm does until nothing is owed anymore. */
async function settle({ businessId }: Owner): Promise<void> {
  for (let tries = 1; tries <= 4; tries++) await runAlarm(businessId, tries * LATER_MS)
}
const codeOf = (problem: Promise<unknown>) =>
  problem.then(
    () => 'done',
    (error: unknown) => String(Reflect.get(Object(error), 'code')),
  )

async function booked(owner: Owner, slot: Slot | undefined): Promise<Booked> {
  const response = await owner.book(slot?.start)
  expect(response.status).toBe(201)
  return response.json()
}

test('a booking is one event with the visitor as guest; it moves with it and goes with it, and nobody is mailed by Google', async () => {
  const owner = await connectedOwner()
  const [first, second] = await owner.slots()
  const typed = { name: 'Typed by a stranger', notes: '<b>Typed by a stranger</b>' }
  const response = await owner.book(first?.start, { email: 'ann@example.com', ...typed })
  expect(response.status).toBe(201)
  const { id } = await response.json<Booked>()
  const [event] = await owner.google.ours()
  expect(event).toMatchObject({ start: { dateTime: first?.start }, end: { dateTime: first?.end } })
  expect(event?.attendees).toMatchObject([{ email: 'ann@example.com', responseStatus: 'accepted' }])
  await moveTime(testContext(), owner.businessId, { id, start: second?.start ?? '' })
  expect(await eventTimes(owner)).toEqual([Date.parse(second?.start ?? '')])
  // Google shows it to whoever has the address that was typed.
  expect(JSON.stringify(await owner.google.state())).not.toContain('Typed by')
  await cancelTime(testContext(), owner.businessId, { id })
  await expect.poll(() => eventTimes(owner)).toEqual([])
  expect((await owner.google.state()).mails).toEqual([])
})

test('what came into the calendar since it was read is found when it is confirmed; other times are answered', async () => {
  const owner = await connectedOwner()
  const [first, second, third] = await owner.slots()
  await owner.google.write({ start: { dateTime: first?.start }, end: { dateTime: first?.end } })
  const refused = await owner.book(first?.start)
  expect(refused.status).toBe(409)
  const { alternatives } = await refused.json<{ alternatives: Slot[] }>()
  expect(alternatives.slice(0, 2)).toEqual([second, third])
  expect(await eventTimes(owner)).toEqual([])
  const { id } = await booked(owner, second)
  expect(await codeOf(moveTime(testContext(), owner.businessId, { id, start: first?.start ?? '' }))).toBe('slot-taken')
  expect(await eventTimes(owner)).toEqual([Date.parse(second?.start ?? '')])
})

test('an event that its owner changed is moved as it is now; one that they deleted comes back', async () => {
  const owner = await connectedOwner()
  const [first, second, third] = await owner.slots()
  const { id } = await booked(owner, first)
  const [event] = await owner.google.ours()
  await owner.google.write({ summary: 'Ann, she is always late' }, { eventId: event?.id })
  await moveTime(testContext(), owner.businessId, { id, start: second?.start ?? '' })
  expect(await eventTimes(owner)).toEqual([Date.parse(second?.start ?? '')])
  await owner.google.write(null, { eventId: event?.id })
  await moveTime(testContext(), owner.businessId, { id, start: third?.start ?? '' })
  expect(await eventTimes(owner)).toEqual([Date.parse(third?.start ?? '')])
})

type Failing = { how: string; after?: boolean; times?: number }
const PASSING: Failing[] = [
  { how: 'error' },
  { how: 'error', after: true },
  { how: 'unavailable' },
  { how: 'drop' },
  { how: 'drop', after: true },
  { how: 'broken', after: true },
  { how: 'expired' },
  { how: 'rate-limited' },
  { how: 'too-many' },
]
/** Of those, what a call that is made by the same client may do otherwise: it is lost before, done and lost, or refused. */
const SOME_PASSING = PASSING.filter(
  ({ how, after }) => (how === 'drop' && after) || how === 'error' || how === 'expired',
)
const LASTING: Failing[] = [
  { how: 'error', times: 99 },
  { how: 'unavailable', after: true, times: 99 },
  { how: 'drop', after: true, times: 99 },
  { how: 'broken', after: true, times: 99 },
  { how: 'rate-limited', times: 99 },
  { how: 'hang', after: true, times: 99 },
]
const name = (on: string, { how, after, times = 1 }: Failing) =>
  `${on.replace('/calendar/v3/', '')}: ${how}${after ? ', though it was done' : ''}${times > 1 ? ', and again' : ''}`
const each = (steps: string[], failings: Failing[]) =>
  steps.flatMap((on) => failings.map((failing) => [name(on, failing), { on, ...failing }] as const))

/** One owner for a table: each line takes times of its own. */
function ofOneOwner() {
  const shared: { owner?: Owner } = {}
  beforeAll(async () => {
    shared.owner = await connectedOwner()
  })
  return async () => {
    const { owner } = shared
    if (!owner) throw new Error('There is no owner')
    await owner.google.fails()
    const [first, second] = await owner.slots()
    const eventsAt = async (slot: Slot | undefined) =>
      (await eventTimes(owner)).filter((time) => time === Date.parse(slot?.start ?? '')).length
    return { owner, first, second, eventsAt }
  }
}

describe('booking, when it fails once', () => {
  const next = ofOneOwner()
  test.each([...each([WRITE], PASSING), ...each([BUSY], SOME_PASSING)])('%s', async (_, fault) => {
    const { owner, first, eventsAt } = await next()
    await owner.google.fails(fault)
    await booked(owner, first)
    expect(await eventsAt(first)).toBe(1)
  })
})

describe('booking, when it goes on failing', () => {
  const next = ofOneOwner()
  test.each([...each([BUSY], LASTING.slice(0, 1)), ...each([CALENDARS], LASTING)])('%s', async (_, fault) => {
    const { owner, first, eventsAt } = await next()
    await owner.google.fails(fault)
    const email = `${crypto.randomUUID()}@example.com`
    const refused = await owner.book(first?.start, { email })
    expect(refused.status).toBe(503)
    expect(await refused.text()).toContain('nothing’s booked')
    const leads = await (await api('/api/leads', { token: owner.token })).json<object[]>()
    expect(leads).toContainEqual(expect.objectContaining({ email, status: 'new' }))
    await owner.google.fails()
    await settle(owner)
    expect(await eventsAt(first)).toBe(0)
    await booked(owner, first)
    await settle(owner)
    expect(await eventsAt(first)).toBe(1)
  })

  test('a calendar that may no longer be written into is told to its owner', async () => {
    const owner = await connectedOwner()
    const [first] = await owner.slots()
    await owner.google.fails({ on: WRITE, how: 'forbidden' })
    expect((await owner.book(first?.start)).status).toBe(503)
    await drainOutbox()
    expect(await mailsAbout(owner.email, 'no longer connected')).toHaveLength(1)
  })
})

describe('moving', () => {
  const next = ofOneOwner()
  test.each(each([MOVE], [...SOME_PASSING, { how: 'precondition' }]))('%s', async (_, fault) => {
    const { owner, first, second, eventsAt } = await next()
    const { id } = await booked(owner, first)
    await owner.google.fails(fault)
    await moveTime(testContext(), owner.businessId, { id, start: second?.start ?? '' })
    expect([await eventsAt(first), await eventsAt(second)]).toEqual([0, 1])
  })

  test.each([...each([BUSY], LASTING.slice(0, 1)), ...each([CALENDARS], LASTING.slice(2, 3))])(
    '%s: the booking and its event stay as they were',
    async (_, fault) => {
      const { owner, first, second, eventsAt } = await next()
      const { id } = await booked(owner, first)
      await owner.google.fails(fault)
      const moving = moveTime(testContext(), owner.businessId, { id, start: second?.start ?? '' })
      expect(await codeOf(moving)).toBe('calendar-unavailable')
      await owner.google.fails()
      await settle(owner)
      expect(await statusOf(owner, id)).toMatchObject({
        status: 'confirmed',
        starts_at: Date.parse(first?.start ?? ''),
      })
      expect([await eventsAt(first), await eventsAt(second)]).toEqual([1, 0])
      expect((await owner.slots()).map(({ start }) => start)).toContain(second?.start)
    },
  )
})

describe('canceling', () => {
  const next = ofOneOwner()
  test.each(each([REMOVE], [...SOME_PASSING, { how: 'not-found' }, ...LASTING.slice(1, 2)]))(
    '%s: it is canceled at once, and its event goes when it can',
    async (_, fault) => {
      const { owner, first, eventsAt } = await next()
      const { id } = await booked(owner, first)
      await owner.google.fails(fault)
      await cancelTime(testContext(), owner.businessId, { id })
      expect(await statusOf(owner, id)).toMatchObject({ status: 'canceled' })
      expect((await owner.slots()).map(({ start }) => start)).toContain(first?.start)
      await owner.google.fails()
      await settle(owner)
      expect(await eventsAt(first)).toBe(0)
    },
  )
})

test('while many want a dozen times and the calendar changes, each time is given once, is one event, and nobody is promised what is taken', async () => {
  const owner = await connectedOwner()
  await runInDurableObject(env.CALENDAR.getByName(owner.businessId), (_, { storage }) => {
    // As if they had come over several hours: more than sixty in one are nobody's visitors.
    storage.sql.exec(
      'CREATE TRIGGER spread AFTER INSERT ON bookings BEGIN UPDATE bookings SET created_at = 1 WHERE id = NEW.id; END',
    )
  })
  const wanted = (await owner.slots()).slice(0, 12)
  const theirs = wanted.slice(4, 7)
  const changing = (async () => {
    for (const { start, end } of theirs) {
      await owner.google.write({ start: { dateTime: start }, end: { dateTime: end } })
      await scheduler.wait(20)
    }
  })()
  const answers: { status: number; time: number }[] = []
  const visitors = Array.from({ length: 36 }, (_, nth) => wanted[(nth * 7) % wanted.length]?.start ?? '')
  const inTurn = async () => {
    for (let start = visitors.pop(); start !== undefined; start = visitors.pop()) {
      const response = await owner.book(start)
      await response.text()
      answers.push({ status: response.status, time: Date.parse(start) })
    }
  }
  await Promise.all(Array.from({ length: 12 }, inTurn))
  await changing
  await settle(owner)
  const given = answers.filter(({ status }) => status === 201).map(({ time }) => time)
  expect(new Set(given).size).toBe(given.length)
  expect((await eventTimes(owner)).toSorted()).toEqual(given.toSorted())
  const confirmed = await runInDurableObject(env.CALENDAR.getByName(owner.businessId), (_, { storage }) =>
    storage.sql.exec<{ at: number }>("SELECT starts_at AS at FROM bookings WHERE status = 'confirmed'").toArray(),
  )
  expect(confirmed.map(({ at }) => at).toSorted()).toEqual(given.toSorted())
  expect(given.length).toBeGreaterThan(0)
  expect(answers.every(({ status }) => [201, 409, 503].includes(status))).toBe(true)
})
