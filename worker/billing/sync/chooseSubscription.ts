import type Stripe from 'stripe'
import { isLiveSubscription } from './subscriptionState'

export type SubscriptionChoice =
  /** The incoming subscription becomes the customer's; `end` is the previous one, if it could become live again. */
  | { keep: 'incoming'; end?: string }
  /** The customer keeps their current one; `end` is the incoming one, if it would charge them twice. */
  | { keep: 'current'; end?: string }

const ENDED = ['canceled', 'incomplete_expired']

/**
 * Chooses a customer's one subscription. Of two live ones the current one stays, so that nobody pays twice and no stranger can replace
 * somebody's plan.
 */
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
