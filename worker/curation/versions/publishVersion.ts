import {
  isVersionWaiting,
  ownBusiness,
  publishOwed,
  releaseWaitingVersion,
  setLiveAnswerVersion,
  versionNotWaiting,
} from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'

type Input = { businessId: string; versionId: string }

/** Makes live what waits, if it is still what the owner was shown. Throws 404, 409. */
export async function publishVersion(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const { id } = await ownBusiness(ctx, businessId)
  const [live] = await ctx.tenants.batch([
    setLiveAnswerVersion(ctx, id, versionId, isVersionWaiting(ctx, id, versionId)),
    releaseWaitingVersion(ctx, id, versionId),
    publishOwed(ctx, id),
  ])
  if (live.length === 0) throw versionNotWaiting()
  wakeOutbox(ctx)
}
