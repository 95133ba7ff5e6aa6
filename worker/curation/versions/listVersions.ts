import type { AnswerVersion } from '../../../contract/curation'
import { findAnswerVersion, findAnswerVersions, ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'

/** What the answers stood on, the newest first, with the one that is live and the one that waits. */
export async function listVersions(ctx: OwnerContext, businessId: string): Promise<AnswerVersion[]> {
  const { id, liveVersionId } = await ownBusiness(ctx, businessId)
  return (await findAnswerVersions(ctx, id)).map((row) => ({
    id: row.id,
    state: row.id === liveVersionId ? 'live' : row.isWaiting ? 'waiting' : 'earlier',
    changes: row.changes,
    by: row.changedBy === null ? 'system' : 'you',
    at: new Date(row.createdAt).toISOString(),
    differences: row.differences ?? [],
  }))
}

/** With what they stood on, one at a time. */
export async function* everyVersion(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const version of await listVersions(ctx, businessId)) {
      const kept = await findAnswerVersion(ctx, businessId, version.id)
      yield { businessId, ...version, basis: kept?.basis ?? null }
    }
  }
}
