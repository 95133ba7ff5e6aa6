import type { Context } from '../../platform/context'
import { idempotencyKey } from '../idempotencyKey'
import { expectObject, requireStripe } from '../stripeClient'
import { hasCard } from './hasCard'

/**
 * A trial that paused for want of a card goes on once there is one: the provider waits to be told. Anything else stays as it is, a pause
 * that the owner asked for included.
 */
export async function resumeWithCard(ctx: Context, subscriptionId: string): Promise<void> {
  const stripe = requireStripe(ctx)
  const subscription = expectObject(
    await stripe.subscriptions.retrieve(subscriptionId, { expand: ['customer'] }),
    'subscription',
  )
  const paused = subscription.status === 'paused' ? subscription.status_details?.paused : undefined
  if (paused?.subscription.type !== 'trial_end_without_payment_method' || !hasCard(subscription)) return
  await stripe.subscriptions.resume(
    subscriptionId,
    { billing_cycle_anchor: { type: 'now' } },
    { idempotencyKey: await idempotencyKey('resume', subscriptionId, paused.transitioned_at) },
  )
}
