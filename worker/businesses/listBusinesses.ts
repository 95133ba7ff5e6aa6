import type { Business } from '../../contract/businesses'
import type { Context, OwnerContext } from '../platform/context'
import { type BusinessRow, findBusiness, findBusinessesOf } from './store'
import { ownerView } from './views'

export async function listBusinesses(ctx: OwnerContext): Promise<Business[]> {
  return (await findBusinessesOf(ctx, ctx.actor.customerId)).map(ownerView)
}

/** The customer's oldest business: the one that the owner's screens show. */
export async function firstBusinessOf(ctx: Context, customerId: string): Promise<BusinessRow | undefined> {
  return (await findBusinessesOf(ctx, customerId))[0]
}

export const businessIdsOf = async (ctx: Context, customerId: string): Promise<string[]> =>
  (await findBusinessesOf(ctx, customerId)).map(({ id }) => id)

export const businessExists = async (ctx: Context, id: string): Promise<boolean> =>
  (await findBusiness(ctx, id)) !== undefined
