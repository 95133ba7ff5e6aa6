import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS, HOUR_MS } from '../../../contract/durations'
import { calendarConnection } from '../../../contract/outsideCalendars'
import { booked, type Slot } from '../../../contract/scheduling'
import { api, drainOutbox, registerOwner, runMinute } from '../../_test/api'
import { bring, type Calendly, newCalendly } from '../../_test/calendly'
import { newSessionId, say } from '../../_test/visitor'

const tenants = env.TENANTS_DB ?? env.DB
type Owner = Awaited<ReturnType<typeof registerOwner>>
let owner: Owner
let calendly: Calendly
let oilChange: string
let serviceId: string

const path = (rest: string) => `/api/businesses/${owner.businessId}/${rest}`
const connect = (token: string) =>
  api(path('calendars/calendly'), { method: 'PUT', token: owner.token, body: { token } })

async function open(given: { isLimited?: boolean } = {}): Promise<void> {
  owner = await registerOwner({ plan: 'starter' })
  calendly = await newCalendly(given)
  expect((await connect(calendly.token)).status).toBe(200)
  oilChange = calendly.eventTypes.find(({ name }) => name === 'Oil change')?.id ?? ''
  serviceId = `calendly_${oilChange}`
}

const listed = (service = serviceId) => api(path(`slots?serviceId=${service}`))
const slotsOf = async (service: string): Promise<Slot[]> => (await listed(service)).json()
/** Far enough ahead that none is past before it was booked. */
const slots = async () => (await slotsOf(serviceId)).filter(({ start }) => Date.parse(start) > Date.now() + HOUR_MS)
const book = (start: string | undefined, more: object = {}) =>
  api(path('bookings'), { body: { serviceId, start, name: 'Ann Lee', email: 'ann@example.com', ...more } })
const hold = (start: string | undefined) =>
  api(path('holds'), { body: { serviceId, start, sessionId: newSessionId() } })
const leads = async () => (await api('/api/leads', { token: owner.token })).json<Record<string, unknown>[]>()
const stored = async () =>
  (
    await tenants
      .prepare('SELECT * FROM bookings WHERE business_id = ? ORDER BY created_at')
      .bind(owner.businessId)
      .all<Record<string, unknown>>()
  ).results
const takesBookings = async () => {
  await drainOutbox()
  const config = await api(`/api/widget/${owner.businessId}/config`)
  return (await config.json<{ takesBookings?: boolean }>()).takesBookings ?? false
}
const deliveries = async () => (await calendly.state()).deliveries
const typeOf = async (response: Response) => (await response.json<{ type: string }>()).type.split(':').at(-1)

describe('a token', () => {
  test('is checked, kept sealed, and offers the account’s event types', async () => {
    await open()
    const wrong = await connect('pat_wrong')
    expect(wrong.status).toBe(422)
    expect(await wrong.text()).toContain('doesn’t recognize this token')
    const whole = await (
      await api(path('calendars/calendly'), {
        method: 'PUT',
        token: owner.token,
        body: { calendarIds: [oilChange] },
      })
    ).text()
    expect(calendarConnection.parse(JSON.parse(whole))).toMatchObject({
      state: 'connected',
      account: 'rivera-garage@example.com',
      calendars: [
        { name: 'Oil change', minutes: 30, isChosen: true },
        { name: 'Inspection', minutes: 60, isChosen: false },
      ],
    })
    expect(whole).not.toContain(calendly.token)
    expect(await takesBookings()).toBe(true)
    const row = await tenants
      .prepare('SELECT * FROM calendar_connections WHERE business_id = ?')
      .bind(owner.businessId)
      .first()
    expect(JSON.stringify(row)).not.toContain(calendly.token)
    const inspection = calendly.eventTypes.find(({ name }) => name === 'Inspection')?.id
    expect((await listed(`calendly_${inspection}`)).status).toBe(422)
  })

  test('of a stranger’s business can’t be set; disconnecting ends the webhooks and keeps the bookings', async () => {
    await open()
    const [first] = await slots()
    expect((await book(first?.start)).status).toBe(201)
    const stranger = await registerOwner()
    const theirs = { method: 'PUT', token: stranger.token, body: { token: calendly.token } }
    expect((await api(path('calendars/calendly'), theirs)).status).toBe(404)
    expect((await calendly.state()).hooks).toHaveLength(1)
    expect((await api(path('calendars/calendly'), { method: 'DELETE', token: owner.token })).status).toBe(204)
    expect((await calendly.state()).hooks).toEqual([])
    expect((await listed()).status).toBe(503)
    expect(await stored()).toMatchObject([{ status: 'confirmed' }])
  })
})

describe('in the chat', () => {
  beforeEach(() => open())

  test('a time is held and booked there, its visitor is a booked lead, and its webhooks change nothing more', async () => {
    const sessionId = newSessionId()
    const { conversationId } = await say(owner.businessId, { sessionId, message: 'My car needs an oil change' })
    const [first, second] = await slots()
    expect((await hold(second?.start)).status).toBe(201)
    expect((await hold(second?.start)).status).toBe(409)
    expect((await slots()).map(({ start }) => start)).not.toContain(second?.start)
    const response = await book(first?.start, { sessionId, notes: 'A Civic', timeZone: 'America/Denver' })
    expect(response.status).toBe(201)
    expect(booked.parse(await response.json())).toMatchObject({
      start: first?.start,
      end: first?.end,
      manageUrl: expect.stringContaining('https://calendly.com/reschedulings/'),
    })
    expect(await calendly.active()).toMatchObject([
      {
        start: Date.parse(first?.start ?? ''),
        invitee: { email: 'ann@example.com', tracking: { utm_content: conversationId } },
      },
    ])
    for (const delivery of [...(await deliveries()), ...(await deliveries())]) {
      expect((await bring(delivery)).status).toBe(204)
    }
    expect(await stored()).toMatchObject([
      { service_name: 'Oil change', source: 'calendly', status: 'confirmed', sequence: 0, notes: 'A Civic' },
    ])
    expect(await leads()).toMatchObject([{ name: 'Ann Lee', status: 'booked', conversationId }])
  })

  test('in its words: asked for, chosen, and finished on Calendly where it asks for more', async () => {
    const inspection = calendly.eventTypes.find(({ name }) => name === 'Inspection')?.id ?? ''
    const offers = { method: 'PUT', token: owner.token, body: { calendarIds: [inspection] } }
    expect((await api(path('calendars/calendly'), offers)).status).toBe(200)
    await drainOutbox()
    const sessionId = newSessionId()
    const speak = (message: string) => say(owner.businessId, { sessionId, message })
    await speak('Hi, I’m Ann Lee, ann@example.com')
    const inDays = new Date(Date.now() + 3 * DAY_MS)
    const day = inDays.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'America/New_York' })
    const {
      slots: times = [],
      serviceId: offered,
      timeZone,
    } = await speak(`Can I come in on ${day} for an inspection?`)
    expect(offered).toBe(`calendly_${inspection}`)
    expect(await slotsOf(offered ?? '')).toEqual(expect.arrayContaining(times))
    const clock = new Date(times[0]?.start ?? '').toLocaleTimeString('en-US', {
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    })
    await speak(`Yes, the ${clock.replace('\u202f', ' ')}`)
    const { message } = await speak('Yes, book it')
    expect(message.content).toMatch(/isn’t booked until .*/)
    expect(message.content).toContain('](https://calendly.com/s/')
    expect(await calendly.active()).toEqual([])
  })

  test('the same request twice, at once and later, is one booking; another’s gets the nearest times', async () => {
    const [first] = await slots()
    const sessionId = newSessionId()
    const answers = await Promise.all([book(first?.start, { sessionId }), book(first?.start, { sessionId })])
    answers.push(await book(first?.start, { sessionId }))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const ids = await Promise.all(answers.map(async (one) => (await one.json<{ id: string }>()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await calendly.active()).toHaveLength(1)
    const late = await book(first?.start, { email: 'bo@example.com' })
    expect(late.status).toBe(409)
    const { alternatives } = await late.json<{ alternatives: Slot[] }>()
    expect(alternatives).toEqual((await slots()).slice(0, 3))
    expect(await stored()).toHaveLength(1)
    const keyed = (name: string) =>
      api(path('bookings'), {
        headers: { 'idempotency-key': 'crm-7' },
        body: { serviceId, start: alternatives[0]?.start, name, email: 'cy@example.com' },
      })
    expect((await keyed('Cy Young')).status).toBe(201)
    expect((await keyed('Cy Young')).status).toBe(201)
    expect(await typeOf(await keyed('Cyrus Young'))).toBe('idempotency-key-reused')
  })

  test('an event type that asks for more is finished on Calendly, prefilled, and nothing is booked here', async () => {
    const inspection = calendly.eventTypes.find(({ name }) => name === 'Inspection')?.id
    serviceId = `calendly_${inspection}`
    const [first] = await slots()
    const refused = await book(first?.start)
    expect(refused.status).toBe(409)
    const { bookingUrl, bookingSite } = await refused.json<{ bookingUrl: string; bookingSite: string }>()
    expect(bookingSite).toBe('Calendly')
    expect(bookingUrl).toMatch(/^https:\/\/calendly\.com\/s\/[\w-]+\?name=Ann\+Lee&email=ann%40example\.com/)
    expect(await calendly.active()).toEqual([])
    // With an answer it can be booked here.
    expect((await book(first?.start, { notes: 'A Civic' })).status).toBe(201)
  })

  test('a visit to come that its visitor had deleted stays deleted when it is moved there weeks later', async () => {
    const free = await slots()
    const { id } = await (await book(free.at(-1)?.start)).json<{ id: string }>()
    await drainOutbox()
    const erased = await api(path('visitors?email=ann@example.com'), { method: 'DELETE', token: owner.token })
    expect(erased.status).toBe(200)
    await drainOutbox()
    expect(await stored()).toEqual([])
    // A week later the traces of their address are gone.
    const [buried] = (await tenants.prepare('SELECT * FROM forgotten WHERE trace = ?').bind(id).all()).results
    expect(buried?.expires_at).toBeGreaterThanOrEqual(Date.parse(free.at(-1)?.end ?? ''))
    await tenants.prepare('DELETE FROM forgotten WHERE trace <> ?').bind(id).run()
    const [meeting] = await calendly.active()
    await calendly.move(meeting?.resource.event ?? '', free.at(-2)?.start ?? '')
    for (const delivery of await deliveries()) expect((await bring(delivery)).status).toBe(204)
    expect(await stored()).toEqual([])
  })

  test('the owner cancels it there too; to move it they are sent there', async () => {
    const [first, second] = await slots()
    const { id } = await (await book(first?.start)).json<{ id: string }>()
    const patch = (body: object) => api(path(`bookings/${id}`), { method: 'PATCH', token: owner.token, body })
    const moved = await patch({ start: second?.start })
    expect(moved.status).toBe(409)
    expect(await moved.json()).toMatchObject({ rescheduleUrl: expect.stringContaining('calendly.com/reschedulings') })
    expect((await patch({ status: 'no-show' })).status).toBe(409)
    await calendly.fail([{ call: 'POST /scheduled_events', how: 'unavailable' }])
    expect((await patch({ status: 'canceled' })).status).toBe(409)
    expect(await calendly.active()).toHaveLength(1)
    expect(await (await patch({ status: 'canceled' })).json()).toMatchObject({ status: 'canceled' })
    expect(await calendly.active()).toEqual([])
    expect(await stored()).toMatchObject([{ status: 'canceled', sequence: 1 }])
  })

  test('who didn’t come is marked there, and unmarked', async () => {
    const [first] = await slots()
    const { id } = await (await book(first?.start)).json<{ id: string }>()
    const long = 7 * DAY_MS
    await tenants.prepare('UPDATE bookings SET starts_at = starts_at - ?').bind(long).run()
    for (const [status, sequence] of [
      ['no-show', 1],
      ['confirmed', 2],
    ] as const) {
      const changed = await api(path(`bookings/${id}`), { method: 'PATCH', token: owner.token, body: { status } })
      expect(await changed.json()).toMatchObject({ status })
      for (const delivery of await deliveries()) expect((await bring(delivery)).status).toBe(204)
      expect(await stored()).toMatchObject([{ status, sequence }])
    }
  })

  test('no times are offered while Calendly can’t be asked', async () => {
    const [first] = await slots()
    for (const how of ['forbidden', 'not-found', 'invalid', 'rate-limited', 'unavailable', 'broken-body']) {
      await calendly.fail([{ call: 'GET /event_type_available_times', how, times: 2 }])
      expect((await listed()).status).toBe(503)
      expect((await hold(first?.start)).status).toBe(503)
    }
    expect((await hold(first?.start)).status).toBe(201)
  })

  test('one visitor can’t fill the calendar', async () => {
    const free = await slots()
    for (const { start } of free.slice(0, 3)) expect((await book(start)).status).toBe(201)
    expect((await book(free[3]?.start)).status).toBe(429)
    expect(await calendly.active()).toHaveLength(3)
  })
})

describe('on Calendly’s own page', () => {
  beforeEach(() => open())

  const visit = async () => {
    const { conversationId } = await say(owner.businessId, { sessionId: newSessionId(), message: 'Hello' })
    const [first, second, third] = (await slots()).map(({ start }) => start)
    const tracking = { utm_content: conversationId }
    const guest = { eventType: oilChange, start: first ?? '', name: 'Bo Day', email: 'Bo@Example.com', tracking }
    return { conversationId, made: await calendly.book(guest), second: second ?? '', third: third ?? '' }
  }
  const bringAll = async (order: (from: number) => number = () => 0) => {
    const left = await deliveries()
    while (left.length > 0)
      for (const one of left.splice(order(left.length), 1)) expect((await bring(one)).status).toBe(204)
  }

  test('a booking marks the lead booked, a move moves it, a cancellation cancels it: in whatever order it is told', async () => {
    for (const last of [true, false]) {
      await open()
      const { conversationId, made, second, third } = await visit()
      await expect
        .poll(
          async () =>
            (await tenants.prepare('SELECT id FROM conversations WHERE id = ?').bind(conversationId).first())?.id,
        )
        .toBe(conversationId)
      const moved = await calendly.move(made.event, second)
      const again = await calendly.move(moved.event, third)
      await bringAll(last ? (length) => length - 1 : () => 0)
      expect(await stored()).toMatchObject([
        {
          email: 'bo@example.com',
          status: 'confirmed',
          starts_at: Date.parse(third),
          source: 'calendly',
          conversation_id: conversationId,
        },
      ])
      expect(await leads()).toMatchObject([{ name: 'Bo Day', status: 'booked', conversationId }])
      await calendly.cancel(again.event)
      await bringAll(last ? (length) => length - 1 : () => 0)
      await bringAll()
      expect(await stored()).toMatchObject([{ status: 'canceled', starts_at: Date.parse(third) }])
      expect(await leads()).toMatchObject([{ status: 'new' }])
    }
  })

  test('what isn’t signed by the business’s own key, or was signed long ago, isn’t taken', async () => {
    await visit()
    const [delivery] = await deliveries()
    if (!delivery) throw new Error('Nothing was told')
    const signature = delivery.headers['calendly-webhook-signature'] ?? ''
    const refused = [
      { ...delivery, body: delivery.body.replace('Bo Day', 'Eve') },
      {
        ...delivery,
        headers: { ...delivery.headers, 'calendly-webhook-signature': signature.replace(/t=\d+/, 't=1') },
      },
      { ...delivery, headers: {} },
    ]
    const other = await registerOwner()
    refused.push({ ...delivery, url: delivery.url.replace(owner.businessId, other.businessId) })
    for (const one of refused) expect((await bring(one)).status).toBe(400)
    expect(await stored()).toEqual([])
  })

  test('where Calendly sends no webhooks, bookings are looked for', async () => {
    await open({ isLimited: true })
    const { made } = await visit()
    expect(await deliveries()).toEqual([])
    const look = async () => {
      await tenants
        .prepare('UPDATE calendly_accounts SET due_at = 0 WHERE business_id = ?')
        .bind(owner.businessId)
        .run()
      await runMinute()
    }
    await look()
    expect(await stored()).toMatchObject([{ status: 'confirmed', name: 'Bo Day' }])
    await calendly.cancel(made.event)
    await look()
    expect(await stored()).toMatchObject([{ status: 'canceled' }])
    // An account that gets no webhooks may not book by the API either.
    const [first] = await slots()
    expect(await typeOf(await book(first?.start))).toBe('finish-elsewhere')
  })
})

describe('when Calendly fails', () => {
  beforeEach(() => open())

  const STEPS = ['GET /event_types/', 'POST /invitees', 'GET /scheduled_events'] as const
  const EXPECTED: [step: (typeof STEPS)[number], how: string, status: number, type: string][] = [
    ['GET /event_types/', 'forbidden', 503, 'booking-asked-instead'],
    ['GET /event_types/', 'not-found', 422, 'fields-invalid'],
    ['GET /event_types/', 'unavailable', 503, 'booking-asked-instead'],
    ['POST /invitees', 'forbidden', 409, 'finish-elsewhere'],
    ['POST /invitees', 'not-found', 422, 'fields-invalid'],
    ['POST /invitees', 'invalid', 409, 'finish-elsewhere'],
    ['POST /invitees', 'filled', 409, 'slot-taken'],
    ['POST /invitees', 'rate-limited', 409, 'finish-elsewhere'],
    ['POST /invitees', 'unavailable', 503, 'booking-asked-instead'],
    ['POST /invitees', 'hang', 503, 'booking-asked-instead'],
    // Done, and unanswered: it is found there.
    ['POST /invitees', 'lost', 201, ''],
  ]
  test.each(EXPECTED)(
    '%s %s: a true answer, nothing half-booked, and again it is booked once',
    async (call, how, status, type) => {
      const [first] = await slots()
      await calendly.fail([{ call, how }])
      const answer = await book(first?.start)
      expect(answer.status).toBe(status)
      if (type) expect(await typeOf(answer)).toBe(type)
      expect(await calendly.active()).toHaveLength(status === 201 ? 1 : 0)
      expect(await stored()).toHaveLength(status === 201 ? 1 : 0)
      expect((await book(first?.start)).status).toBe(201)
      expect(await calendly.active()).toHaveLength(1)
      expect(await stored()).toHaveLength(1)
      expect(await leads()).toMatchObject([{ status: 'booked' }])
    },
  )

  test('done but unanswered, and not to be found for a while: the visitor hears that it isn’t certain, and again it is the same one', async () => {
    const [first] = await slots()
    await calendly.fail([
      { call: 'POST /invitees', how: 'lost' },
      { call: 'GET /scheduled_events', how: 'unavailable' },
    ])
    const unsure = await book(first?.start)
    expect(unsure.status).toBe(503)
    expect(await unsure.text()).toContain('didn’t confirm')
    expect(await calendly.active()).toHaveLength(1)
    expect((await book(first?.start)).status).toBe(201)
    expect(await calendly.active()).toHaveLength(1)
    expect(await stored()).toHaveLength(1)
  })

  test('what can’t be stored here is booked there, and recorded a little later, once', async () => {
    const [first] = await slots()
    await tenants.prepare('ALTER TABLE calendly_invitees RENAME TO away').run()
    try {
      expect((await book(first?.start)).status).toBe(201)
      expect(await stored()).toEqual([])
    } finally {
      await tenants.prepare('ALTER TABLE away RENAME TO calendly_invitees').run()
    }
    for (const delivery of await deliveries()) expect((await bring(delivery)).status).toBe(204)
    expect(await stored()).toMatchObject([{ status: 'confirmed' }])
  })

  test('a token that was revoked: no times are offered, the wish becomes a lead, and the owner is told once', async () => {
    const [first] = await slots()
    await calendly.change({ isRevoked: true })
    expect((await listed()).status).toBe(503)
    expect(await typeOf(await listed())).toBe('calendar-unavailable')
    expect(await typeOf(await book(first?.start))).toBe('booking-asked-instead')
    expect(await leads()).toMatchObject([{ name: 'Ann Lee', status: 'new' }])
    expect(await takesBookings()).toBe(false)
    const mails = await (await api('/api/dev/outbox')).json<{ to: string; subject: string }[]>()
    const told = mails.filter(({ to, subject }) => to === owner.customer.email && subject.includes('Calendly'))
    expect(told).toHaveLength(1)
    const all = await (await api(path('calendars'), { token: owner.token })).text()
    expect(all).not.toContain(calendly.token)
    await calendly.change({ isRevoked: false })
    expect((await connect(calendly.token)).status).toBe(200)
    expect((await listed()).status).toBe(200)
    await expect.poll(takesBookings).toBe(true)
  })
})
