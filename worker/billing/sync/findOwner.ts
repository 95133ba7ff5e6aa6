import type Stripe from 'stripe'
import type { Context } from '../../platform/context'
import { newId, newPublishableKey } from '../../platform/ids'
import {
  type BillingRow,
  findByEmail,
  findByStripeCustomer,
  findBySubscription,
  findCustomer,
  insertCustomer,
} from '../store'
import { expandableId, expectObject, requireStripe } from '../stripeClient'
import { findUnclaimed } from '../unclaimed/store'
import { isForOurPrice, isSecured } from './subscriptionState'

/** `mayTake`: it is known to be this customer's, and not only said to be. */
export type FoundOwner = { owner: BillingRow; mayTake: boolean }

/**
 * Whose subscription it is: known by its id, by what we wrote on it, or by the provider's customer. A stranger's is known by the email they
 * gave, and only once it is paid for or has a card; who has no account yet gets a row that waits for their registration. Anybody can give the
 * email of an account, so that alone never makes it the account's.
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
  const owner = await findByEmail(ctx, email)
  return owner && { owner, mayTake: !owner.isActive && email !== ctx.settings.OPERATOR_EMAIL }
}

async function emailOf(ctx: Context, stripeCustomerId: string): Promise<string | undefined> {
  const customer = expectObject(await requireStripe(ctx).customers.retrieve(stripeCustomerId), 'customer')
  return customer.deleted ? undefined : customer.email?.trim().toLowerCase()
}
