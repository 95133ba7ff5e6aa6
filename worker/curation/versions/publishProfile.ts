import { assembleProfile, findBusiness, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { outboxRow } from '../../platform/outbox/writeOutbox'
import { admitChanges } from './admitChanges'

const MOST_ROUNDS = 5

/**
 * Lets through what was saved, where it may go live, and puts the profile where the edge reads it. Several may do so at once, and KV knows
 * no order: whoever put sees to it that D1 still has what was put, so that the last one to put leaves the newest revision there. One who
 * dies in between is called again by the outbox.
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
