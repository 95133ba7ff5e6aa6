import type { Business, PublicBusiness } from '../../contract/businesses'
import type { Context, OwnerContext } from '../platform/context'
import { isBusinessId } from '../platform/ids'
import { businessNotFound } from './errors'
import { loadProfile } from './loadProfile'
import { findBusiness } from './store'
import { liveBasis } from './versions/liveBasis'
import { ownerView, publicView } from './views'

/** A business by its id or publishable key: everything saved for its owner, the published public part for everyone else. Throws 404. */
export async function readBusiness(
  ctx: Context,
  idOrKey: string,
  viewer: OwnerContext | undefined,
): Promise<Business | PublicBusiness> {
  const id = isBusinessId(idOrKey) ? idOrKey : (await loadProfile(ctx, idOrKey)).id
  const row = await findBusiness(ctx, id)
  if (!row) throw businessNotFound()
  if (viewer && row.customerId === viewer.actor.customerId) return ownerView(row)
  return publicView({ ...row, ...(await liveBasis(ctx, row)), knowledgeVersion: row.knowledgeVersion })
}
