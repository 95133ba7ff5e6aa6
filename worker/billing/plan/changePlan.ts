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
 * A dearer plan is paid for the rest of the month at once, and begins only if that payment goes through; a cheaper one begins at once too,
 * and what was paid too much comes off the next invoices. During a trial nothing is owed, and of a month whose payment failed nothing was
 * paid too much. Throws 409, also where it would cost more today than its owner was told.
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
    // Who picks a plan wants to stay.
    ...(subscription.cancel_at_period_end && { cancel_at_period_end: false }),
  })
  await syncSubscription(ctx, subscription.id)
}

/** What the change would cost today, and each month from then on. */
export async function previewPlanChange(ctx: OwnerContext, plan: SoldPlanId): Promise<PlanChangePreview> {
  const { subscription, change, isDone } = await planned(ctx, plan)
  if (isDone) throw alreadyOnPlan()
  const { priceCents, currency } = PLANS[plan]
  return { dueNowCents: await dueNow(ctx, subscription, change), monthlyCents: priceCents, currency }
}

/** It only shrinks while a month goes by, so what a page has said is enough a little later, too. */
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
