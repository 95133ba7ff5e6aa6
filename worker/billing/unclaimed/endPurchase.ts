import type { Context } from '../../platform/context'
import { findBySubscription } from '../store'
import { stripeOf } from '../stripeClient'
import { cancelAtOnce, refundSubscription } from '../sync/cancelAndRefund'
import { deleteUnclaimed, type UnclaimedPurchase } from './store'

/** Ends a purchase that nobody took, and gives back what it charged. A second call changes nothing. */
export async function endPurchase(
  ctx: Context,
  { subscriptionId }: Pick<UnclaimedPurchase, 'subscriptionId'>,
): Promise<void> {
  const isTaken = await findBySubscription(ctx, subscriptionId)
  if (!isTaken && stripeOf(ctx)) {
    await cancelAtOnce(ctx, subscriptionId)
    await refundSubscription(ctx, subscriptionId)
  }
  await deleteUnclaimed(ctx, subscriptionId)
}
