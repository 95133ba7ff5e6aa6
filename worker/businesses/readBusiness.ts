import type { Business, PublicBusiness } from '../../contract/businesses'
import type { Context, OwnerContext } from '../context'
import { businessNotFound } from './errors'
import { findBusiness } from './store'
import { ownerView, publicView } from './views'

/** The whole row for its owner, the public part for everyone else. Throws 404. */
export async function readBusiness(
  ctx: Context,
  id: string,
  viewer: OwnerContext | undefined,
): Promise<Business | PublicBusiness> {
  const row = await findBusiness(ctx, id)
  if (!row) throw businessNotFound()
  return viewer && row.customerId === viewer.actor.customerId ? ownerView(row) : publicView(row)
}
