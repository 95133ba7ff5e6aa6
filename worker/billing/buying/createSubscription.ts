import type Stripe from 'stripe'
import type { CreateSubscriptionRequest, CreateSubscriptionResponse } from '../../../contract/billing'
import { PLANS, type PlanId } from '../../../contract/plans'
import { findCustomer, notSignedIn } from '../../accounts'
import type { Context, OwnerContext } from '../../platform/context'
import { planOfPriceId, priceOfPlan } from '../catalogue'
import { accountIsGoing, alreadySubscribed, emailMissing } from '../errors'
import { idempotencyKey } from '../idempotencyKey'
import { type BillingLock, withChargeLock } from '../lock/withBillingLock'
import { expandableId, expectObject, requireStripe, stripeOf } from '../stripeClient'
import { stripeCustomerOf } from '../stripeCustomer'
import { readSubscription } from '../sync/readSubscription'
import { isLiveSubscription } from '../sync/subscriptionState'
import { syncSubscription } from '../sync/syncSubscription'
import { PAUSE_WITHOUT_CARD, trialsOf } from '../trialsHad'

type Wish = Pick<CreateSubscriptionRequest, 'priceId' | 'email'> & {
  owner: OwnerContext | undefined
  key: string | undefined
}

/**
 * Creates a subscription for the payment form to confirm. Price and trial come from the plan catalogue, whatever the request says. Without a
 * payment provider the answer is empty. Throws 409 for an owner who has a subscription, 422 for an unknown price or a missing email.
 */
export async function createSubscription(ctx: Context, wish: Wish): Promise<CreateSubscriptionResponse> {
  if (!stripeOf(ctx)) return {}
  const plan = await planOfPriceId(ctx, wish.priceId)
  const { owner } = wish
  return owner
    ? withChargeLock(owner, `begin ${plan}`, (lock) => forOwner(owner, plan, lock))
    : forStranger(ctx, plan, wish)
}

async function forOwner(ctx: OwnerContext, plan: PlanId, lock: BillingLock): Promise<CreateSubscriptionResponse> {
  const customer = await findCustomer(ctx, ctx.actor.customerId)
  if (!customer) throw notSignedIn()
  if (customer.deleteAfter !== null) throw accountIsGoing()
  const stripeCustomerId = await stripeCustomerOf(ctx, customer)
  await lock.assertStillWished()
  const trials = await trialsOf(ctx, { emails: [customer.email], stripeCustomerId })
  // The trials' subscriptions too: a parallel call may have stored its trial, and the customer's subscription not yet.
  const begunIds = new Set([customer.stripeSubscriptionId, ...trials.map(({ subscriptionId }) => subscriptionId)])
  for (const id of begunIds) {
    const form = id && (await resumeSubscription(ctx, { id, stripeCustomerId, plan }))
    if (form) return form
  }
  const trialDays = trials.length > 0 ? 0 : PLANS[plan].trialDays
  const metadata = { customerId: customer.id }
  // By the subscription before it, so that parallel calls create one; 'first' where there was none.
  const key = customer.stripeSubscriptionId ?? 'first'
  const made = await createAtStripe(ctx, { plan, stripeCustomerId, trialDays, metadata, key })
  await syncSubscription(ctx, made.id)
  return formFor(made, plan, trialDays)
}

/**
 * For somebody who isn't signed in: the subscription belongs to no account until the form is confirmed. Everybody is offered the trial,
 * since another answer would reveal who has been a customer; a second trial is ended by `syncSubscription`.
 */
async function forStranger(ctx: Context, plan: PlanId, { email, key }: Wish): Promise<CreateSubscriptionResponse> {
  if (!email) throw emailMissing()
  // Bound to the caller's address, so that another caller's key finds nothing.
  const callersKey = key ? `${key} ${ctx.client?.address}` : crypto.randomUUID()
  const { trialDays } = PLANS[plan]
  const customer = await requireStripe(ctx).customers.create(
    { email },
    { idempotencyKey: await idempotencyKey('customer', email, callersKey) },
  )
  const stripeCustomerId = expectObject(customer, 'customer').id
  const made = await createAtStripe(ctx, { plan, stripeCustomerId, trialDays, metadata: {}, key: callersKey })
  return formFor(made, plan, trialDays)
}

type NewSubscription = {
  plan: PlanId
  stripeCustomerId: string
  trialDays: number
  metadata: Record<string, string>
  key: string
}

const WITH_SECRETS = ['pending_setup_intent', 'latest_invoice.confirmation_secret']

async function createAtStripe(ctx: Context, { plan, stripeCustomerId, trialDays, metadata, key }: NewSubscription) {
  const price = await priceOfPlan(ctx, plan)
  const subscription = await requireStripe(ctx).subscriptions.create(
    {
      customer: stripeCustomerId,
      items: [{ price: price.id }],
      ...(trialDays > 0 && { trial_period_days: trialDays, trial_settings: PAUSE_WITHOUT_CARD }),
      payment_behavior: 'default_incomplete',
      payment_settings: { save_default_payment_method: 'on_subscription' },
      metadata,
      expand: WITH_SECRETS,
    },
    { idempotencyKey: await idempotencyKey('subscription', stripeCustomerId, price.id, trialDays, key) },
  )
  return expectObject(subscription, 'subscription')
}

/**
 * Continues a subscription that an earlier visit to the page created and didn't confirm, switched to the plan wanted now. Undefined for one
 * that has ended, or is another customer's; throws 409 for one that was confirmed.
 */
async function resumeSubscription(
  ctx: Context,
  { id, stripeCustomerId, plan }: { id: string; stripeCustomerId: string; plan: PlanId },
): Promise<CreateSubscriptionResponse | undefined> {
  const current = (await readSubscription(ctx, id, WITH_SECRETS))?.subscription
  if (!current || expandableId(current.customer) !== stripeCustomerId || !isLiveSubscription(current)) return undefined
  const [item] = current.items.data
  if (current.status !== 'trialing' || !current.pending_setup_intent || !item) throw alreadySubscribed()
  const price = await priceOfPlan(ctx, plan)
  if (item.price.id !== price.id) {
    const items = [{ id: item.id, price: price.id }]
    await requireStripe(ctx).subscriptions.update(current.id, { items, proration_behavior: 'none' })
    await syncSubscription(ctx, current.id)
  }
  return formFor(current, plan, PLANS[plan].trialDays)
}

/** What the payment form confirms: a card to keep during a trial, or else a payment now. */
function formFor(subscription: Stripe.Subscription, planType: PlanId, trialDays: number): CreateSubscriptionResponse {
  const { pending_setup_intent: setup, latest_invoice: invoice } = subscription
  const shown = { planType, trialDays }
  if (typeof setup === 'object' && setup?.client_secret) {
    return { ...shown, clientSecret: setup.client_secret, confirm: 'setup' }
  }
  const secret = typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined
  return secret ? { ...shown, clientSecret: secret, confirm: 'payment' } : shown
}
