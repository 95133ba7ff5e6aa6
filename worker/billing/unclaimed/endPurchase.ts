import type { Context } from '../../platform/context'
import { findBySubscription } from '../store'
import { stripeOf } from '../stripeClient'
import { endAtOnce, giveBack } from '../sync/endAtOnce'
import { deleteUnclaimed, type UnclaimedPurchase } from './store'

/** Ends a purchase that nobody took, and gives back what it charged. A second call changes nothing. */
export async function endPurchase(
  ctx: Context,
  { subscriptionId }: Pick<UnclaimedPurchase, 'subscriptionId'>,
): Promise<void> {
  const isTaken = await findBySubscription(ctx, subscriptionId)
  if (!isTaken && stripeOf(ctx)) {
    await endAtOnce(ctx, subscriptionId)
    await giveBack(ctx, subscriptionId)
  }
  await deleteUnclaimed(ctx, subscriptionId)
}
