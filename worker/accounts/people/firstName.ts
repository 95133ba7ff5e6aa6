import type { Context, OwnerContext } from '../../platform/context'
import { setOwnerFirstName } from '../store'
import { memberIdOf, type Person } from './person'
import { findCredentials, setMemberFirstName } from './store'

/** Null where none was given. */
export const firstNameOf = async (ctx: Context, person: Person): Promise<string | null> =>
  (await findCredentials(ctx, person))?.firstName ?? null

/** Sets the signed-in person's own first name. */
export async function setFirstName(ctx: OwnerContext, firstName: string | null): Promise<void> {
  const memberId = memberIdOf(ctx.actor)
  if (memberId === null) await setOwnerFirstName(ctx, ctx.actor.customerId, firstName)
  else await setMemberFirstName(ctx, memberId, firstName)
}
