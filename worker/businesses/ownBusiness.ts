import type { OwnerContext } from '../platform/context'
import { businessNotFound } from './errors'
import { type BusinessRow, findBusiness } from './store'

/** The business, if it is the signed-in owner's; the door to everything that belongs to one. Throws 404. */
export async function ownBusiness(ctx: OwnerContext, id: string): Promise<BusinessRow> {
  const row = await findBusiness(ctx, id)
  if (row?.customerId !== ctx.actor.customerId) throw businessNotFound()
  return row
}
