import {
  changesBetween,
  deleteOldVersions,
  deleteWaitingVersion,
  findAnswerVersion,
  insertVersionIf,
  liveBasis,
  ownBusiness,
  publishOwed,
  setLiveAnswerVersion,
  versionNotFound,
} from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { newId } from '../../platform/ids'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { VERSIONS_KEPT } from './admitChanges'
import { restoreRows } from './restoreRows'

type Input = { businessId: string; versionId: string }

/** Saves an earlier version again and publishes it at once, without the gate, since the owner has decided. Throws 404. */
export async function restoreVersion(ctx: OwnerContext, { businessId, versionId }: Input): Promise<void> {
  const row = await ownBusiness(ctx, businessId)
  const version = await findAnswerVersion(ctx, row.id, versionId)
  if (!version || version.isWaiting) throw versionNotFound()
  const again = {
    id: newId('version'),
    businessId: row.id,
    basis: version.basis,
    changes: ['Earlier version restored', ...changesBetween(await liveBasis(ctx, row), version.basis)],
    changedBy: ctx.actor.personId,
    createdAt: ctx.now(),
  }
  await ctx.tenants.batch([
    ...restoreRows(ctx, row, version.basis),
    deleteWaitingVersion(ctx, row.id),
    insertVersionIf(ctx, again),
    setLiveAnswerVersion(ctx, row.id, again.id),
    deleteOldVersions(ctx, row.id, VERSIONS_KEPT),
    publishOwed(ctx, row.id),
  ])
  wakeOutbox(ctx)
}
