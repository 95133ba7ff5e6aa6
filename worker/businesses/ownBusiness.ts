import type { OwnerContext } from '../platform/context'
import { businessNotFound } from './errors'
import { type BusinessRow, findBusiness } from './store'

/** The business, if it belongs to the signed-in owner. Everything that belongs to a business is read through this. Throws 404. */
export async function ownBusiness(ctx: OwnerContext, id: string): Promise<BusinessRow> {
  const row = await findBusiness(ctx, id)
  if (row?.customerId !== ctx.actor.customerId) throw businessNotFound()
  return row
}
