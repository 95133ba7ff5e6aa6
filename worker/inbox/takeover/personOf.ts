import { findCustomer } from '../../accounts'
import type { OwnerContext } from '../../platform/context'

/** Who answers, as the visitor sees it: the owner's first name, or the business where none was given. */
export async function personOf(ctx: OwnerContext, businessName: string): Promise<{ id: string; name: string }> {
  const { customerId } = ctx.actor
  return { id: customerId, name: (await findCustomer(ctx, customerId))?.firstName ?? businessName }
}
