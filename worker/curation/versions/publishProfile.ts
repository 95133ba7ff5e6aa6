import { assembleProfile, findBusiness, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { admitChanges } from './admitChanges'

const MOST_ROUNDS = 5

/**
 * Passes saved changes through the publish gate and writes the profile to KV. Parallel calls are possible and KV has no order: each one
 * checks after its write that D1 still has that revision, so that the last one leaves the newest. If it dies in between, the outbox calls
 * it again.
 */
export async function publishProfile(ctx: Context, businessId: string, changedBy?: string): Promise<void> {
  await admitChanges(ctx, businessId, changedBy)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const profile = await assembleProfile(ctx, businessId)
    if (!profile) return ctx.env.KV.delete(profileKey(businessId))
    await ctx.env.KV.put(profileKey(businessId), JSON.stringify(profile))
    const row = await findBusiness(ctx, businessId)
    if (row?.revision === profile.revision && row.liveVersionId === profile.versionId) {
      await outboxRow(ctx, ctx.tenants, { kind: 'questions.ask-again', payload: { businessId } })
      return
    }
  }
  throw new Error(`Business ${businessId} was changed during each of ${MOST_ROUNDS} attempts to publish it`)
}
