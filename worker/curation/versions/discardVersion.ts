import {
  deleteWaitingVersion,
  findWaitingVersion,
  liveBasis,
  ownBusiness,
  publishOwed,
  versionNotWaiting,
} from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { restoreRows } from './restoreRows'

type Input = { businessId: string; versionId: string }

/** Puts what was saved back to what is live: what waited is gone. Throws 404, 409. */
export async function discardVersion(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const row = await ownBusiness(ctx, businessId)
  if ((await findWaitingVersion(ctx, row.id))?.id !== versionId) throw versionNotWaiting()
  const live = await liveBasis(ctx, row)
  await ctx.tenants.batch([...restoreRows(ctx, row, live), deleteWaitingVersion(ctx, row.id), publishOwed(ctx, row.id)])
  wakeOutbox(ctx)
}
