import type Stripe from 'stripe'
import { cardDeclined, invalidRequest } from '../errors.ts'
import { emit } from '../events.ts'
import fixtures from '../fixtures.json' with { type: 'json' }
import type { Price, Subscription, SubscriptionItem } from '../wire.ts'
import { get, newId, now, put, type World } from '../world.ts'
import { collect, draw, newLine, openPayment } from './invoices.ts'
import { newSetupIntent, outcomeOfCharge } from './paying.ts'

const DAY = 86_400
const TRIAL_NOTICE = 3 * DAY

export type NewSubscription = {
  customer: string
  price: string
  trialEnd?: number | undefined
  missingPaymentMethod?: Stripe.SubscriptionCreateParams.TrialSettings.EndBehavior.MissingPaymentMethod | undefined
  paymentBehavior?: Stripe.SubscriptionCreateParams.PaymentBehavior | undefined
  saveDefaultPaymentMethod?: Stripe.SubscriptionCreateParams.PaymentSettings.SaveDefaultPaymentMethod | undefined
  defaultPaymentMethod?: string | undefined
  metadata: Record<string, string>
}

export function addMonth(seconds: number): number {
  const from = new Date(seconds * 1000)
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + 1)
  // The 31st of a short month is its last day.
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return Math.floor(to.getTime() / 1000)
}

export const cardOf = (world: World, subscription: Subscription): string | null =>
  subscription.default_payment_method ??
  get(world, 'customer', String(subscription.customer)).invoice_settings.default_payment_method

export function priceOf(subscription: Subscription): Price {
  const price = subscription.items.data[0]?.price
  if (!price) throw new Error(`${subscription.id} has no item`)
  return price
}

export const itemOf = (subscription: Subscription): SubscriptionItem => {
  const [item] = subscription.items.data
  if (!item) throw new Error(`${subscription.id} has no item`)
  return item
}

export const amountOf = (price: Price): number => price.unit_amount ?? 0

export function createSubscription(world: World, input: NewSubscription): Subscription {
  const customer = get(world, 'customer', input.customer, 'customer')
  const price = get(world, 'price', input.price, 'items[0][price]')
  if (!price.active) throw invalidRequest('The price specified is inactive.', { param: 'items[0][price]' })
  const at = now(world, customer.id)
  if (input.trialEnd !== undefined && input.trialEnd <= at) {
    throw invalidRequest('Invalid timestamp: must be an integer Unix timestamp in the future.', { param: 'trial_end' })
  }
  const isTrial = input.trialEnd !== undefined
  const wanted = newSubscription(input, price, at)
  const method = cardOf(world, wanted)
  if (!isTrial && input.paymentBehavior === 'error_if_incomplete') assertPays(world, customer.id, method)
  const subscription = put(world, wanted)
  const amount = isTrial ? 0 : amountOf(price)
  const period = { start: at, end: itemOf(subscription).current_period_end }
  const description = isTrial ? 'Trial period' : '1 × subscription'
  const invoice = draw(world, subscription, 'subscription_create', [
    newLine(subscription, { amount, description, period, price }),
  ])
  if (isTrial) {
    collect(world, invoice, null)
    if (!method) subscription.pending_setup_intent = newSetupIntent(world, customer.id).id
  } else if (input.paymentBehavior === 'default_incomplete') {
    openPayment(world, invoice)
  } else if (collect(world, invoice, method)) {
    subscription.status = 'active'
  }
  emit(world, 'customer.subscription.created', subscription)
  announceTrialEnd(world, subscription)
  return subscription
}

function newSubscription(input: NewSubscription, price: Price, at: number): Subscription {
  const id = newId('sub', 24)
  const end = input.trialEnd ?? addMonth(at)
  return {
    ...fixtures.subscription,
    id,
    object: 'subscription',
    automatic_tax: { ...fixtures.subscription.automatic_tax, disabled_reason: null, liability: null },
    billing_cycle_anchor: end,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    created: at,
    customer: input.customer,
    customer_account: null,
    default_payment_method: input.defaultPaymentMethod ?? null,
    ended_at: null,
    invoice_settings: { ...fixtures.subscription.invoice_settings, issuer: { type: 'self' } },
    items: {
      object: 'list',
      data: [newItem(id, price, { start: at, end })],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: input.saveDefaultPaymentMethod ?? 'off',
    },
    pending_invoice_item_interval: null,
    pending_update: null,
    start_date: at,
    status: input.trialEnd === undefined ? 'incomplete' : 'trialing',
    test_clock: null,
    transfer_data: null,
    trial_end: input.trialEnd ?? null,
    trial_settings: {
      end_behavior: {
        billing_cycle_anchor: null,
        missing_payment_method: input.missingPaymentMethod ?? 'create_invoice',
      },
    },
    trial_start: input.trialEnd === undefined ? null : at,
  } satisfies Subscription
}

function newItem(subscription: string, price: Price, period: { start: number; end: number }): SubscriptionItem {
  return {
    ...fixtures.subscription_item,
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: period.start,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    plan: {
      ...fixtures.plan,
      id: price.id,
      object: 'plan',
      amount: price.unit_amount,
      amount_decimal: price.unit_amount_decimal,
      billing_scheme: 'per_unit',
      currency: price.currency,
      interval: 'month',
      interval_count: 1,
      livemode: false,
      product: String(price.product),
      transform_usage: null,
    },
    price: structuredClone(price),
    subscription,
  } satisfies SubscriptionItem
}

/** For calls that are to fail whole: throws before anything is changed, and has the charge that follows succeed. */
export function assertPays(world: World, customer: string, method: string | null): void {
  if (!method)
    throw cardDeclined('generic_decline', 'This customer has no attached payment source or default payment method.')
  const outcome = outcomeOfCharge(world, customer, world.cardNumbers.get(method) ?? '', false)
  if (!outcome.ok) throw outcome.error
  world.nextPayments.set(customer, ['succeed', ...(world.nextPayments.get(customer) ?? [])])
}

/** Three days ahead, or at once where the trial is no longer than that. */
export function announceTrialEnd(world: World, subscription: Subscription): void {
  const { id, customer, status, trial_end: end } = subscription
  if (status !== 'trialing' || end === null || world.announced.has(id)) return
  if (end - now(world, String(customer)) > TRIAL_NOTICE) return
  world.announced.add(id)
  emit(world, 'customer.subscription.trial_will_end', subscription)
}
