import type { Business } from '../../contract/businesses'
import type { Context, OwnerContext } from '../platform/context'
import { type BusinessRow, findBusinessesOf } from './store'
import { ownerView } from './views'

export async function listBusinesses(ctx: OwnerContext): Promise<Business[]> {
  return (await findBusinessesOf(ctx, ctx.actor.customerId)).map(ownerView)
}

/** The one that the owner's screens show: the first they made. */
export async function firstBusinessOf(ctx: Context, customerId: string): Promise<BusinessRow | undefined> {
  return (await findBusinessesOf(ctx, customerId))[0]
}
