import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { api, drainOutbox } from '../../_test/api'
import { mailsAbout } from '../../_test/mail'
import { buy, control, deliver, json, me, payingOwner, post, type Sent, stripe, takeEvents } from '../_test/people'

const count = (table: 'stripe_events' | 'outbox' | 'customers') =>
  env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>('n')

const oneOf = (events: Sent[], type: string): Sent => {
  const event = events.find((one) => one.type === type)
  if (!event) throw new Error(`No ${type} among ${events.map((one) => one.type)}`)
  return event
}

const signed = async (payload: string, at?: number) => {
  const { signature } = await control<{ signature: string }>('sign', { payload, ...(at && { at }) })
  return { payload, signature }
}
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

test('twenty deliveries of one event at once change state once', async () => {
  const { email, stripeCustomer, subscription } = await buy('business')
  const event = oneOf(await takeEvents(stripeCustomer), 'customer.subscription.created')
  const before = Number(await count('stripe_events'))
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(event)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await count('stripe_events')).toBe(before + 1)
  await drainOutbox()
  expect(await mailsAbout(email, 'Finish setting up')).toHaveLength(1)
  const rows = await env.DB.prepare(
    'SELECT plan_type, subscription_status FROM customers WHERE stripe_subscription_id = ?',
  )
    .bind(subscription)
    .all()
  expect(rows.results).toEqual([{ plan_type: 'business', subscription_status: 'trialing' }])
  const links = await env.DB.prepare('SELECT count(*) AS n FROM registration_links WHERE id = ?')
    .bind(`lnk_${subscription}`)
    .first('n')
  expect(links).toBe(1)
})

test.each<[string, (event: Sent) => Promise<Pick<Sent, 'payload' | 'signature'>>]>([
  [
    'a body changed by one byte',
    async (event) => ({ ...event, payload: event.payload.replace('"active"', '"actjve"') }),
  ],
  ['a body with a space more', async (event) => ({ ...event, payload: `${event.payload} ` })],
  ['a byte order mark before it', async (event) => ({ ...event, payload: `\uFEFF${event.payload}` })],
  ['another secret', async ({ payload }) => ({ payload, signature: `t=${inSeconds(0)},v1=${'0'.repeat(64)}` })],
  ['no signature', async ({ payload }) => ({ payload, signature: '' })],
  ['half a signature', async ({ payload }) => ({ payload, signature: `t=${inSeconds(0)}` })],
  ['a time six minutes ago', async ({ payload }) => signed(payload, inSeconds(-360))],
  ['a time six minutes ahead', async ({ payload }) => signed(payload, inSeconds(360))],
  [
    'a thin event',
    async () => signed(JSON.stringify({ object: 'v2.core.event', id: 'evt_thin', type: 'v1.billing.meter' })),
  ],
  ['nothing at all', async () => signed('null')],
  ['a list', async () => signed('[]')],
  ['an event about nothing', async () => signed('{"id":"evt_1","type":"invoice.paid","created":1,"data":{}}')],
  [
    'an id that is no text',
    async () => signed('{"id":{},"type":"invoice.paid","created":1,"data":{"object":{"object":"invoice","id":7}}}'),
  ],
  ['no JSON', async () => signed('hello')],
])('%s is refused with 400 and changes nothing', async (_, altered) => {
  const { email, stripeCustomer } = await buy('business')
  const event = oneOf(await takeEvents(stripeCustomer), 'customer.subscription.created')
  const before = [await count('stripe_events'), await count('outbox'), await count('customers')]
  const { payload, signature } = await altered(event)
  const response = await api('/api/webhooks/stripe', { body: payload, headers: { 'stripe-signature': signature } })
  expect(response.status).toBe(400)
  expect(response.headers.get('content-type')).toContain('application/problem+json')
  expect([await count('stripe_events'), await count('outbox'), await count('customers')]).toEqual(before)
  expect(await mailsAbout(email, 'Finish setting up')).toEqual([])
})

test('a time four minutes off, either way, is still good', async () => {
  const { stripeCustomer } = await buy('starter')
  const [first, second] = await takeEvents(stripeCustomer)
  for (const [event, seconds] of [
    [first, -240],
    [second, 240],
  ] as const) {
    await json(await post(await signed(event?.payload ?? '', inSeconds(seconds))))
  }
})

test('an event that changes nothing here is thanked for and not kept', async () => {
  const before = await count('stripe_events')
  const data = { object: { object: 'balance', livemode: false } }
  const payload = JSON.stringify({ object: 'event', id: 'evt_other', type: 'balance.available', created: 1, data })
  await json(await post(await signed(payload)))
  expect(await count('stripe_events')).toBe(before)
})

test('what an event says is not believed', async () => {
  const owner = await payingOwner('starter')
  const [price] = (await stripe.prices.list({ lookup_keys: ['enterprise'] })).data
  const subscription = await stripe.subscriptions.retrieve(owner.subscription)
  const [item] = subscription.items.data
  const forged = { ...subscription, items: { ...subscription.items, data: [{ ...item, price }] } }
  const event = {
    object: 'event',
    id: 'evt_old',
    type: 'customer.subscription.updated',
    created: 1,
    data: { object: forged },
  }
  await deliver([{ id: 'evt_old', type: event.type, ...(await signed(JSON.stringify(event))) }])
  expect((await me(owner.token)).customer.planType).toBe('starter')
})

test('work that can’t be done is kept, given up in the end, listed and replayed by the operator alone', async () => {
  const owner = await payingOwner('business')
  await stripe.subscriptions.update(owner.subscription, { cancel_at_period_end: true })
  const event = oneOf(await takeEvents(owner.stripeCustomer), 'customer.subscription.updated')
  for (let tries = 0; tries < 3; tries++)
    await control('fault', { path: `/v1/subscriptions/${owner.subscription}`, status: 500 })
  await deliver([event])
  expect(await env.DB.prepare("SELECT attempts FROM outbox WHERE kind = 'stripe.event'").first('attempts')).toBe(1)
  await env.DB.prepare("UPDATE outbox SET attempts = 11, due_at = 0 WHERE kind = 'stripe.event'").run()
  for (let tries = 0; tries < 3; tries++)
    await control('fault', { path: `/v1/subscriptions/${owner.subscription}`, status: 500 })
  await drainOutbox()
  const login = { email: 'operator@deskbell.test', password: 'correct-horse-battery' }
  const { sessionToken: token } = await json<{ sessionToken: string }>(await api('/api/auth/login', { body: login }))
  expect((await api('/api/operator/outbox?dead=1', { token: owner.token })).status).toBe(404)
  const [dead] = await json<{ id: string; kind: string; lastError: string }[]>(
    await api('/api/operator/outbox?dead=1', { token }),
  )
  expect(dead).toMatchObject({ kind: 'stripe.event', attempts: 12, deadAt: expect.any(String) })
  const replay = `/api/operator/outbox/${dead?.id}/replay`
  expect((await api(replay, { method: 'POST', token: owner.token })).status).toBe(404)
  expect((await api(replay, { method: 'POST', token })).status).toBe(202)
  await drainOutbox()
  const billing = await json(await api('/api/billing', { token: owner.token }))
  expect(billing).toMatchObject({ cancelAtPeriodEnd: true, subscriptionStatus: 'active' })
  expect(await json(await api('/api/operator/outbox?dead=1', { token }))).toEqual([])
  expect((await api(replay, { method: 'POST', token })).status).toBe(404)
})
