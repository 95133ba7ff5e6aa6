import type { Role } from '../../../contract/roles'
import type { Context } from '../../platform/context'
import { findCustomer } from '../store'
import { findPaused } from './seats/store'
import { findJoinedMembers } from './store'

/** Somebody who works in an account. The owner may not have given a first name. */
type PersonOfAccount = { id: string; email: string; firstName: string | null; role: Role; isPaused: boolean }

/** The owner and all who have joined the team, the owner first and then by when they were invited. */
export async function listPeople(ctx: Context, customerId: string): Promise<PersonOfAccount[]> {
  const [owner, members, paused] = await Promise.all([
    findCustomer(ctx, customerId),
    findJoinedMembers(ctx, customerId),
    findPaused(ctx, customerId),
  ])
  if (!owner) return []
  const { id, email, firstName } = owner
  return [
    { id, email, firstName, role: 'owner', isPaused: false },
    ...members.map((one) => ({ ...one, isPaused: paused.has(one.id) })),
  ]
}
