import type Stripe from 'stripe'
import { auditRowIf, sendRegistrationLink } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { outboxRowIf, wakeOutbox } from '../../platform/outbox/writeOutbox'
import { idempotencyKey } from '../idempotencyKey'
import { secondSubscriptionMail, subscriptionEndedMail } from '../mails'
import {
  applySubscriptionState,
  type BillingRow,
  findCustomer,
  willChange,
  willChangeFrom,
  willLapse,
  willReplacePayer,
} from '../store'
import { requireStripe } from '../stripeClient'
import { claimTrial } from '../trials'
import { holdPurchase } from '../unclaimed/holdPurchase'
import { auditOfChange } from './auditOfChange'
import { cancelAtOnce, refundSubscription } from './cancelAndRefund'
import { chooseSubscription } from './chooseSubscription'
import { findOwner } from './findOwner'
import { readSubscription, type SubscriptionReading } from './readSubscription'
import { isLiveSubscription, isSecured, lapsedSince, subscriptionStateOf } from './subscriptionState'

/**
 * Reads a subscription afresh and brings its customer up to date. What an event said is never believed: late, doubled and out of order,
 * they all end here, in what the provider says now. Answers the customer; none where the subscription is nobody's yet.
 */
export async function syncSubscription(ctx: Context, id: string): Promise<BillingRow | undefined> {
  try {
    return await syncOnce(ctx, id)
  } catch (error) {
    if (!(error instanceof AnotherCameFirst)) throw error
    return syncOnce(ctx, id)
  }
}

class AnotherCameFirst extends Error {}

async function syncOnce(ctx: Context, id: string): Promise<BillingRow | undefined> {
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

async function currentOf(ctx: Context, { stripeSubscriptionId }: BillingRow, incoming: Stripe.Subscription) {
  if (stripeSubscriptionId === incoming.id) return incoming
  if (!stripeSubscriptionId) return undefined
  return (await readSubscription(ctx, stripeSubscriptionId))?.subscription
}

async function refuseSecond(ctx: Context, owner: BillingRow, subscriptionId: string): Promise<void> {
  await cancelAtOnce(ctx, subscriptionId)
  await refundSubscription(ctx, subscriptionId)
  await tellOnce(ctx, {
    key: `second-subscription:${subscriptionId}`,
    customerId: owner.id,
    mail: secondSubscriptionMail(ctx, owner.email),
  })
}

/** One trial for each address, customer and card: a second one ends as it begins. */
async function withRightfulTrial(
  ctx: Context,
  owner: BillingRow,
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

async function apply(ctx: Context, owner: BillingRow, subscription: Stripe.Subscription, readAt: number) {
  const state = subscriptionStateOf(subscription)
  const isLive = isLiveSubscription(subscription)
  const reading = {
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
  const isStill = willChangeFrom(ctx, reading, owner)
  await ctx.directory.batch([
    outboxRowIf(ctx, ctx.directory, changed, willChange(ctx, reading)),
    ...auditOfChange(owner, state).map((event) => auditRowIf(ctx, event, isStill)),
    ...(replaced
      ? [outboxRowIf(ctx, ctx.directory, replaced, willReplacePayer(ctx, reading, replaced.payload.stripeCustomerId))]
      : []),
    outboxRowIf(ctx, ctx.directory, ended, willLapse(ctx, reading)),
    applySubscriptionState(ctx, reading),
  ])
  wakeOutbox(ctx)
  if (owner.isActive || !isSecured(subscription)) return
  const { id: customerId, email } = owner
  await sendRegistrationLink(ctx, { cause: subscription.id, customerId, email, planType: state.planType })
}
