import { findCustomer } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { accountIsGoing, purchaseNotFound } from '../errors'
import { withBillingLock } from '../lock/withBillingLock'
import { requireStripe } from '../stripeClient'
import { syncSubscription } from '../sync/syncSubscription'
import { endPurchase } from './endPurchase'
import { deleteUnclaimed, findOwnUnclaimed } from './store'

/**
 * Gives a waiting purchase to the signed-in owner: its subscription and its Stripe customer become the account's. Throws 404, and 409 for
 * an account that is to be deleted.
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

/** Cancels and refunds a waiting purchase that the owner doesn't want. Throws 404. */
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
