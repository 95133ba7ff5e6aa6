import assert from 'node:assert/strict'
import Stripe from 'stripe'
import { afterAll, beforeAll, test } from 'vitest'
import { startStripe } from './server.ts'

let standIn
let stripe
const newClient = (key, more) => {
  const { hostname, port } = new URL(standIn.url)
  return new Stripe(key, { host: hostname, port, protocol: 'http', maxNetworkRetries: 0, telemetry: false, ...more })
}
const control = async (name, body = {}) => {
  const response = await fetch(`${standIn.url}/_control/${name}`, { method: 'POST', body: JSON.stringify(body) })
  const answer = await response.json()
  assert.equal(response.status, 200, JSON.stringify(answer))
  return answer
}
const refused = (call, expected) =>
  assert.rejects(call, (error) => {
    for (const [name, value] of Object.entries(expected)) assert.equal(error[name], value, `${name} of ${error}`)
    return true
  })

let prices
beforeAll(async () => {
  standIn = await startStripe()
  stripe = newClient('sk_test_standin')
  await control('webhook', { mode: 'hold' })
  prices = {}
  for (const [id, amount] of [
    ['starter', 4900],
    ['business', 9900],
  ]) {
    const product = await stripe.products.create({ name: id })
    prices[id] = await stripe.prices.create({
      product: product.id,
      unit_amount: amount,
      currency: 'usd',
      recurring: { interval: 'month' },
      lookup_key: id,
    })
  }
})
afterAll(() => standIn.close())

const subscribe = async (more = {}) => {
  const customer = await stripe.customers.create({ email: `${crypto.randomUUID()}@example.com` })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.starter.id }],
    ...more,
  })
  return { customer: customer.id, subscription }
}
const card = () => `42424242${Math.floor(Math.random() * 1e8)}`.padEnd(16, '0')
const withCard = async (more = {}) => {
  const customer = await stripe.customers.create({ email: `${crypto.randomUUID()}@example.com` })
  await control('card/use', { customer: customer.id, card: card() })
  const subscription = await stripe.subscriptions.create({
    customer: customer.id,
    items: [{ price: prices.starter.id }],
    ...more,
  })
  return { customer: customer.id, subscription }
}
const statusOf = async ({ subscription }) => (await stripe.subscriptions.retrieve(subscription.id)).status
const advance = (customer, days) => control('clock/advance', { customer, days })

test('what the SDK’s types don’t know is refused', async () => {
  await refused(stripe.customers.create({ emial: 'a@example.com' }), {
    statusCode: 400,
    code: 'parameter_unknown',
    param: 'emial',
  })
  await refused(stripe.prices.create({ unit_amount: 5 }), { code: 'parameter_missing', param: 'currency' })
  await refused(subscribe({ trial_settings: { end_behavior: { missing_payment_method: 'stop' } } }), {
    statusCode: 400,
  })
  await refused(subscribe({ items: [{ price: 'price_none' }] }), { statusCode: 404, code: 'resource_missing' })
})

test('a wrong key and another version of the API are refused', async () => {
  await refused(newClient('pk_test_1').customers.list(), { statusCode: 401, type: 'StripeAuthenticationError' })
  await refused(newClient('sk_test_1', { apiVersion: '2020-08-27' }).customers.list(), { statusCode: 400 })
})

test('the same key replays the saved answer, and other parameters under it are refused', async () => {
  const email = 'once@example.com'
  const first = await stripe.customers.create({ email }, { idempotencyKey: 'k1' })
  const again = await stripe.customers.create({ email }, { idempotencyKey: 'k1' })
  assert.equal(again.id, first.id)
  assert.equal(again.lastResponse.headers['idempotent-replayed'], 'true')
  await refused(stripe.customers.create({ email: 'other@example.com' }, { idempotencyKey: 'k1' }), {
    type: 'StripeIdempotencyError',
  })
  assert.equal((await stripe.customers.list({ email })).data.length, 1)
})

test('of two calls at once under one key the second is told to wait', async () => {
  await control('latency', { ms: 100 })
  const call = () => stripe.customers.create({ email: 'twice@example.com' }, { idempotencyKey: 'k2' })
  const results = await Promise.allSettled([call(), call()])
  await control('latency', { ms: 0 })
  assert.deepEqual(results.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
  assert.equal(results.find(({ reason }) => reason)?.reason.statusCode, 409)
})

test('a retry after a lost answer finds what the first try made', async () => {
  await control('fault', { path: '/v1/customers', loseAnswer: true })
  const retrying = newClient('sk_test_standin', { maxNetworkRetries: 2 })
  const made = await retrying.customers.create({ email: 'lost@example.com' })
  assert.deepEqual(
    (await stripe.customers.list({ email: 'lost@example.com' })).data.map(({ id }) => id),
    [made.id],
  )
})

test('lists page as Stripe’s do', async () => {
  const made = []
  for (let n = 0; n < 5; n++) made.unshift((await stripe.products.create({ name: `Page ${n}` })).id)
  const seen = []
  for await (const product of stripe.products.list({ limit: 2 })) seen.push(product.id)
  assert.deepEqual(seen.slice(0, 5), made)
  assert.equal((await stripe.products.list({ limit: 2 })).has_more, true)
})

test('a lookup key finds one price and moves only when told to', async () => {
  const spec = { product: prices.starter.product, unit_amount: 1, currency: 'usd', lookup_key: 'moving' }
  const first = await stripe.prices.create(spec)
  await refused(stripe.prices.create({ ...spec, unit_amount: 2 }), { statusCode: 400, param: 'lookup_key' })
  const second = await stripe.prices.create({ ...spec, unit_amount: 2, transfer_lookup_key: true })
  const found = await stripe.prices.list({ lookup_keys: ['moving'], expand: ['data.product'] })
  assert.deepEqual(
    found.data.map(({ id }) => id),
    [second.id],
  )
  assert.equal(found.data[0].product.object, 'product')
  assert.equal((await stripe.prices.retrieve(first.id)).lookup_key, null)
})

test('a trial without a card pauses, and goes on when one has come', async () => {
  const made = await subscribe({
    trial_period_days: 3,
    trial_settings: { end_behavior: { missing_payment_method: 'pause' } },
    payment_behavior: 'default_incomplete',
    expand: ['pending_setup_intent'],
  })
  assert.equal(made.subscription.status, 'trialing')
  assert.match(made.subscription.pending_setup_intent.client_secret, /^seti_\w+_secret_\w+$/)
  await advance(made.customer, 3.1)
  assert.equal(await statusOf(made), 'paused')
  await refused(stripe.subscriptions.resume(made.subscription.id), { statusCode: 400 })
  await control('card/use', { customer: made.customer, card: card() })
  await stripe.subscriptions.resume(made.subscription.id)
  assert.equal(await statusOf(made), 'active')
})

test('a trial with a card is paid at its end, and again each month', async () => {
  const made = await withCard({ trial_period_days: 3 })
  await advance(made.customer, 3.1)
  assert.equal(await statusOf(made), 'active')
  await advance(made.customer, 31)
  const invoices = await stripe.invoices.list({ customer: made.customer, expand: ['data.payments'] })
  assert.deepEqual(
    invoices.data.map(({ amount_paid: paid }) => paid),
    [4900, 4900, 0],
  )
  assert.equal(invoices.data[0].parent.subscription_details.subscription, made.subscription.id)
  assert.equal(invoices.data[0].payments.data[0].status, 'paid')
})

test('a declined renewal is past due, is tried again, and ends or recovers', async () => {
  const made = await withCard()
  await control('card/use', { customer: made.customer, card: '4000000000000341' })
  await advance(made.customer, 32)
  assert.equal(await statusOf(made), 'past_due')
  const lost = await withCard()
  await control('card/use', { customer: lost.customer, card: '4000000000000341' })
  await advance(lost.customer, 60)
  assert.equal(await statusOf(lost), 'canceled')
  await control('card/use', { customer: made.customer, card: card() })
  assert.equal(await statusOf(made), 'active')
})

test('without a trial it is incomplete until the payment is confirmed', async () => {
  const made = await subscribe({
    payment_behavior: 'default_incomplete',
    expand: ['latest_invoice.confirmation_secret'],
  })
  const secret = made.subscription.latest_invoice.confirmation_secret.client_secret
  assert.equal(made.subscription.status, 'incomplete')
  const declined = await fetch(`${standIn.url}/_control/confirm`, {
    method: 'POST',
    body: JSON.stringify({ clientSecret: secret, card: '4000000000000002' }),
  })
  assert.equal(declined.status, 402)
  assert.equal(await statusOf(made), 'incomplete')
  await control('confirm', { clientSecret: secret, card: card() })
  assert.equal(await statusOf(made), 'active')
})

test('a dearer plan is charged for the rest of the month at once, a cheaper one credited', async () => {
  const made = await withCard()
  await advance(made.customer, 15)
  const item = made.subscription.items.data[0].id
  const change = (price, proration) =>
    stripe.subscriptions.update(made.subscription.id, { items: [{ id: item, price }], proration_behavior: proration })
  await change(prices.business.id, 'always_invoice')
  const [upgrade] = (await stripe.invoices.list({ customer: made.customer, limit: 1 })).data
  assert.ok(upgrade.amount_paid > 2300 && upgrade.amount_paid < 2700, `${upgrade.amount_paid}`)
  await change(prices.starter.id, 'create_prorations')
  await advance(made.customer, 17)
  const [next] = (await stripe.invoices.list({ customer: made.customer, limit: 1 })).data
  assert.ok(next.amount_paid > 2200 && next.amount_paid < 2700, `${next.amount_paid}`)
})

test('a change that can’t be paid leaves everything as it was', async () => {
  const made = await withCard()
  await control('payment/next', { customer: made.customer, outcome: 'decline' })
  await refused(
    stripe.subscriptions.update(made.subscription.id, {
      items: [{ id: made.subscription.items.data[0].id, price: prices.business.id }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    }),
    { statusCode: 402, type: 'StripeCardError' },
  )
  const after = await stripe.subscriptions.retrieve(made.subscription.id)
  assert.equal(after.items.data[0].price.id, prices.starter.id)
})

test('what is cancelled for the end of the period runs until then', async () => {
  const made = await withCard()
  await stripe.subscriptions.update(made.subscription.id, { cancel_at_period_end: true })
  await advance(made.customer, 20)
  assert.equal(await statusOf(made), 'active')
  await advance(made.customer, 12)
  assert.equal(await statusOf(made), 'canceled')
})

test('checkout ends in a subscription, or in nothing when the card is declined', async () => {
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    line_items: [{ price: prices.business.id, quantity: 1 }],
    success_url: 'https://example.com/success?session_id={CHECKOUT_SESSION_ID}',
    subscription_data: { trial_period_days: 3, trial_settings: { end_behavior: { missing_payment_method: 'pause' } } },
  })
  const body = JSON.stringify({ id: session.id, email: 'ann@example.com', card: '4000000000000002' })
  assert.equal((await fetch(`${standIn.url}/_control/checkout/complete`, { method: 'POST', body })).status, 402)
  await control('checkout/complete', { id: session.id, email: 'ann@example.com', card: card() })
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription.default_payment_method'] })
  assert.equal(done.status, 'complete')
  assert.equal(done.subscription.status, 'trialing')
  assert.match(done.subscription.default_payment_method.card.fingerprint, /^\w{16}$/)
  assert.equal(done.customer_details.email, 'ann@example.com')
})

test('events are signed as the SDK checks them, and are listed while they wait', async () => {
  const made = await withCard({ trial_period_days: 3 })
  const missed = await stripe.events.list({ delivery_success: false, type: 'customer.subscription.created' })
  assert.ok(missed.data.some(({ data }) => data.object.id === made.subscription.id))
  const taken = await control('events/take', { customer: made.customer })
  assert.ok(taken.some(({ type }) => type === 'customer.subscription.trial_will_end'))
  for (const { id, payload, signature } of taken) {
    assert.equal(stripe.webhooks.constructEvent(payload, signature, 'whsec_standin').id, id)
    assert.throws(() => stripe.webhooks.constructEvent(`${payload} `, signature, 'whsec_standin'))
  }
  assert.deepEqual(await control('events/take', { customer: made.customer }), [])
})

test('a refund and a dispute mark the charge', async () => {
  const made = await withCard()
  const refund = await control('refund', { customer: made.customer })
  assert.equal((await stripe.charges.retrieve(refund.charge)).refunded, true)
  const disputed = await withCard()
  const dispute = await control('dispute/open', { customer: disputed.customer })
  assert.equal((await control('dispute/close', { id: dispute.id, status: 'lost' })).status, 'lost')
})

test('a preview says what a change would cost and changes nothing', async () => {
  const made = await withCard()
  const preview = await stripe.invoices.createPreview({
    subscription: made.subscription.id,
    subscription_details: {
      items: [{ id: made.subscription.items.data[0].id, price: prices.business.id }],
      proration_behavior: 'always_invoice',
    },
  })
  assert.ok(preview.lines.data.length >= 2)
  assert.equal((await stripe.invoices.list({ customer: made.customer })).data.length, 1)
})

test('no call answers without an object of its own or an error', async () => {
  await refused(stripe.coupons.list(), { statusCode: 404, type: 'StripeInvalidRequestError' })
  await refused(stripe.subscriptions.retrieve('sub_none'), { statusCode: 404, code: 'resource_missing' })
})
