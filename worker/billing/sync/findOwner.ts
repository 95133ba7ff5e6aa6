import type Stripe from 'stripe'
import type { Context } from '../../context'
import { newId, newPublishableKey } from '../../ids'
import {
  type BillingRow,
  findByEmail,
  findByStripeCustomer,
  findBySubscription,
  findCustomer,
  insertCustomer,
} from '../store'
import { checked, idOf, requireStripe } from '../stripeClient'
import { isOurs, isSecured } from './subscriptionState'

/**
 * Whose subscription it is: known by its id, by what we wrote on it, or by the provider's customer. A stranger's is known by the email they
 * gave, and only once it is paid for or has a card; who has no account yet gets a row that waits for their registration.
 */
export async function findOwner(ctx: Context, subscription: Stripe.Subscription): Promise<BillingRow | undefined> {
  const stripeCustomerId = idOf(subscription.customer) ?? ''
  const known =
    (await findBySubscription(ctx, subscription.id)) ??
    (await findCustomer(ctx, subscription.metadata.customerId ?? '')) ??
    (await findByStripeCustomer(ctx, stripeCustomerId))
  if (known || !isSecured(subscription) || !isOurs(subscription)) return known
  const email = await emailOf(ctx, stripeCustomerId)
  if (!email) throw new Error(`${subscription.id} was paid by a customer without an email`)
  await insertCustomer(ctx, { id: newId('customer'), email, apiKey: newPublishableKey() })
  return findByEmail(ctx, email)
}

async function emailOf(ctx: Context, stripeCustomerId: string): Promise<string | undefined> {
  const customer = checked(await requireStripe(ctx).customers.retrieve(stripeCustomerId), 'customer')
  return customer.deleted ? undefined : customer.email?.trim().toLowerCase()
}
