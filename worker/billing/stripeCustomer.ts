import Stripe from 'stripe'
import type { Context } from '../platform/context'
import { idempotencyKey } from './idempotencyKey'
import { type BillingRow, findCustomer, setStripeCustomer } from './store'
import { expectObject, requireStripe } from './stripeClient'

/** The customer's counterpart at the payment provider, made where there is none yet. */
export async function stripeCustomerOf(ctx: Context, customer: BillingRow): Promise<string> {
  if (customer.stripeCustomerId) return customer.stripeCustomerId
  const made = await requireStripe(ctx).customers.create(
    { email: customer.email, metadata: { customerId: customer.id } },
    { idempotencyKey: await idempotencyKey('customer', customer.id, customer.email) },
  )
  await setStripeCustomer(ctx, customer.id, expectObject(made, 'customer').id)
  return (await findCustomer(ctx, customer.id))?.stripeCustomerId ?? made.id
}

/** Undefined for one that was deleted, and for another account's: the operator may have changed keys. */
export async function findStripeCustomer(ctx: Context, id: string): Promise<Stripe.Customer | undefined> {
  try {
    const customer = expectObject(await requireStripe(ctx).customers.retrieve(id), 'customer')
    return customer.deleted ? undefined : customer
  } catch (error) {
    if (!isGone(error)) throw error
    return undefined
  }
}

/** A second call changes nothing. */
export async function deleteStripeCustomer(ctx: Context, stripeCustomerId: string): Promise<void> {
  // Deleting a customer cancels what they are subscribed to, at once. https://docs.stripe.com/api/customers/delete
  await requireStripe(ctx)
    .customers.del(stripeCustomerId)
    .catch((error: unknown) => {
      if (!isGone(error)) throw error
    })
}

const isGone = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
