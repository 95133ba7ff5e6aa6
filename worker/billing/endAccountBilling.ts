import type { Context } from '../platform/context'
import { stripeOf } from './stripeClient'
import { deleteStripeCustomer } from './stripeCustomer'
import { endUnclaimedPurchasesOf } from './unclaimed/endUnclaimedPurchases'

/** Ends all payment of a customer whose account is going, and has the provider forget them. A second call changes nothing. */
export async function endAccountBilling(
  ctx: Context,
  { id, stripeCustomerId }: { id: string; stripeCustomerId: string | null },
): Promise<void> {
  await endUnclaimedPurchasesOf(ctx, id)
  if (stripeOf(ctx) && stripeCustomerId) await deleteStripeCustomer(ctx, stripeCustomerId)
}
