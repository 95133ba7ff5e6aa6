import type Stripe from 'stripe'
import { invalidRequest, missingParameter } from '../errors.ts'
import { emit } from '../events.ts'
import { changeMetadata } from '../metadata.ts'
import type { InvoiceLine, Price, Subscription } from '../wire.ts'
import { find, get, now, type World } from '../world.ts'
import { endTrial } from './clock.ts'
import { collect, draw, newLine } from './invoices.ts'
import { addMonth, amountOf, assertPays, cardOf, itemOf, priceOf } from './subscriptions.ts'

const ENDED = ['canceled', 'incomplete_expired']

export function changeSubscription(world: World, id: string, params: Stripe.SubscriptionUpdateParams): Subscription {
  const subscription = get(world, 'subscription', id)
  if (ENDED.includes(subscription.status)) {
    throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.')
  }
  if (params.default_payment_method !== undefined) {
    get(world, 'payment_method', params.default_payment_method, 'default_payment_method')
    subscription.default_payment_method = params.default_payment_method
  }
  if (params.items) changePrice(world, subscription, params)
  if (params.metadata) changeMetadata(subscription.metadata, params.metadata)
  if (params.cancel_at_period_end !== undefined) planCancellation(world, subscription, params.cancel_at_period_end)
  const missing = params.trial_settings?.end_behavior.missing_payment_method
  if (missing && subscription.trial_settings) subscription.trial_settings.end_behavior.missing_payment_method = missing
  if (params.trial_end === 'now') {
    if (subscription.status === 'trialing') endTrial(world, subscription)
  } else if (params.trial_end !== undefined) {
    subscription.trial_end = params.trial_end
    itemOf(subscription).current_period_end = params.trial_end
  }
  emit(world, 'customer.subscription.updated', subscription)
  return subscription
}

function planCancellation(world: World, subscription: Subscription, atPeriodEnd: boolean): void {
  subscription.cancel_at_period_end = atPeriodEnd
  subscription.cancel_at = atPeriodEnd ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = atPeriodEnd ? now(world, String(subscription.customer)) : null
}

type PriceChange = Pick<Stripe.SubscriptionUpdateParams, 'items' | 'proration_behavior' | 'payment_behavior'>

function changePrice(world: World, subscription: Subscription, params: PriceChange): void {
  const [change] = params.items ?? []
  const item = itemOf(subscription)
  if (!change?.price) throw missingParameter('items[0][price]')
  if (change.id !== item.id) {
    throw invalidRequest('This stand-in changes the one item that a subscription has; name it by its id.', {
      param: 'items[0][id]',
    })
  }
  const price = get(world, 'price', change.price, 'items[0][price]')
  if (price.id === item.price.id) return
  const lines = subscription.status === 'trialing' ? [] : prorations(world, subscription, price)
  const behavior = params.proration_behavior ?? 'create_prorations'
  const due = lines.reduce((sum, { amount }) => sum + amount, 0)
  const paysNow = behavior === 'always_invoice' && lines.length > 0
  const method = cardOf(world, subscription)
  if (paysNow && due > 0 && params.payment_behavior === 'error_if_incomplete') {
    assertPays(world, String(subscription.customer), method)
  }
  item.price = structuredClone(price)
  item.plan = { ...item.plan, id: price.id, amount: price.unit_amount, product: String(price.product) }
  if (behavior === 'none') return
  world.pendingLines.set(subscription.id, [...(world.pendingLines.get(subscription.id) ?? []), ...lines])
  if (!paysNow) return
  const isPaid = collect(world, draw(world, subscription, 'subscription_update', []), method, true)
  if (!isPaid) subscription.status = 'past_due'
}

/** What was paid for the rest of the period comes back, and the rest of it is charged at the new price. */
function prorations(world: World, subscription: Subscription, price: Price): InvoiceLine[] {
  const { current_period_start: start, current_period_end: end } = itemOf(subscription)
  const at = now(world, String(subscription.customer))
  const rest = Math.max(0, end - at) / (end - start)
  const period = { start: at, end }
  const old = priceOf(subscription)
  return [
    newLine(subscription, {
      amount: -Math.round(amountOf(old) * rest),
      description: 'Unused time',
      period,
      price: old,
      isProration: true,
    }),
    newLine(subscription, {
      amount: Math.round(amountOf(price) * rest),
      description: 'Remaining time',
      period,
      price,
      isProration: true,
    }),
  ]
}

/** What the next invoice would be, also after a change of price that is only thought of. */
export function previewInvoice(world: World, params: Stripe.InvoiceCreatePreviewParams) {
  if (!params.subscription) throw missingParameter('subscription')
  const subscription = get(world, 'subscription', params.subscription, 'subscription')
  const details = params.subscription_details
  const priceId = details?.items?.[0]?.price
  const price = priceId ? get(world, 'price', priceId) : priceOf(subscription)
  const changed = price.id === priceOf(subscription).id ? [] : prorations(world, subscription, price)
  const isNow = details?.proration_behavior === 'always_invoice'
  const { current_period_end: start } = itemOf(subscription)
  const next = newLine(subscription, {
    amount: amountOf(price),
    description: '1 × subscription',
    period: { start, end: addMonth(start) },
    price,
  })
  return draw(world, subscription, 'upcoming', isNow ? changed : [...changed, next], true)
}

/** Bills anew from today, by the card that has come meanwhile. */
export function resumeSubscription(world: World, id: string): Subscription {
  const subscription = get(world, 'subscription', id)
  if (subscription.status !== 'paused') throw invalidRequest('Only subscriptions that are paused can be resumed.')
  const customer = String(subscription.customer)
  const method = cardOf(world, subscription)
  if (!find(world, 'payment_method', method)) {
    throw invalidRequest('This customer has no attached payment source or default payment method.')
  }
  const start = now(world, customer)
  const end = addMonth(start)
  const price = priceOf(subscription)
  Object.assign(itemOf(subscription), { current_period_start: start, current_period_end: end })
  subscription.billing_cycle_anchor = start
  const invoice = draw(world, subscription, 'subscription_cycle', [
    newLine(subscription, { amount: amountOf(price), description: '1 × subscription', period: { start, end }, price }),
  ])
  if (collect(world, invoice, method)) {
    subscription.status = 'active'
    delete subscription.status_details
    emit(world, 'customer.subscription.resumed', subscription)
  }
  emit(world, 'customer.subscription.updated', subscription)
  return subscription
}
