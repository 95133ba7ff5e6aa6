import type { OwnerContext } from '../../context'
import { wakeOutbox } from '../../outbox/writeOutbox'
import { versionNotWaiting } from '../errors'
import { ownBusiness } from '../ownBusiness'
import { publishOwed } from '../publishOwed'
import { liveBasis } from './liveBasis'
import { saveAgain } from './saveAgain'
import { deleteWaiting, findWaiting } from './store'

type Input = { businessId: string; versionId: string }

/** Puts what was saved back to what is live: what waited is gone. Throws 404, 409. */
export async function takeBack(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const row = await ownBusiness(ctx, businessId)
  if ((await findWaiting(ctx, row.id))?.id !== versionId) throw versionNotWaiting()
  const live = await liveBasis(ctx, row)
  await ctx.tenants.batch([...saveAgain(ctx, row, live), deleteWaiting(ctx, row.id), publishOwed(ctx, row.id)])
  wakeOutbox(ctx)
}
