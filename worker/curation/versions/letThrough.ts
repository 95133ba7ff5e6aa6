import {
  isWaiting,
  ownBusiness,
  publishOwed,
  releaseWaiting,
  setLiveVersion,
  versionNotWaiting,
} from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'

type Input = { businessId: string; versionId: string }

/** Makes live what waits, if it is still what the owner was shown. Throws 404, 409. */
export async function letThrough(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const { id } = await ownBusiness(ctx, businessId)
  const [live] = await ctx.tenants.batch([
    setLiveVersion(ctx, id, versionId, isWaiting(ctx, id, versionId)),
    releaseWaiting(ctx, id, versionId),
    publishOwed(ctx, id),
  ])
  if (live.length === 0) throw versionNotWaiting()
  wakeOutbox(ctx)
}
