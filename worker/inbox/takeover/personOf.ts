import { firstNameOf } from '../../accounts'
import type { OwnerContext } from '../../platform/context'

/** Who answers, as the visitor sees it: their first name, or the business where none was given. */
export async function personOf(ctx: OwnerContext, businessName: string): Promise<{ id: string; name: string }> {
  return { id: ctx.actor.personId, name: (await firstNameOf(ctx, ctx.actor)) ?? businessName }
}
