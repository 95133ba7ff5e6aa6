import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { DAY_MS } from '../../../../contract/durations'
import type { LeadEvent } from '../../../../contract/leadChanges'
import type { Slot, WaitlistEntry } from '../../../../contract/scheduling'
import { api, drainOutbox, registerOwner, runMinute } from '../../../_test/api'
import { newSessionId, say } from '../../../_test/visitor'

const tenants = env.TENANTS_DB ?? env.DB
const WEEK = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
const CLOSED = Object.fromEntries(WEEK.map((weekDay) => [weekDay, []]))

let owner: Awaited<ReturnType<typeof registerOwner>>
let serviceId: string
let first: string
let second: string

const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
const day = (offset: number) => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10)
/** A zone in which it is noon, so that mails about half an hour leave. */
const noon = () => {
  const offset = 12 - new Date().getUTCHours()
  return offset === 0 ? 'Etc/GMT' : `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

/** Closed but for what is named. */
async function open(more: object = {}): Promise<void> {
  const services = [{ ...(serviceId && { id: serviceId }), name: 'Massage', minutes: 60 }]
  const body = { timeZone: noon(), hours: CLOSED, stepMinutes: 60, services, ...more }
  const saved = await api(path('calendar'), { method: 'PUT', token: owner.token, body })
  expect(saved.status).toBe(200)
  serviceId = (await saved.json<{ services: [{ id: string }] }>()).services[0].id
}
/** A day to come with some free hours. */
const freeOn = (offset: number, hours: [string, string]) =>
  open({ special: [{ from: day(offset), to: day(offset), hours: [hours] }] })

beforeEach(async () => {
  owner = await registerOwner()
  serviceId = ''
  first = `bo-${crypto.randomUUID()}@example.com`
  second = `cy-${crypto.randomUUID()}@example.com`
  await open()
})

const join = (email: string, more: object = {}) =>
  api(path('waitlist'), { body: { serviceId, name: 'Bo', email, from: day(-1), to: day(14), ...more } })
const list = async () => (await api(path('waitlist'), { token: owner.token })).json<WaitlistEntry[]>()
const slots = async () => (await api(path(`slots?serviceId=${serviceId}`))).json<Slot[]>()
const look = async () => {
  await tenants
    .prepare('UPDATE waitlist SET look_at = ? WHERE business_id = ?')
    .bind(Date.now(), owner.businessId)
    .run()
  await runMinute()
  await drainOutbox()
}
const mailsTo = async (address: string) =>
  (await (await api('/api/dev/outbox')).json<{ to: string; subject: string; text: string }[]>()).filter(
    ({ to }) => to === address,
  )
const offersTo = async (address: string) =>
  (await mailsTo(address)).filter(({ subject }) => subject.startsWith('A time opened up'))
const linkTo = async (address: string) => {
  const [offer] = await offersTo(address)
  const [, id = '', token = ''] = /\/waitlist\/(\w+)\?token=(\w+)/.exec(offer?.text ?? '') ?? []
  return { id, token }
}

test('a time that comes free is held for the first, then for the next', async () => {
  for (const email of [first, first, second]) expect((await join(email)).status).toBe(201)
  expect((await list()).map(({ email }) => email)).toEqual([first, second])
  await look()
  expect((await mailsTo(first)).map(({ subject }) => subject)).toEqual(['You’re on the waiting list: Ortega Plumbing'])

  await freeOn(3, ['12:00', '13:00'])
  await runMinute()
  await drainOutbox()
  expect(await offersTo(first)).toHaveLength(1)
  expect(await mailsTo(second)).toHaveLength(1)
  expect(await slots()).toEqual([])

  const { id, token } = await linkTo(first)
  expect((await api(`/api/waitlist/${id}/leave`, { body: { token } })).status).toBe(204)
  expect((await api(`/api/waitlist/${id}?token=${token}`)).status).toBe(404)
  // The hold of who left is over as well.
  await look()
  const next = await linkTo(second)
  expect((await api(`/api/waitlist/${next.id}/book`, { body: { token: next.token } })).status).toBe(201)
  await drainOutbox()
  expect((await mailsTo(second))[0]?.subject).toMatch(/^You’re booked/)
  expect(await list()).toEqual([])
})

test('an offer that is taken twice at once is one booking, though two people are free', async () => {
  const staff = ['stf_ann000', 'stf_bob000'].map((id) => ({ id, name: id }))
  const services = [{ id: serviceId, name: 'Massage', minutes: 60, staffIds: staff.map(({ id }) => id) }]
  await join(first)
  await open({ staff, services, special: [{ from: day(3), to: day(3), hours: [['12:00', '13:00']] }] })
  await look()
  const { id, token } = await linkTo(first)
  await Promise.all(Array.from({ length: 4 }, () => api(`/api/waitlist/${id}/book`, { body: { token } })))
  await drainOutbox()
  const bookings = await (await api(path('bookings'), { token: owner.token })).json<unknown[]>()
  expect(bookings).toHaveLength(1)
})

test('whoever types somebody else’s address only widens what they wait for', async () => {
  await join(first, { times: { from: '12:00', to: '17:00' } })
  const [before] = await list()
  await join(first, { from: day(2), to: day(3), times: { from: '13:00', to: '14:00' } })
  expect(await list()).toEqual([before])
  await join(first, { to: day(20) })
  const [after] = await list()
  expect(after).toMatchObject({ from: before?.from, times: null })
  expect(Date.parse(after?.to ?? '')).toBeGreaterThan(Date.parse(before?.to ?? ''))
})

test('whoever has just booked waits for a second visit', async () => {
  await freeOn(3, ['12:00', '14:00'])
  const [slot] = await slots()
  const visit = { serviceId, start: slot?.start, name: 'Bo', email: first }
  expect((await api(path('bookings'), { body: visit })).status).toBe(201)
  // What the booking leads to is done only after they have joined.
  await tenants
    .prepare("UPDATE outbox SET due_at = ? WHERE kind = 'booking.tell'")
    .bind(Date.now() + DAY_MS)
    .run()
  await scheduler.wait(5)
  expect((await join(first)).status).toBe(201)
  await tenants.prepare("UPDATE outbox SET due_at = 0 WHERE kind = 'booking.tell'").run()
  await drainOutbox()
  expect((await mailsTo(first)).map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^You’re booked/))
  expect(await list()).toMatchObject([{ email: first }])
})

test('an offer that nobody takes goes to the next person', async () => {
  await join(first)
  await join(second)
  await freeOn(3, ['12:00', '13:00'])
  await look()
  expect(await offersTo(second)).toEqual([])
  // Half an hour later.
  await tenants
    .prepare('UPDATE waitlist SET offered_until = ? WHERE email = ?')
    .bind(Date.now() - 1, first)
    .run()
  const { offered_hold_id: holdId } = (await tenants
    .prepare('SELECT offered_hold_id FROM waitlist WHERE email = ?')
    .bind(first)
    .first<{ offered_hold_id: string }>()) ?? { offered_hold_id: '' }
  await env.CALENDAR.getByName(owner.businessId).letGo(holdId)
  await look()
  expect(await offersTo(second)).toHaveLength(1)
  expect(await offersTo(first)).toHaveLength(1)
})

test('who waits for an afternoon isn’t offered the morning, and the owner may offer it by hand', async () => {
  await join(first, { times: { from: '12:00', to: '17:00' } })
  await freeOn(3, ['09:00', '10:00'])
  await look()
  expect(await offersTo(first)).toEqual([])
  const [entry] = await list()
  expect(entry).toMatchObject({ times: { from: '12:00', to: '17:00' }, offeredUntil: null })
  const [free] = await slots()
  const offer = (token: string) => api(path(`waitlist/${entry?.id}/offer`), { token, body: { start: free?.start } })
  expect((await offer((await registerOwner()).token)).status).toBe(404)
  expect(await (await offer(owner.token)).json()).toMatchObject({
    offeredStart: free?.start,
    offeredUntil: expect.any(String),
  })
  await drainOutbox()
  expect(await offersTo(first)).toHaveLength(1)
  expect(await slots()).toEqual([])
  // Taking them off gives the time back.
  expect((await api(path(`waitlist/${entry?.id}`), { method: 'DELETE', token: owner.token })).status).toBe(204)
  expect(await list()).toEqual([])
  expect(await slots()).toHaveLength(1)
})

test('nobody waits where the owner keeps no list', async () => {
  await open({ hasWaitlist: false })
  const refused = await join(first)
  expect([refused.status, (await refused.json<{ type: string }>()).type]).toEqual([
    403,
    expect.stringContaining('waitlist-off'),
  ])
})

test('in the chat: nothing is free, so who asks to be told waits, as a lead with what was offered on its timeline', async () => {
  await drainOutbox()
  const sessionId = newSessionId()
  const ask = (message: string) => say(owner.businessId, { sessionId, message })
  const full = await ask('I want to make an appointment')
  expect(full).toMatchObject({ slots: [], waitlist: { from: expect.any(String) }, needsLeadCapture: false })
  expect((await ask('put me on the waitlist please')).message.content).toMatch(
    /waiting list for Massage\. What’s your name/,
  )
  await ask('Ann Pine')
  const joined = await ask(first)
  expect(joined.message.content).toMatch(/^You’re on the waiting list: Massage, .* hold it for you for 30 minutes\.$/)
  expect((await ask('please put me on the waiting list')).message.content).toMatch(
    /^You’re already on the waiting list/,
  )
  // Whether somebody waits is told to nobody else's visit.
  expect(await (await join(first, { sessionId: newSessionId() })).json()).toMatchObject({ isNew: true })

  const [entry] = await list()
  expect(entry).toMatchObject({ name: 'Ann Pine', leadId: expect.any(String) })
  await freeOn(3, ['12:00', '13:00'])
  await look()
  const events = await (await api(`/api/leads/${entry?.leadId}/events`, { token: owner.token })).json<LeadEvent[]>()
  expect(events.map(({ waiting }) => waiting?.change)).toEqual(['offered', 'joined'])
})
