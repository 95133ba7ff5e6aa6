import type { MeResponse } from '../../contract/accounts'
import { findCustomer, notSignedIn } from '../accounts'
import { firstBusinessOf } from '../businesses'
import type { OwnerContext } from '../platform/context'

/** The signed-in customer with their plan and business. Throws 401 if the customer was deleted. */
export async function describeAccount(ctx: OwnerContext): Promise<MeResponse> {
  const [customer, business] = await Promise.all([
    findCustomer(ctx, ctx.actor.customerId),
    firstBusinessOf(ctx, ctx.actor.customerId),
  ])
  if (!customer) throw notSignedIn()
  return {
    customer: {
      id: customer.id,
      email: customer.email,
      ...(customer.firstName && { firstName: customer.firstName }),
      planType: customer.planType,
      subscriptionStatus: customer.subscriptionStatus,
      ...(customer.trialEndsAt !== null && { trialEndsAt: new Date(customer.trialEndsAt).toISOString() }),
      apiKey: customer.apiKey,
      ...(customer.deleteAfter !== null && { deleteAfter: new Date(customer.deleteAfter).toISOString() }),
    },
    ...(business && { business: { id: business.id, name: business.name } }),
  }
}
