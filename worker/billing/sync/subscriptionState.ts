import type Stripe from 'stripe'
import { isLiveStatus, type PlanId, SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '../../../contract/plans'
import { planOfPrice } from '../catalogue'
import { expandableId } from '../stripeClient'

/** What the directory keeps of a subscription. */
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

/** Throws for a status or a price that we don't know: better a loud retry than a customer on a plan nobody sold. */
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
    // The portal plans an end by date, our own call by the end of the period.
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
  }
}

/** The operator may sell other things from the same account. */
export const isForOurPrice = ({ items: { data } }: Stripe.Subscription): boolean =>
  data[0] !== undefined && planOfPrice(data[0].price) !== undefined

export const isLiveSubscription = ({ status }: Stripe.Subscription): boolean => isStatus(status) && isLiveStatus(status)

/** Paid for, or on trial with a way to pay: what a page began and nobody confirmed isn't yet anybody's. */
export const isSecured = (subscription: Stripe.Subscription): boolean =>
  isLiveSubscription(subscription) &&
  (subscription.pending_setup_intent === null || subscription.default_payment_method !== null)

/** Since when a subscription isn't live, as far as the provider says; never later than now. */
export function lapsedSince(subscription: Stripe.Subscription, now: number): number {
  const at = subscription.ended_at ?? subscription.status_details?.paused.transitioned_at
  return Math.min(now, milliseconds(at) ?? now)
}
