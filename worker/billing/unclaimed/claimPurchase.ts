import { findCustomer } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { accountIsGoing, purchaseNotFound } from '../errors'
import { withBillingLock } from '../lock/withBillingLock'
import { requireStripe } from '../stripeClient'
import { syncSubscription } from '../sync/syncSubscription'
import { endPurchase } from './endPurchase'
import { deleteUnclaimed, findOwnUnclaimed } from './store'

/**
 * The owner says that a purchase is theirs: from now on it is their subscription, and whoever paid for it their customer at the provider.
 * Throws 404, and 409 for an account that is going.
 */
export const claimPurchase = (ctx: OwnerContext, subscriptionId: string): Promise<void> =>
  withBillingLock(ctx, `claim ${subscriptionId}`, async (lock) => {
    const { customerId } = await ownPurchase(ctx, subscriptionId)
    if ((await findCustomer(ctx, customerId))?.deleteAfter) throw accountIsGoing()
    await lock.assertStillWished()
    await requireStripe(ctx).subscriptions.update(subscriptionId, { metadata: { customerId } })
    await syncSubscription(ctx, subscriptionId)
    await deleteUnclaimed(ctx, subscriptionId)
  })

/** The owner says that it isn't: it ends, and gives back what it charged. Throws 404. */
export const declinePurchase = (ctx: OwnerContext, subscriptionId: string): Promise<void> =>
  withBillingLock(ctx, `decline ${subscriptionId}`, async (lock) => {
    const purchase = await ownPurchase(ctx, subscriptionId)
    await lock.assertStillWished()
    await endPurchase(ctx, purchase)
  })

async function ownPurchase(ctx: OwnerContext, subscriptionId: string) {
  const { customerId } = ctx.actor
  const purchase = await findOwnUnclaimed(ctx, { customerId, subscriptionId })
  if (!purchase) throw purchaseNotFound()
  return purchase
}
