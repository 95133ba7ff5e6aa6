import { findCustomer } from '../accounts'
import type { Context, OwnerContext } from '../platform/context'

/** Somebody who can be told; `name` is empty until they gave one. */
export type Person = { id: string; name: string; email: string }

/** Everybody who works with the account, the owner first. */
export async function peopleOf(ctx: Context, customerId: string): Promise<Person[]> {
  const owner = await findCustomer(ctx, customerId)
  return owner ? [{ id: owner.id, name: owner.firstName ?? '', email: owner.email }] : []
}

export const personIdOf = (ctx: OwnerContext): string => ctx.actor.customerId
