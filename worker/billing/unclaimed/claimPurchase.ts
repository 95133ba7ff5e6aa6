import type { OwnerContext } from '../../context'
import { purchaseNotFound } from '../errors'
import { requireStripe } from '../stripeClient'
import { syncSubscription } from '../sync/syncSubscription'
import { endPurchase } from './endPurchase'
import { deleteUnclaimed, findOwnUnclaimed } from './store'

/** The owner says that a purchase is theirs: from now on it is their subscription. Throws 404. */
export async function claimPurchase(ctx: OwnerContext, subscriptionId: string): Promise<void> {
  const { customerId } = await ownPurchase(ctx, subscriptionId)
  await requireStripe(ctx).subscriptions.update(subscriptionId, { metadata: { customerId } })
  await syncSubscription(ctx, subscriptionId)
  await deleteUnclaimed(ctx, subscriptionId)
}

/** The owner says that it isn't: it ends, and gives back what it charged. Throws 404. */
export async function declinePurchase(ctx: OwnerContext, subscriptionId: string): Promise<void> {
  await endPurchase(ctx, await ownPurchase(ctx, subscriptionId))
}

async function ownPurchase(ctx: OwnerContext, subscriptionId: string) {
  const { customerId } = ctx.actor
  const purchase = await findOwnUnclaimed(ctx, { customerId, subscriptionId })
  if (!purchase) throw purchaseNotFound()
  return purchase
}
