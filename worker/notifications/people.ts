import { listPeople } from '../accounts'
import type { Context } from '../platform/context'

/** Somebody who can be told; `name` is empty until they gave one. */
export type Person = { id: string; name: string; email: string }

/** Everybody who can sign in to the account, the owner first. */
export async function peopleOf(ctx: Context, customerId: string): Promise<Person[]> {
  const people = await listPeople(ctx, customerId)
  return people
    .filter(({ isPaused }) => !isPaused)
    .map(({ id, firstName, email }) => ({ id, name: firstName ?? '', email }))
}
