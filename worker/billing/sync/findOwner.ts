import type Stripe from 'stripe'
import { type CustomerRow, findCustomer, findCustomerByEmail } from '../../accounts'
import type { Context } from '../../platform/context'
import { newId, newPublishableKey } from '../../platform/ids'
import { findByStripeCustomer, findBySubscription, insertCustomer } from '../store'
import { expandableId, expectObject, requireStripe } from '../stripeClient'
import { findUnclaimed } from '../unclaimed/store'
import { isForOurPrice, isSecured } from './subscriptionState'

/** `mayTake`: the subscription is proven to be this customer's, not only claimed by an email. */
export type FoundOwner = { owner: CustomerRow; mayTake: boolean }

/**
 * The customer of a subscription: by its id, our metadata, or its Stripe customer; for a stranger's purchase by the email they typed, once
 * it is paid or has a card. Without an account a customer row is created that waits for the registration. Anybody can type an account's
 * email, so that alone never gives the subscription to the account.
 */
export async function findOwner(ctx: Context, subscription: Stripe.Subscription): Promise<FoundOwner | undefined> {
  const stripeCustomerId = expandableId(subscription.customer) ?? ''
  const known =
    (await findBySubscription(ctx, subscription.id)) ??
    (await findCustomer(ctx, subscription.metadata.customerId ?? '')) ??
    (await findByStripeCustomer(ctx, stripeCustomerId))
  if (known) return { owner: known, mayTake: true }
  const waiting = await findUnclaimed(ctx, subscription.id)
  const waitsFor = waiting && (await findCustomer(ctx, waiting.customerId))
  if (waitsFor) return { owner: waitsFor, mayTake: false }
  if (!isSecured(subscription) || !isForOurPrice(subscription)) return undefined
  const email = await emailOf(ctx, stripeCustomerId)
  if (!email) throw new Error(`${subscription.id} was paid by a customer without an email`)
  await insertCustomer(ctx, {
    id: newId('customer'),
    email,
    apiKey: newPublishableKey(),
    madeForSubscription: subscription.id,
  })
  const owner = await findCustomerByEmail(ctx, email)
  return owner && { owner, mayTake: !owner.isActive && email !== ctx.settings.OPERATOR_EMAIL }
}

async function emailOf(ctx: Context, stripeCustomerId: string): Promise<string | undefined> {
  const customer = expectObject(await requireStripe(ctx).customers.retrieve(stripeCustomerId), 'customer')
  return customer.deleted ? undefined : customer.email?.trim().toLowerCase()
}
