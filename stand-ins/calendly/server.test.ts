import { createHmac } from 'node:crypto'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startCalendly } from './server.ts'

const calendly = await startCalendly()
afterAll(() => calendly.close())

const DAY = 24 * 60 * 60_000
let token: string
let user: string
let organization: string
let types: { uri: string; name: string }[]

const tell = async (name: string, given: object) =>
  (await fetch(`${calendly.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(given) })).json()

const call = (path: string, body?: object, method = body ? 'POST' : 'GET') =>
  fetch(`${calendly.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  })

const query = (values: Record<string, string>) => new URLSearchParams(values)
const at = (ms: number) => new Date(ms).toISOString()

beforeEach(async () => {
  const made = await tell('accounts', {})
  token = made.token
  user = made.user.uri
  organization = made.user.current_organization
  types = made.eventTypes
})

async function freeTimes(type = types[0]?.uri ?? ''): Promise<string[]> {
  const now = Date.now()
  const span = query({ event_type: type, start_time: at(now + 60_000), end_time: at(now + 3 * DAY) })
  const { collection } = await (await call(`/event_type_available_times?${span}`)).json()
  return collection.map((one: { start_time: string }) => one.start_time)
}

const book = (start: string | undefined, more: object = {}) =>
  call('/invitees', {
    event_type: types[0]?.uri,
    start_time: start,
    invitee: { name: 'Ann', email: 'ann@example.com', timezone: 'America/New_York' },
    ...more,
  })

test('a time is booked once, and then it isn’t free', async () => {
  const [first] = await freeTimes()
  const made = await book(first)
  expect(made.status).toBe(201)
  expect(await made.json()).toMatchObject({ resource: { email: 'ann@example.com', status: 'active' } })
  const again = await book(first)
  expect(again.status).toBe(400)
  expect(await again.json()).toMatchObject({ title: 'Invalid Argument', details: [{ code: 'already_filled' }] })
  expect(await freeTimes()).not.toContain(first)
})

test('a booking needs the location and answers of its event type, and tracking whole or not at all', async () => {
  const event_type = types[1]?.uri
  const [first] = await freeTimes(event_type)
  expect(await (await book(first, { event_type })).json()).toMatchObject({
    details: [{ parameter: 'location_configuration.kind' }],
  })
  const location = { kind: 'physical', location: '12 Main Street' }
  expect((await book(first, { event_type, location })).status).toBe(400)
  const questions_and_answers = [{ question: 'Which car is it?', answer: 'A Civic', position: 0 }]
  const whole = { event_type, location, questions_and_answers }
  expect((await book(first, { ...whole, tracking: { utm_source: 'x' } })).status).toBe(400)
  expect((await book(first, whole)).status).toBe(201)
})

test('webhooks are signed, and a move is a cancellation and a booking that name each other', async () => {
  const signing_key = 'a-key'
  const hook = { url: 'https://deskbell.test/hook', organization, user, scope: 'user', signing_key }
  const events = ['invitee.created', 'invitee.canceled']
  expect((await call('/webhook_subscriptions', { ...hook, events })).status).toBe(201)
  expect((await call('/webhook_subscriptions', { ...hook, events })).status).toBe(409)
  const [first, second] = await freeTimes()
  const { resource } = await (await book(first)).json()
  const moved = await tell('move', { token, event: resource.event, start: second })
  expect(moved.old_invitee).toBe(resource.uri)
  const { deliveries } = await tell('state', { token })
  const bodies = deliveries.map(({ body }: { body: string }) => JSON.parse(body))
  expect(bodies.map(({ event }: { event: string }) => event)).toEqual([
    'invitee.created',
    'invitee.created',
    'invitee.canceled',
  ])
  expect(bodies[2].payload).toMatchObject({ rescheduled: true, new_invitee: moved.uri })
  const [{ headers, body }] = deliveries
  const [, t, v1] = /^t=(\d+),v1=(\w+)$/.exec(headers['calendly-webhook-signature']) ?? []
  expect(v1).toBe(createHmac('sha256', signing_key).update(`${t}.${body}`).digest('hex'))
})

test('it fails as it is told, in Calendly’s words', async () => {
  const faults = ['expired', 'forbidden', 'rate-limited', 'unavailable'].map((how) => ({ call: 'GET /users/me', how }))
  await tell('faults', { token, faults })
  const statuses: number[] = []
  for (const _ of faults) statuses.push((await call('/users/me')).status)
  expect(statuses).toEqual([401, 403, 429, 500])
  expect((await call('/users/me')).status).toBe(200)
  await tell('account', { token, isRevoked: true })
  expect(await (await call('/users/me')).json()).toEqual({
    title: 'Unauthenticated',
    message: 'The access token is invalid',
  })
})
