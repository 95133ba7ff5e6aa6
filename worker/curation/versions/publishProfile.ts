import { assembleProfile, type BusinessProfile, findBusiness, profileKey } from '../../businesses'
import type { Context } from '../../platform/context'
import { isNotOwed, outboxRowIf } from '../../platform/outbox/writeOutbox'
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
    const known = await ctx.env.KV.get<BusinessProfile>(profileKey(businessId), 'json')
    // Before the profile is written: a run that dies in between asks twice rather than never.
    if (known?.versionId !== profile.versionId) await askAgainOwed(ctx, businessId)
    await ctx.env.KV.put(profileKey(businessId), JSON.stringify(profile))
    const row = await findBusiness(ctx, businessId)
    if (row?.revision === profile.revision && row.liveVersionId === profile.versionId) return
  }
  throw new Error(`Business ${businessId} was changed during each of ${MOST_ROUNDS} attempts to publish it`)
}

/** Open questions may be answered by now. Only what answers stand on counts: a new site or color answers none. */
const askAgainOwed = (ctx: Context, businessId: string) =>
  outboxRowIf(
    ctx,
    ctx.tenants,
    { kind: 'questions.ask-again', payload: { businessId } },
    isNotOwed('questions.ask-again', 'businessId', businessId),
  )
