import Stripe from 'stripe'
import { PAYMENT_EVENTS } from '../contract/paymentEvents.ts'
import { PLANS } from '../contract/plans.ts'

/**
 * Brings the payment provider's account in line with the plan catalogue: products, prices under the plans' ids as lookup keys, the billing
 * portal, and, where PUBLIC_URL is set, the endpoint for events. Run it again after every change of the catalogue.
 */
const APP = { app: 'deskbell' }

class CannotSetUp extends Error {}

function openStripe() {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base } = process.env
  if (!key) throw new CannotSetUp('Set STRIPE_SECRET_KEY to the secret key of your Stripe account.')
  if (base && !URL.canParse(base)) throw new CannotSetUp('The setting STRIPE_API_BASE must be a full web address.')
  const { hostname, port, protocol } = new URL(base ?? 'https://api.stripe.com')
  const secure = protocol === 'https:'
  return new Stripe(key, { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' })
}

async function setUpProduct(stripe, plan) {
  const id = `deskbell_${plan.id}`
  const wanted = { name: `Deskbell ${plan.name}`, metadata: { ...APP, plan: plan.id } }
  try {
    const product = await stripe.products.retrieve(id)
    if (product.name === wanted.name && product.active) return id
    await stripe.products.update(id, { ...wanted, active: true })
  } catch (error) {
    if (error.code !== 'resource_missing') throw error
    await stripe.products.create({ id, ...wanted }, { idempotencyKey: `setup:${id}:${plan.name}` })
  }
  return id
}

/** Stripe prices are immutable: a new one takes over the lookup key, and earlier subscribers keep the old one. */
async function setUpPrice(stripe, plan, product) {
  const [current] = (await stripe.prices.list({ lookup_keys: [plan.id], limit: 1 })).data
  const isRight =
    current?.active &&
    current.unit_amount === plan.priceCents &&
    current.currency === plan.currency &&
    current.recurring?.interval === 'month'
  if (isRight) return { price: current, change: 'is right' }
  const price = await stripe.prices.create({
    product,
    unit_amount: plan.priceCents,
    currency: plan.currency,
    recurring: { interval: 'month' },
    lookup_key: plan.id,
    transfer_lookup_key: true,
    metadata: { ...APP, plan: plan.id },
  })
  if (current) await stripe.prices.update(current.id, { active: false, metadata: { plan: plan.id } })
  return { price, change: current ? `replaces ${current.id}` : 'is new' }
}

async function setUpPortal(stripe) {
  const features = {
    customer_update: { enabled: true, allowed_updates: ['email', 'address', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end' },
  }
  const configurations = await stripe.billingPortal.configurations.list({ active: true, limit: 100 })
  const ours = configurations.data.find(({ metadata }) => metadata?.app === APP.app)
  if (ours) return stripe.billingPortal.configurations.update(ours.id, { features })
  return stripe.billingPortal.configurations.create({ features, metadata: APP })
}

async function setUpEvents(stripe) {
  if (!process.env.PUBLIC_URL) {
    return 'Events: set PUBLIC_URL and run this again, or add the endpoint /api/webhooks/stripe yourself.'
  }
  const url = new URL('/api/webhooks/stripe', process.env.PUBLIC_URL).href
  const endpoints = await stripe.webhookEndpoints.list({ limit: 100 })
  const ours = endpoints.data.find((endpoint) => endpoint.url === url)
  const enabled_events = [...PAYMENT_EVENTS]
  if (ours) {
    await stripe.webhookEndpoints.update(ours.id, { enabled_events })
    return `Events go to ${url}.`
  }
  const made = await stripe.webhookEndpoints.create({
    url,
    enabled_events,
    api_version: Stripe.API_VERSION,
    metadata: APP,
  })
  return `Events go to ${url}. Set STRIPE_WEBHOOK_SECRET to ${made.secret} (shown once).`
}

try {
  const stripe = openStripe()
  for (const plan of Object.values(PLANS)) {
    const { price, change } = await setUpPrice(stripe, plan, await setUpProduct(stripe, plan))
    console.log(`${plan.name}: ${price.id} ${change}.`)
  }
  console.log(`Billing portal: ${(await setUpPortal(stripe)).id}.`)
  console.log(await setUpEvents(stripe))
} catch (error) {
  if (!(error instanceof CannotSetUp) && !(error instanceof Stripe.errors.StripeError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
