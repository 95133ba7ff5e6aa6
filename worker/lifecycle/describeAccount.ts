import type { MeResponse } from '../../contract/accounts'
import { findCredentials, findCustomer, notSignedIn } from '../accounts'
import { firstBusinessOf } from '../businesses'
import type { OwnerContext } from '../platform/context'

/** The account with its plan and business, and who is signed in. Throws 401 if either is gone. */
export async function describeAccount(ctx: OwnerContext): Promise<MeResponse> {
  const { customerId, personId, role } = ctx.actor
  const [customer, person, business] = await Promise.all([
    findCustomer(ctx, customerId),
    findCredentials(ctx, ctx.actor),
    firstBusinessOf(ctx, customerId),
  ])
  if (!customer || !person) throw notSignedIn()
  return {
    customer: {
      id: customer.id,
      email: customer.email,
      planType: customer.planType,
      subscriptionStatus: customer.subscriptionStatus,
      ...(customer.trialEndsAt !== null && { trialEndsAt: new Date(customer.trialEndsAt).toISOString() }),
      apiKey: customer.apiKey,
      ...(customer.deleteAfter !== null && { deleteAfter: new Date(customer.deleteAfter).toISOString() }),
    },
    person: {
      id: personId,
      email: person.email,
      ...(person.firstName && { firstName: person.firstName }),
      role,
    },
    ...(business && { business: { id: business.id, name: business.name } }),
  }
}
