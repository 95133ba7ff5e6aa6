import type { OwnerContext } from '../../context'
import { accountIsGoing } from '../errors'
import { findCustomer } from '../store'
import { requireStripe } from '../stripeClient'
import { resumeWithCard } from '../sync/resumeWithCard'
import { syncSubscription } from '../sync/syncSubscription'
import { inTurn, inTurnToCharge, type Turn } from '../turn/inTurn'
import { ownSubscription } from './ownSubscription'

/** What is paid for runs until its end; then nothing more is charged. */
export const cancelPlan = (ctx: OwnerContext): Promise<void> =>
  inTurn(ctx, 'cancel', (turn) => planEnd(ctx, turn, true))

/** Takes a cancellation back, or goes on after a trial that paused, if a card is there. */
export const resumePlan = (ctx: OwnerContext): Promise<void> =>
  inTurnToCharge(ctx, 'resume', (turn) => resume(ctx, turn))

async function resume(ctx: OwnerContext, turn: Turn): Promise<void> {
  const customer = await findCustomer(ctx, ctx.actor.customerId)
  if (customer && customer.deleteAfter !== null) throw accountIsGoing()
  if (customer?.stripeSubscriptionId && customer.subscriptionStatus === 'paused') {
    await turn.assertStillWished()
    await resumeWithCard(ctx, customer.stripeSubscriptionId)
    await syncSubscription(ctx, customer.stripeSubscriptionId)
  }
  await planEnd(ctx, turn, false)
}

async function planEnd(ctx: OwnerContext, turn: Turn, atPeriodEnd: boolean): Promise<void> {
  const { subscription } = await ownSubscription(ctx)
  await turn.assertStillWished()
  if (subscription.cancel_at_period_end !== atPeriodEnd || (!atPeriodEnd && subscription.cancel_at !== null)) {
    await requireStripe(ctx).subscriptions.update(
      subscription.id,
      !atPeriodEnd && !subscription.cancel_at_period_end ? { cancel_at: '' } : { cancel_at_period_end: atPeriodEnd },
    )
  }
  await syncSubscription(ctx, subscription.id)
}
