import type Stripe from 'stripe'
import { isLiveSubscription } from './subscriptionState'

export type SubscriptionChoice =
  /** The one that came is the customer's; `end` names the one before it, where it could still come to life. */
  | { keep: 'incoming'; end?: string }
  /** The customer has another; `end` names the one that came, where it would charge them twice. */
  | { keep: 'current'; end?: string }

const ENDED = ['canceled', 'incomplete_expired']

/** A customer has one subscription. Of two that are live the first stays: nobody pays twice, and nobody's plan is replaced by a stranger. */
export function chooseSubscription(
  current: Stripe.Subscription | undefined,
  incoming: Stripe.Subscription,
): SubscriptionChoice {
  if (current?.id === incoming.id) return { keep: 'incoming' }
  if (!isLiveSubscription(incoming)) return { keep: 'current' }
  if (!current) return { keep: 'incoming' }
  if (isLiveSubscription(current)) return { keep: 'current', end: incoming.id }
  return ENDED.includes(current.status) ? { keep: 'incoming' } : { keep: 'incoming', end: current.id }
}
