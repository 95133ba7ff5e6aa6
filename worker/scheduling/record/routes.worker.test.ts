import { runInDurableObject } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../contract/durations'
import type { Booking } from '../../../contract/scheduling'
import { api, drainOutbox, registerOwner } from '../../_test/api'
import { openCalendar } from '../../_test/calendar'

const tenants = env.TENANTS_DB ?? env.DB

let owner: Awaited<ReturnType<typeof registerOwner>>
let calendar: Awaited<ReturnType<typeof openCalendar>>

beforeEach(async () => {
  owner = await registerOwner()
  calendar = await openCalendar(owner)
})

const list = async (query = '') => {
  const response = await api(calendar.path(`bookings${query}`), { token: owner.token })
  expect(response.status).toBe(200)
  return { rows: await response.json<Booking[]>(), headers: response.headers }
}
const change = (id: string, body: object, token = owner.token) =>
  api(calendar.path(`bookings/${id}`), { method: 'PATCH', token, body })
const booked = async (start: string | undefined, more: object = {}) =>
  (await (await calendar.book(start, more)).json<{ id: string }>()).id
const events = async (leadId: string | null) =>
  (await api(`/api/leads/${leadId}/events`, { token: owner.token })).json<object[]>()

test('the list is paged, soonest first, narrowed by time, status and lead, and goes by an index', async () => {
  const [first, second, third] = await calendar.slots()
  for (const [start, email] of [
    [second?.start, 'b@example.com'],
    [first?.start, 'a@example.com'],
    [third?.start, 'c@example.com'],
  ])
    await booked(start, { email })
  const { rows, headers } = await list()
  expect(rows.map(({ email }) => email)).toEqual(['a@example.com', 'b@example.com', 'c@example.com'])
  expect(headers.get('total-count')).toBe('3')
  expect((await list(`?from=${second?.start}&to=${third?.start}`)).rows).toMatchObject([{ email: 'b@example.com' }])
  expect((await list(`?leadId=${rows[0]?.leadId}`)).rows).toMatchObject([{ email: 'a@example.com' }])
  await tenants.prepare("UPDATE bookings SET conversation_id = 'conv_one' WHERE id = ?").bind(rows[2]?.id).run()
  expect((await list('?conversationId=conv_one')).rows).toMatchObject([{ email: 'c@example.com' }])
  await change(rows[1]?.id ?? '', { status: 'canceled' })
  expect((await list('?status=canceled')).rows).toMatchObject([{ email: 'b@example.com', status: 'canceled' }])
  // A further hundred, so that there is a second page.
  const copies = Array.from({ length: 100 }, (_, n) =>
    tenants
      .prepare(`INSERT INTO bookings (id, ${COPIED}) SELECT ?1, ${COPIED} FROM bookings WHERE id = ?2`)
      .bind(`bkg_copy${n}`, rows[2]?.id),
  )
  await tenants.batch(copies)
  const page = await list()
  expect(page.rows).toHaveLength(100)
  const next = /<(.*)>/.exec(page.headers.get('link') ?? '')?.[1] ?? ''
  expect(await (await api(next, { token: owner.token })).json<Booking[]>()).toHaveLength(3)
  for (const [where, index] of [
    ['starts_at >= 0', 'bookings_business'],
    ["conversation_id = 'conv_one'", 'bookings_conversation'],
  ]) {
    const plan = await tenants
      .prepare(`EXPLAIN QUERY PLAN SELECT * FROM bookings WHERE business_id = ? AND ${where} ORDER BY starts_at, id`)
      .bind(owner.businessId)
      .all<{ detail: string }>()
    expect(plan.results.map(({ detail }) => detail)).toEqual([expect.stringContaining(`USING INDEX ${index} `)])
  }
})
const COPIED = `business_id, customer_id, lead_id, conversation_id, service_id, service_name, staff_id, staff_name, starts_at,
  ends_at, status, change, name, email, phone, notes, time_zone, language, session_id, source, sequence, created_at, updated_at, canceled_at,
  event_uid`

test.each([
  ['in the order they were made', [0, 1]],
  ['the last one first', [1, 0]],
])('a lead whose two visits are both canceled is what it was before either: %s', async (_, order) => {
  const [first, second] = await calendar.slots()
  const ids = [await booked(first?.start), await booked(second?.start)]
  const status = async () =>
    (await (await api('/api/leads', { token: owner.token })).json<{ status: string }[]>())[0]?.status
  expect((await change(ids[order[0] ?? 0] ?? '', { status: 'canceled' })).status).toBe(200)
  expect(await status()).toBe('booked')
  expect((await change(ids[order[1] ?? 0] ?? '', { status: 'canceled' })).status).toBe(200)
  expect(await status()).toBe('new')
  await drainOutbox()
})

test('moved and canceled: the time is free again, the lead shows it and stays', async () => {
  const [first, second] = await calendar.slots()
  const id = await booked(first?.start)
  const moved = await change(id, { start: second?.start })
  expect(moved.status).toBe(200)
  const { leadId, ...rest } = await moved.json<Booking>()
  expect(rest).toMatchObject({ start: second?.start, status: 'confirmed' })
  expect((await calendar.slots()).map(({ start }) => start)).toContain(first?.start)
  expect(await (await change(id, { status: 'canceled' })).json()).toMatchObject({ status: 'canceled' })
  expect((await change(id, { start: first?.start })).status).toBe(409)
  expect(await (await api(`/api/leads/${leadId}`, { token: owner.token })).json()).toMatchObject({
    status: 'new',
    bookings: [{ id, service: 'Massage', start: second?.start, status: 'canceled' }],
  })
  const timeline = [
    { isOwn: true, booking: { change: 'canceled', service: 'Massage', start: second?.start } },
    { isOwn: true, booking: { change: 'moved', start: second?.start, was: first?.start } },
    {
      by: { id: '', name: 'Ann Lee' },
      booking: { change: 'confirmed', start: first?.start },
      after: { status: 'booked' },
    },
  ]
  expect(await events(leadId)).toMatchObject(timeline)
  expect(await booked(first?.start)).not.toBe(id)
  await drainOutbox()
})

test('a no-show is marked once it has begun, and can be taken back', async () => {
  const [first] = await calendar.slots()
  const id = await booked(first?.start)
  expect((await change(id, { status: 'no-show' })).status).toBe(409)
  await runInDurableObject(env.CALENDAR.getByName(owner.businessId), (_, { storage }) =>
    storage.sql
      .exec(
        'UPDATE bookings SET starts_at = starts_at - ?1, ends_at = ends_at - ?1, free_at = free_at - ?1',
        70 * DAY_MS,
      )
      .toArray(),
  )
  expect(await (await change(id, { status: 'no-show', notes: 'Call first' })).json()).toMatchObject({
    status: 'no-show',
    notes: 'Call first',
  })
  expect(await (await change(id, { status: 'confirmed' })).json()).toMatchObject({ status: 'confirmed' })
  expect((await change(id, { status: 'canceled' })).status).toBe(409)
})

test('a person of the business books for somebody, by API key too; another account neither sees nor changes it', async () => {
  const [first] = await calendar.slots()
  const response = await calendar.book(first?.start, {}, { token: owner.token })
  expect(response.status).toBe(201)
  const { id } = await response.json<{ id: string }>()
  expect((await list()).rows).toMatchObject([{ id, source: 'owner' }])
  const other = await registerOwner()
  expect((await change(id, { status: 'canceled' }, other.token)).status).toBe(404)
  const theirs = await openCalendar(other)
  expect((await api(theirs.path(`bookings/${id}`), { token: other.token })).status).toBe(404)
  const patched = await api(theirs.path(`bookings/${id}`), {
    method: 'PATCH',
    token: other.token,
    body: { notes: 'x' },
  })
  expect(patched.status).toBe(404)
})

test('somebody who can only be called is written down without an email, and mailed nothing', async () => {
  const [first, second] = await calendar.slots()
  const call = { email: '', phone: '(512) 555-0143' }
  expect((await calendar.book(first?.start, call)).status).toBe(422)
  expect((await calendar.book(first?.start, { email: '' }, { token: owner.token })).status).toBe(422)
  const made = await calendar.book(first?.start, call, { token: owner.token })
  expect(made.status).toBe(201)
  await drainOutbox()
  const [row] = (await list()).rows
  expect(row).toMatchObject({ email: '', phone: '(512) 555-0143' })
  expect(await (await api(`/api/leads/${row?.leadId}`, { token: owner.token })).json()).toMatchObject({
    name: 'Ann Lee',
    email: null,
    status: 'booked',
  })
  const { id, manageUrl } = await made.json<{ id: string; manageUrl: string }>()
  const { search } = new URL(manageUrl)
  expect(await (await api(`/api/visitor-bookings/${id}/event.ics${search}`)).text()).not.toContain('ATTENDEE')
  expect((await change(id, { start: second?.start })).status).toBe(200)
  await drainOutbox()
  const mails = await (await api('/api/dev/outbox')).json<{ to: string; text: string }[]>()
  expect(mails.filter(({ to, text }) => !to || text.includes(id))).toEqual([])
  expect(
    await tenants
      .prepare('SELECT next_reminder_at AS at FROM booking_follow_ups WHERE booking_id = ?')
      .bind(id)
      .first('at'),
  ).toBe(null)
})

describe('nobody fills a calendar', () => {
  test('a visitor has three times to come; what they want beyond is a lead, and they are told so', async () => {
    const slots = await calendar.slots()
    for (const { start } of slots.slice(0, 3)) expect((await calendar.book(start)).status).toBe(201)
    const refused = await calendar.book(slots[3]?.start, { name: 'Ann again' })
    expect(refused.status).toBe(429)
    expect((await refused.json<{ detail: string }>()).detail).toContain('Ortega Plumbing, and they’ll get back to you')
    const leads = await (await api('/api/leads?q=would like', { token: owner.token })).json()
    expect(leads).toMatchObject([{ projectDetails: expect.stringMatching(/^Would like to book Massage for /) }])
    expect((await calendar.book(slots[3]?.start, {}, { token: owner.token })).status).toBe(201)
  })

  test('on a site that the owner has not allowed times are only asked for', async () => {
    const [first] = await calendar.slots()
    await api(calendar.path('origins'), {
      method: 'PUT',
      token: owner.token,
      body: { origins: [{ origin: 'https://own.example', state: 'allowed' }] },
    })
    await drainOutbox()
    const strange = await calendar.book(first?.start, {}, { headers: { origin: 'https://other.example' } })
    expect(strange.status).toBe(403)
    expect((await list()).rows).toEqual([])
    expect(await (await api('/api/leads', { token: owner.token })).json()).toHaveLength(1)
  })

  test('a business that is switched off takes no bookings, and says so', async () => {
    const [first] = await calendar.slots()
    await api(`/api/businesses/${owner.businessId}`, { method: 'PATCH', token: owner.token, body: { isActive: false } })
    await drainOutbox()
    // The profile is read anew some time after the change.
    const refused = async () => (await calendar.book('2020-01-01T00:00:00Z')).json<{ detail: string }>()
    await expect.poll(async () => (await refused()).detail).toContain('isn’t taking bookings')
    expect((await calendar.book(first?.start, {}, { token: owner.token })).status).toBe(201)
  })
})
