import type { LeadPerson } from '../../../contract/leadChanges'
import { findCustomer } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { fieldsInvalid } from '../../platform/http/endpoint'

/** Who does it, as it is remembered. */
export async function actingPerson(ctx: OwnerContext): Promise<LeadPerson> {
  const { customerId } = ctx.actor
  return { id: customerId, name: (await findCustomer(ctx, customerId))?.firstName ?? '' }
}

/** Who leads can be given to. */
export async function leadPeople(ctx: OwnerContext): Promise<LeadPerson[]> {
  const { customerId } = ctx.actor
  const customer = await findCustomer(ctx, customerId)
  return customer ? [{ id: customerId, name: customer.firstName ?? customer.email }] : []
}

/** Throws 422 for somebody who isn't of the team. */
export async function assertOfTeam(ctx: OwnerContext, id: string | null | undefined): Promise<void> {
  if (!id || (await leadPeople(ctx)).some((person) => person.id === id)) return
  throw fieldsInvalid([{ path: 'assignedTo', message: 'Please pick somebody of your team' }])
}
