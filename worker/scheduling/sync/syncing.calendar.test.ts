import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contract/durations'
import { api } from '../../_test/api'
import { connectedOwner, runAlarm } from '../../_test/google'
import { testContext } from '../../_test/visitor'
import { findSources } from './objectStore'
import { syncSource } from './syncSource'

const tenants = env.TENANTS_DB ?? env.DB

type Owner = Awaited<ReturnType<typeof connectedOwner>>
const at = (time: number) => ({ dateTime: new Date(time).toISOString(), timeZone: 'UTC' })
/** Some whole hour, in as many days. */
const hourIn = (days: number) => Math.floor(Date.now() / HOUR_MS) * HOUR_MS + days * DAY_MS
const anHour = (start: number) => ({ start: at(start), end: at(start + HOUR_MS) })
const isOffered = async (owner: Owner, time: number) =>
  (await owner.slots()).some(({ start }) => Date.parse(start) === time)

/** Reads each calendar at once, as if it were due. */
const readNow = ({ businessId }: Owner, more: Parameters<typeof testContext>[0] = {}) =>
  runInDurableObject(env.CALENDAR.getByName(businessId), async (_, { storage }) => {
    storage.sql.exec('UPDATE sources SET due_at = 0')
    for (const source of findSources(storage)) await syncSource(testContext(more), storage, { businessId, source })
  })

describe('what is in the calendar', () => {
  test('keeps times from being offered, and doesn’t once it is gone', async () => {
    const owner = await connectedOwner()
    const [single, moved, free, declined] = [hourIn(1), hourIn(2), hourIn(3), hourIn(4)]
    const event = await owner.google.write(anHour(single))
    const other = await owner.google.write(anHour(moved))
    await owner.google.write({ ...anHour(free), transparency: 'transparent' })
    const attendees = [{ email: owner.google.id, self: true, responseStatus: 'declined' }]
    await owner.google.write({ ...anHour(declined), attendees })
    await readNow(owner)
    expect(await Promise.all([single, moved, free, declined].map((time) => isOffered(owner, time)))).toEqual([
      false,
      false,
      true,
      true,
    ])
    const waiting = tenants.prepare(
      "INSERT INTO waitlist (id, business_id, customer_id, service_id, service_name, name, email, from_at, to_at, look_at, created_at) VALUES (?, ?, '', 's', 'S', 'Bo', 'bo@example.com', 0, 1, 9e15, 1)",
    )
    await waiting.bind(crypto.randomUUID(), owner.businessId).run()
    await owner.google.write(null, { eventId: event.id })
    await owner.google.write(anHour(moved + HOUR_MS), { eventId: other.id })
    await readNow(owner)
    expect(await Promise.all([single, moved, moved + HOUR_MS].map((time) => isOffered(owner, time)))).toEqual([
      true,
      true,
      false,
    ])
    const looked = tenants.prepare('SELECT look_at FROM waitlist WHERE business_id = ?').bind(owner.businessId)
    expect(await looked.first<number>('look_at')).toBeLessThanOrEqual(Date.now())
  })

  test('whole days are the calendar’s own, and of a series each one counts until it is deleted', async () => {
    const owner = await connectedOwner({ timeZone: 'Asia/Tokyo' })
    const date = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10)
    const next = new Date(Date.now() + 4 * DAY_MS).toISOString().slice(0, 10)
    await owner.google.write({ start: { date }, end: { date: next } })
    const first = hourIn(5)
    const series = await owner.google.write({ ...anHour(first), recurrence: ['RRULE:FREQ=DAILY;COUNT=5'] })
    await readNow(owner)
    const dayBegins = Date.parse(`${date}T00:00:00+09:00`)
    const around = [dayBegins - HOUR_MS, dayBegins, dayBegins + DAY_MS - HOUR_MS, dayBegins + DAY_MS]
    expect(await Promise.all(around.map((time) => isOffered(owner, time)))).toEqual([true, false, false, true])
    const days = [first, first + DAY_MS, first + 4 * DAY_MS, first + 5 * DAY_MS]
    expect(await Promise.all(days.map((time) => isOffered(owner, time)))).toEqual([false, false, false, true])
    await owner.google.write(null, { eventId: series.id })
    await readNow(owner)
    expect(await Promise.all(days.map((time) => isOffered(owner, time)))).toEqual([true, true, true, true])
  })

  test('our own event counts as its booking alone; moved by its owner it counts where it is now too', async () => {
    const owner = await connectedOwner({ services: [{ name: 'Massage', minutes: 60 }] })
    const [slot, , , later] = await owner.slots()
    expect((await owner.book(slot?.start)).status).toBe(201)
    await readNow(owner)
    const time = Date.parse(later?.start ?? '')
    expect(await isOffered(owner, time)).toBe(true)
    const [event] = await owner.google.ours()
    await owner.google.write(anHour(time), { eventId: event?.id })
    await readNow(owner)
    expect(await isOffered(owner, time)).toBe(false)
    expect(await isOffered(owner, Date.parse(slot?.start ?? ''))).toBe(false)
  })

  test('a booking of another business in the same calendar counts', async () => {
    const owner = await connectedOwner()
    const time = hourIn(2)
    const theirs = { private: { deskbellBooking: 'biz_another/bkg_another' } }
    await owner.google.write({ ...anHour(time), extendedProperties: theirs })
    expect((await owner.book(new Date(time).toISOString())).status).toBe(409)
  })
})

describe('reading', () => {
  test('a sync token that is too old leads to reading all again, and what is gone is forgotten', async () => {
    const owner = await connectedOwner()
    const [gone, stays] = [hourIn(1), hourIn(2)]
    const event = await owner.google.write(anHour(gone))
    await owner.google.write(anHour(stays))
    await readNow(owner)
    await owner.google.write(null, { eventId: event.id })
    await owner.google.expire('syncs')
    await readNow(owner)
    expect([await isOffered(owner, gone), await isOffered(owner, stays)]).toEqual([true, false])
    expect((await owner.google.state()).requests.map(({ status }) => status)).toContain(410)
  })

  test.each(['error', 'unavailable', 'rate-limited', 'too-many', 'broken', 'drop', 'expired'])(
    'after %s it is read a little later, and what was known holds until then',
    async (how) => {
      const owner = await connectedOwner()
      const [known, fresh] = [hourIn(1), hourIn(2)]
      await owner.google.write(anHour(known))
      await readNow(owner)
      await owner.google.write(anHour(fresh))
      await owner.google.fails({ on: 'GET /calendar/v3/calendars', how })
      await readNow(owner)
      expect(await isOffered(owner, known)).toBe(false)
      await runAlarm(owner.businessId, MINUTE_MS)
      expect([await isOffered(owner, known), await isOffered(owner, fresh)]).toEqual([false, false])
    },
  )

  test('a calendar that nobody could read for long offers nothing', async () => {
    const owner = await connectedOwner()
    await runInDurableObject(env.CALENDAR.getByName(owner.businessId), (_, { storage }) => {
      storage.sql.exec('UPDATE sources SET synced_at = synced_at - ?', 20 * MINUTE_MS)
    })
    expect((await api(owner.path(`slots?serviceId=${owner.serviceId}`))).status).toBe(503)
  })

  test('where Google can’t reach us a change is seen within a minute', async () => {
    const owner = await connectedOwner()
    const time = hourIn(1)
    await owner.google.write(anHour(time))
    await runAlarm(owner.businessId, MINUTE_MS - 1)
    expect(await isOffered(owner, time)).toBe(false)
  })

  test('where it can, its notification is enough, if it knows the channel’s secret; the channel is renewed before it ends', async () => {
    const owner = await connectedOwner()
    const origin = 'https://desk.deskbell.com'
    const before = Date.now()
    await readNow(owner, { origin })
    const [channel] = (await owner.google.state()).channels
    expect(channel?.address).toBe(`${origin}/api/calendars/google/notifications`)
    const time = hourIn(1)
    await owner.google.write(anHour(time))
    const notify = (token = '') =>
      api('/api/calendars/google/notifications', {
        method: 'POST',
        headers: { 'x-goog-channel-id': channel?.id ?? '', 'x-goog-channel-token': token },
      })
    const dueAt = () =>
      runInDurableObject(env.CALENDAR.getByName(owner.businessId), (_, { storage }) => findSources(storage)[0]?.due_at)
    // The object's own first reading, which knows no channel, may end in between.
    await expect.poll(() => readNow(owner, { origin }).then(dueAt)).toBeGreaterThan(before + MINUTE_MS)
    expect((await notify(`${owner.businessId}.guessed`)).status).toBe(202)
    expect(await dueAt()).toBeGreaterThan(before + MINUTE_MS)
    expect((await notify(channel?.token)).status).toBe(202)
    await expect.poll(() => isOffered(owner, time)).toBe(false)
    await readNow(owner, { origin, now: () => Date.now() + 6.5 * DAY_MS })
    const renewed = (await owner.google.state()).channels
    expect(renewed).toHaveLength(1)
    expect(renewed[0]?.id).not.toBe(channel?.id)
  })
})
