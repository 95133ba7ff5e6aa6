import type { AnswerVersion } from '../../../contract/curation'
import { findAnswerVersion, findAnswerVersions, ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'

const whoOf = ({ actor }: OwnerContext, changedBy: string | null): AnswerVersion['by'] => {
  if (changedBy === null) return 'system'
  return changedBy === actor.personId ? 'you' : 'team'
}

/** The versions of the answers' basis, the newest first, including the live and the waiting one. */
export async function listVersions(ctx: OwnerContext, businessId: string): Promise<AnswerVersion[]> {
  const { id, liveVersionId } = await ownBusiness(ctx, businessId)
  return (await findAnswerVersions(ctx, id)).map((row) => ({
    id: row.id,
    state: row.id === liveVersionId ? 'live' : row.isWaiting ? 'waiting' : 'earlier',
    changes: row.changes,
    by: whoOf(ctx, row.changedBy),
    at: new Date(row.createdAt).toISOString(),
    differences: row.differences ?? [],
  }))
}

/** The same with their bases, read one at a time. */
export async function* everyVersion(ctx: OwnerContext, businessIds: string[]) {
  for (const businessId of businessIds) {
    for (const version of await listVersions(ctx, businessId)) {
      const kept = await findAnswerVersion(ctx, businessId, version.id)
      yield { businessId, ...version, basis: kept?.basis ?? null }
    }
  }
}
