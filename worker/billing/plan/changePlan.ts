import type Stripe from 'stripe'
import type { PlanChange, PlanChangePreview, SoldPlanId } from '../../../contract/billing'
import { PLANS } from '../../../contract/plans'
import type { OwnerContext } from '../../platform/context'
import { planOfPrice, priceOfPlan } from '../catalogue'
import { alreadyOnPlan, priceChanged } from '../errors'
import { withChargeLock } from '../lock/withBillingLock'
import { requireStripe } from '../stripeClient'
import { syncSubscription } from '../sync/syncSubscription'
import { ownSubscription } from './ownSubscription'

/**
 * Changes the plan at once. An upgrade is charged pro rata now and takes effect only if that payment succeeds; after a downgrade the
 * difference is credited to the next invoices. During a trial, and in a month whose payment failed, nothing is prorated. Throws 409, also
 * if it would cost more today than the owner was told.
 */
export const changePlan = (ctx: OwnerContext, { plan, dueNowCents: said }: PlanChange): Promise<void> =>
  withChargeLock(ctx, `plan ${plan}`, async (lock) => {
    const { subscription, change, isDone } = await planned(ctx, plan)
    if (isDone && lock.hasWaited) return
    if (isDone) throw alreadyOnPlan()
    if (said !== undefined && (await dueNow(ctx, subscription, change)) > said) throw priceChanged()
    await lock.assertStillWished()
    await carryOut(ctx, subscription, change)
  })

async function carryOut(ctx: OwnerContext, subscription: Stripe.Subscription, change: Change): Promise<void> {
  await requireStripe(ctx).subscriptions.update(subscription.id, {
    ...change,
    payment_behavior: 'error_if_incomplete',
    // Picking a plan takes an earlier cancellation back.
    ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
  })
  await syncSubscription(ctx, subscription.id)
}

/** What the change would cost today and each month from then on, in cents. Throws 409. */
export async function previewPlanChange(ctx: OwnerContext, plan: SoldPlanId): Promise<PlanChangePreview> {
  const { subscription, change, isDone } = await planned(ctx, plan)
  if (isDone) throw alreadyOnPlan()
  const { priceCents, currency } = PLANS[plan]
  return { dueNowCents: await dueNow(ctx, subscription, change), monthlyCents: priceCents, currency }
}

/** What the change costs today, in cents. It only shrinks during a month, so an amount shown a little earlier is never too low. */
async function dueNow(ctx: OwnerContext, subscription: Stripe.Subscription, change: Change): Promise<number> {
  if (change.proration_behavior !== 'always_invoice') return 0
  const preview = await requireStripe(ctx).invoices.createPreview({
    subscription: subscription.id,
    subscription_details: { items: change.items, proration_behavior: 'always_invoice' },
  })
  return preview.amount_due
}

type Change = {
  items: { id: string; price: string }[]
  proration_behavior: 'none' | 'always_invoice' | 'create_prorations'
}

async function planned(ctx: OwnerContext, plan: SoldPlanId) {
  const { subscription, item } = await ownSubscription(ctx)
  const price = await priceOfPlan(ctx, plan)
  const isDearer = PLANS[plan].priceCents > (item.price.unit_amount ?? 0)
  const change: Change = {
    items: [{ id: item.id, price: price.id }],
    proration_behavior: prorationOf(subscription, isDearer),
  }
  return { subscription, change, isDone: planOfPrice(item.price) === plan }
}

function prorationOf({ status }: Stripe.Subscription, isDearer: boolean) {
  if (status === 'trialing' || (status === 'past_due' && !isDearer)) return 'none'
  return isDearer ? 'always_invoice' : 'create_prorations'
}
