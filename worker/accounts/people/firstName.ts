import type { Context, OwnerContext } from '../../platform/context'
import { findCustomer, setOwnerFirstName } from '../store'
import { memberIdOf, type Person } from './person'
import { findMember, setMemberFirstName } from './store'

/** Null where none was given. */
export async function firstNameOf(ctx: Context, person: Person): Promise<string | null> {
  const memberId = memberIdOf(person)
  const row = await (memberId === null ? findCustomer(ctx, person.customerId) : findMember(ctx, memberId))
  return row?.firstName ?? null
}

/** Sets the signed-in person's own first name. */
export async function setFirstName(ctx: OwnerContext, firstName: string | null): Promise<void> {
  const memberId = memberIdOf(ctx.actor)
  if (memberId === null) await setOwnerFirstName(ctx, ctx.actor.customerId, firstName)
  else await setMemberFirstName(ctx, memberId, firstName)
}
