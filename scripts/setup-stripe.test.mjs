import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { after, before, test } from 'node:test'
import Stripe from 'stripe'
import { PLANS } from '../contract/plans.ts'
import { startStripe } from '../stand-ins/stripe/server.ts'
import { inProject } from './lib/project.mjs'

let standIn
let stripe
before(async () => {
  standIn = await startStripe()
  const { hostname, port } = new URL(standIn.url)
  stripe = new Stripe('sk_test_setup', { host: hostname, port, protocol: 'http', telemetry: false })
})
after(() => standIn.close())

const setUp = (more = {}) =>
  new Promise((done) => {
    const env = { PATH: process.env.PATH, STRIPE_SECRET_KEY: 'sk_test_setup', STRIPE_API_BASE: standIn.url, ...more }
    execFile(process.execPath, [inProject('scripts/setup-stripe.mjs')], { env }, (error, stdout, stderr) =>
      done({ code: error?.code ?? 0, stdout, stderr }),
    )
  })

test('makes the catalogue’s products and prices, and nothing more the second time', async () => {
  assert.equal((await setUp()).code, 0)
  const first = await stripe.prices.list({ lookup_keys: Object.keys(PLANS), expand: ['data.product'] })
  assert.deepEqual(
    Object.fromEntries(first.data.map((price) => [price.lookup_key, price.unit_amount])),
    Object.fromEntries(Object.values(PLANS).map((plan) => [plan.id, plan.priceCents])),
  )
  assert.ok(first.data.every(({ recurring }) => recurring.interval === 'month'))
  const again = await setUp()
  assert.equal(again.code, 0, again.stderr)
  assert.equal((await stripe.prices.list({ limit: 100 })).data.length, first.data.length)
  assert.equal((await stripe.products.list({ limit: 100 })).data.length, first.data.length)
  assert.equal((await stripe.billingPortal.configurations.list()).data.length, 1)
})

test('a price that the catalogue has changed hands its lookup key on and is sold no more', async () => {
  const [right] = (await stripe.prices.list({ lookup_keys: ['starter'] })).data
  const wrong = await stripe.prices.create({
    product: right.product,
    unit_amount: 1,
    currency: 'usd',
    recurring: { interval: 'month' },
    lookup_key: 'starter',
    transfer_lookup_key: true,
  })
  const { stdout } = await setUp()
  assert.match(stdout, new RegExp(`Starter: price_\\w+ replaces ${wrong.id}`))
  const [now] = (await stripe.prices.list({ lookup_keys: ['starter'] })).data
  assert.equal(now.unit_amount, PLANS.starter.priceCents)
  const replaced = await stripe.prices.retrieve(wrong.id)
  assert.deepEqual([replaced.active, replaced.metadata.plan], [false, 'starter'])
})

test('says the endpoint’s secret once', async () => {
  const env = { PUBLIC_URL: 'https://deskbell.example' }
  assert.match((await setUp(env)).stdout, /whsec_/)
  assert.doesNotMatch((await setUp(env)).stdout, /whsec_/)
  const { data } = await stripe.webhookEndpoints.list()
  assert.deepEqual(
    data.map(({ url }) => url),
    ['https://deskbell.example/api/webhooks/stripe'],
  )
  assert.ok(data[0].enabled_events.includes('checkout.session.completed'))
})

test('without a key it says which setting is missing', async () => {
  const { code, stderr } = await setUp({ STRIPE_SECRET_KEY: '' })
  assert.equal(code, 1)
  assert.match(stderr, /STRIPE_SECRET_KEY/)
})
