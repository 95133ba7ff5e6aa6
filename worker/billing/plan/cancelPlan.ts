import { findCustomer } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { accountIsGoing } from '../errors'
import { type BillingLock, withBillingLock, withChargeLock } from '../lock/withBillingLock'
import { requireStripe } from '../stripeClient'
import { resumeWithCard } from '../sync/resumeWithCard'
import { syncSubscription } from '../sync/syncSubscription'
import { ownSubscription } from './ownSubscription'

/** Cancels the plan at the end of the paid period. Throws 409. */
export const cancelPlan = (ctx: OwnerContext): Promise<void> =>
  withBillingLock(ctx, 'cancel', (lock) => planEnd(ctx, lock, true))

/** Takes a cancellation back, or resumes after a paused trial if there is a card. Throws 409 and 429. */
export const resumePlan = (ctx: OwnerContext): Promise<void> =>
  withChargeLock(ctx, 'resume', (lock) => resume(ctx, lock))

async function resume(ctx: OwnerContext, lock: BillingLock): Promise<void> {
  const customer = await findCustomer(ctx, ctx.actor.customerId)
  if (customer && customer.deleteAfter !== null) throw accountIsGoing()
  if (customer?.stripeSubscriptionId && customer.subscriptionStatus === 'paused') {
    await lock.assertStillWished()
    await resumeWithCard(ctx, customer.stripeSubscriptionId)
    await syncSubscription(ctx, customer.stripeSubscriptionId)
  }
  await planEnd(ctx, lock, false)
}

async function planEnd(ctx: OwnerContext, lock: BillingLock, atPeriodEnd: boolean): Promise<void> {
  const { subscription } = await ownSubscription(ctx)
  await lock.assertStillWished()
  if (subscription.cancel_at_period_end !== atPeriodEnd || (!atPeriodEnd && subscription.cancel_at !== null)) {
    await requireStripe(ctx).subscriptions.update(
      subscription.id,
      !atPeriodEnd && !subscription.cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: atPeriodEnd },
    )
  }
  await syncSubscription(ctx, subscription.id)
}
