import type { LeadPerson, Person } from '../../../contract/leadChanges'
import { firstNameOf, listPeople } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { fieldsInvalid } from '../../platform/http/endpoint'

/** Who does it, as it is remembered. */
export const actingPerson = async (ctx: OwnerContext): Promise<Person> => ({
  id: ctx.actor.personId,
  name: (await firstNameOf(ctx, ctx.actor)) ?? '',
})

/** Who leads can be given to, the owner first. */
export const leadPeople = async (ctx: OwnerContext): Promise<LeadPerson[]> =>
  (await listPeople(ctx, ctx.actor.customerId)).map(({ id, firstName, email }) => ({
    id,
    name: firstName ?? email,
    isYou: id === ctx.actor.personId,
  }))

/** Throws 422 for somebody who isn't of the team. */
export async function assertOfTeam(ctx: OwnerContext, id: string | null | undefined): Promise<void> {
  if (!id || (await leadPeople(ctx)).some((person) => person.id === id)) return
  throw fieldsInvalid([{ path: 'assignedTo', message: 'Please pick someone on your team' }])
}
