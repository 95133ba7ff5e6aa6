import type { OwnerContext } from '../../context'
import { purchaseNotFound } from '../errors'
import { findCustomer } from '../store'
import { requireStripe } from '../stripeClient'
import { deleteStripeCustomer } from '../stripeCustomer'
import { syncSubscription } from '../sync/syncSubscription'
import { endPurchase } from './endPurchase'
import { deleteUnclaimed, findOwnUnclaimed } from './store'

/**
 * The owner says that a purchase is theirs: from now on it is their subscription, and whoever paid for it their customer at the provider. The
 * one before has nothing to pay any more and is forgotten there, as an account that goes must be able to forget all of them. Throws 404.
 */
export async function claimPurchase(ctx: OwnerContext, subscriptionId: string): Promise<void> {
  const { customerId } = await ownPurchase(ctx, subscriptionId)
  const before = (await findCustomer(ctx, customerId))?.stripeCustomerId
  await requireStripe(ctx).subscriptions.update(subscriptionId, { metadata: { customerId } })
  const owner = await syncSubscription(ctx, subscriptionId)
  const isTaken = owner?.stripeSubscriptionId === subscriptionId
  if (isTaken && before && before !== owner.stripeCustomerId) await deleteStripeCustomer(ctx, before)
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
