import type { Context } from '../platform/context'
import { stripeOf } from './stripeClient'
import { deleteStripeCustomer } from './stripeCustomer'
import { endUnclaimedPurchasesOf } from './unclaimed/endUnclaimedPurchases'

/** Ends all billing of an account that is being deleted and deletes its customer at Stripe. A second call does nothing. */
export async function endAccountBilling(
  ctx: Context,
  { id, stripeCustomerId }: { id: string; stripeCustomerId: string | null },
): Promise<void> {
  await endUnclaimedPurchasesOf(ctx, id)
  if (stripeOf(ctx) && stripeCustomerId) await deleteStripeCustomer(ctx, stripeCustomerId)
}
