import Stripe from 'stripe'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { expectObject, requireStripe } from '../stripeClient'

/** The time is taken before the call: what it answers is at least as new. */
export type SubscriptionReading = { subscription: Stripe.Subscription; readAt: number }

export async function readSubscription(
  ctx: Context,
  id: string,
  expand = ['default_payment_method'],
): Promise<SubscriptionReading | undefined> {
  const readAt = ctx.now()
  try {
    return {
      subscription: expectObject(await requireStripe(ctx).subscriptions.retrieve(id, { expand }), 'subscription'),
      readAt,
    }
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.code !== 'resource_missing') throw error
    // Another account's. Nobody loses their plan by it: the operator may have set a wrong key.
    log.warn('subscription.unknown', { subscriptionId: id })
    return undefined
  }
}
