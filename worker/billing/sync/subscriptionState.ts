import type Stripe from 'stripe'
import { isLiveStatus, type PlanId, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../../contract/plans'
import { planOfPrice } from '../catalogue'
import { expandableId } from '../stripeClient'

/** What `customers` stores of a subscription. */
export type SubscriptionState = {
  stripeSubscriptionId: string
  stripeCustomerId: string | null
  subscriptionStatus: SubscriptionStatus
  planType: PlanId
  trialEndsAt: number | null
  currentPeriodEnd: number | null
  cancelAtPeriodEnd: boolean
}

const isStatus = (status: string): status is SubscriptionStatus => SUBSCRIPTION_STATUSES.some((one) => one === status)

const milliseconds = (seconds: number | null | undefined): number | null =>
  seconds === null || seconds === undefined ? null : seconds * 1000

/** Throws for an unknown status or price: the outbox retries, instead of putting the customer on a plan that nobody sold. */
export function subscriptionStateOf(subscription: Stripe.Subscription): SubscriptionState {
  const [item] = subscription.items.data
  const planType = item && planOfPrice(item.price)
  if (!planType) throw new Error(`${subscription.id} is for none of our prices`)
  if (!isStatus(subscription.status))
    throw new Error(`${subscription.id} has the unknown status ${subscription.status}`)
  return {
    stripeSubscriptionId: subscription.id,
    stripeCustomerId: expandableId(subscription.customer) ?? null,
    subscriptionStatus: subscription.status,
    planType,
    trialEndsAt: milliseconds(subscription.trial_end),
    currentPeriodEnd: milliseconds(subscription.cancel_at ?? item.current_period_end),
    // Stripe's portal sets `cancel_at`, our own call `cancel_at_period_end`.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

/** False for other products that the operator sells from the same Stripe account. */
export const isForOurPrice = ({ items: { data } }: Stripe.Subscription): boolean =>
  data[0] !== undefined && planOfPrice(data[0].price) !== undefined

export const isLiveSubscription = ({ status }: Stripe.Subscription): boolean => isStatus(status) && isLiveStatus(status)

/** Paid, or on trial with a card. A subscription that a page created and nobody confirmed is neither. */
export const isSecured = (subscription: Stripe.Subscription): boolean =>
  isLiveSubscription(subscription) &&
  (subscription.pending_setup_intent === null || subscription.default_payment_method !== null)

/** Since when a subscription isn't live, in milliseconds since 1970; `now` if Stripe doesn't say. */
export function lapsedSince(subscription: Stripe.Subscription, now: number): number {
  const at = subscription.ended_at ?? subscription.status_details?.paused.transitioned_at
  return Math.min(now, milliseconds(at) ?? now)
}

/** Whether the next invoice can be charged. The subscription must have been read with `customer` expanded. */
export const hasCard = ({ default_payment_method: own, customer }: Stripe.Subscription): boolean =>
  own !== null ||
  (typeof customer === 'object' && !customer.deleted && customer.invoice_settings.default_payment_method !== null)
