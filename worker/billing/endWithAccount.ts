import Stripe from 'stripe'
import type { Context } from '../context'
import { stripeOf } from './stripeClient'
import { endUnclaimedOf } from './unclaimed/endUnclaimed'

/** Ends all payment of a customer whose account is going, and has the provider forget them. A second call changes nothing. */
export async function endWithAccount(
  ctx: Context,
  { id, stripeCustomerId }: { id: string; stripeCustomerId: string | null },
): Promise<void> {
  await endUnclaimedOf(ctx, id)
  const stripe = stripeOf(ctx)
  if (!stripe || !stripeCustomerId) return
  // Deleting a customer cancels what they are subscribed to, at once. https://docs.stripe.com/api/customers/delete
  await stripe.customers.del(stripeCustomerId).catch((error: unknown) => {
    if (!isGone(error)) throw error
  })
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
