import type { Context } from '../platform/context'
import { findCustomer } from './store'
import { stripeOf } from './stripeClient'

/** The provider's receipts go where the account's mail goes. */
export async function updateStripeEmail(ctx: Context, { customerId }: { customerId: string }): Promise<void> {
  const customer = await findCustomer(ctx, customerId)
  if (!customer?.stripeCustomerId) return
  await stripeOf(ctx)?.customers.update(customer.stripeCustomerId, { email: customer.email })
}
