import { findCustomer } from '../accounts'
import type { Context } from '../platform/context'
import { stripeOf } from './stripeClient'

/** Copies the account's email to its Stripe customer, so that receipts go to the same address. */
export async function updateStripeEmail(ctx: Context, { customerId }: { customerId: string }): Promise<void> {
  const customer = await findCustomer(ctx, customerId)
  if (!customer?.stripeCustomerId) return
  await stripeOf(ctx)?.customers.update(customer.stripeCustomerId, { email: customer.email })
}
