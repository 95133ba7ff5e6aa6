import type Stripe from 'stripe'
import { auditRowIf, type CustomerRow, findCustomer, sendRegistrationLink } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { idempotencyKey } from '../idempotencyKey'
import { secondSubscriptionMail, subscriptionEndedMail } from '../mails'
import { applySubscriptionState, willChange, willChangeFrom, willLapse, willReplacePayer } from '../store'
import { requireStripe } from '../stripeClient'
import { claimTrial } from '../trialsHad'
import { holdPurchase } from '../unclaimed/holdPurchase'
import { auditOfChange } from './auditOfChange'
import { cancelAtOnce, refundSubscription } from './cancelAndRefund'
import { chooseSubscription } from './chooseSubscription'
import { findOwner } from './findOwner'
import { readSubscription, type SubscriptionReading } from './readSubscription'
import { isLiveSubscription, isSecured, lapsedSince, subscriptionStateOf } from './subscriptionState'

/**
 * Reads a subscription from Stripe and updates its customer. Events are only a trigger: late, repeated or out of order, they all end here,
 * in Stripe's current state. Answers the customer, or undefined if the subscription is nobody's yet.
 */
export async function syncSubscription(ctx: Context, id: string): Promise<CustomerRow | undefined> {
  try {
    return await syncOnce(ctx, id)
  } catch (error) {
    if (!(error instanceof AnotherCameFirst)) throw error
    return syncOnce(ctx, id)
  }
}

/** While this subscription was read the customer got another: it is chosen anew, against that one. */
class AnotherCameFirst extends Error {}

async function syncOnce(ctx: Context, id: string): Promise<CustomerRow | undefined> {
  const reading = await readSubscription(ctx, id)
  const found = reading && (await findOwner(ctx, reading.subscription))
  if (!found) return undefined
  const { owner, mayTake } = found
  const choice = chooseSubscription(await currentOf(ctx, owner, reading.subscription), reading.subscription)
  if (choice.keep === 'current') {
    if (choice.end) await refuseSecond(ctx, owner, choice.end)
    return owner
  }
  if (!mayTake) {
    await holdPurchase(ctx, owner, reading.subscription)
    return owner
  }
  if (choice.end) await cancelAtOnce(ctx, choice.end)
  const { subscription, readAt } = await withRightfulTrial(ctx, owner, reading)
  await apply(ctx, owner, subscription, readAt)
  const customer = await findCustomer(ctx, owner.id)
  if (customer && customer.stripeSubscriptionId !== id) throw new AnotherCameFirst(id)
  return customer
}

async function currentOf(ctx: Context, { stripeSubscriptionId }: CustomerRow, incoming: Stripe.Subscription) {
  if (stripeSubscriptionId === incoming.id) return incoming
  if (!stripeSubscriptionId) return undefined
  return (await readSubscription(ctx, stripeSubscriptionId))?.subscription
}

async function refuseSecond(ctx: Context, owner: CustomerRow, subscriptionId: string): Promise<void> {
  await cancelAtOnce(ctx, subscriptionId)
  await refundSubscription(ctx, subscriptionId)
  await tellOnce(ctx, {
    key: `second-subscription:${subscriptionId}`,
    customerId: owner.id,
    mail: secondSubscriptionMail(ctx, owner.email),
  })
}

/** Ends a trial at once if the email, Stripe customer or card has had one before. */
async function withRightfulTrial(
  ctx: Context,
  owner: CustomerRow,
  reading: SubscriptionReading,
): Promise<SubscriptionReading> {
  const { subscription } = reading
  if (subscription.status !== 'trialing' || (await claimTrial(ctx, subscription, [owner.email]))) return reading
  await requireStripe(ctx).subscriptions.update(
    subscription.id,
    { trial_end: 'now' },
    { idempotencyKey: await idempotencyKey('end-trial', subscription.id) },
  )
  return (await readSubscription(ctx, subscription.id)) ?? reading
}

async function apply(ctx: Context, owner: CustomerRow, subscription: Stripe.Subscription, readAt: number) {
  const state = subscriptionStateOf(subscription)
  const isLive = isLiveSubscription(subscription)
  const update = {
    customerId: owner.id,
    replaces: owner.stripeSubscriptionId,
    readAt,
    state,
    isLive,
    lapsedAt: lapsedSince(subscription, ctx.now()),
  }
  const changed = { kind: 'customer.changed', payload: { customerId: owner.id } } as const
  const ended = {
    kind: 'mail.send',
    payload: { ...subscriptionEndedMail(ctx, owner.email, state), customerId: owner.id },
  } as const
  const replaced = owner.stripeCustomerId && {
    kind: 'payer.replaced' as const,
    payload: { customerId: owner.id, stripeCustomerId: owner.stripeCustomerId },
  }
  // The log tells what changed from what was read of the owner, so only where that still stands.
  const isAsRead = willChangeFrom(ctx, update, owner)
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, changed, willChange(ctx, update)),
    ...auditOfChange(owner, state).map((event) => auditRowIf(ctx, event, isAsRead)),
    ...(replaced
      ? [outboxRowIf(ctx, ctx.directory, replaced, willReplacePayer(ctx, update, replaced.payload.stripeCustomerId))]
      : []),
    outboxRowIf(ctx, ctx.directory, ended, willLapse(ctx, update)),
    applySubscriptionState(ctx, update),
  ])
  wakeOutbox(ctx)
  // Paid for by somebody who hasn't registered yet.
  if (owner.isActive || !isSecured(subscription)) return
  const { id: customerId, email } = owner
  await sendRegistrationLink(ctx, { cause: subscription.id, customerId, email, planType: state.planType })
}
