import { isLiveStatus, PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { sha256 } from '../platform/crypto/digest'
import { addressBlock } from '../platform/http/addressBlock'
import { log } from '../platform/log/log'
import { billingPeriod } from './billingPeriod'
import { meter } from './meterObject'

/**
 * `over`: the month's conversations are used up, or there is no live plan; they are answered from facts alone (readings 22 and 30).
 * `uncounted`: one of a flood; it is answered in the same way, and the month doesn't know of it.
 */
export type QuotaVerdict = 'within' | 'over' | 'uncounted'

/** New conversations of one address block with one owner in a day: beyond what a shop's own network makes, far below a plan's month. */
const COUNTED_A_DAY = 50

/** A visitor doesn't wait longer than this for our book-keeping. */
const PATIENCE_MS = 1_000

async function visitorOf(ctx: Context, customerId: string) {
  if (!ctx.client) return undefined
  const day = new Date(ctx.now()).toISOString().slice(0, 10)
  const { address } = ctx.client
  const key = await sha256(JSON.stringify([day, customerId, addressBlock(address) ?? address]))
  return { key, day, most: COUNTED_A_DAY * ctx.settings.RATE_LIMIT_SCALE }
}

/** What the plan holds; null for any number, 0 where there is no live one. */
export const conversationLimit = ({ plan }: Pick<BusinessProfile, 'plan'>): number | null =>
  plan.id && isLiveStatus(plan.subscriptionStatus) ? (PLANS[plan.id].conversationLimit ?? null) : 0

/** Counts the conversation for its customer and says whether the plan holds it; null where the Meter can't say. */
export async function countTowardsQuota(
  ctx: Context,
  profile: BusinessProfile,
  conversationId: string,
): Promise<QuotaVerdict | null> {
  const { customerId, country } = profile
  const limit = conversationLimit(profile)
  try {
    const counting = meter(ctx, customerId, country).count({
      conversationId,
      customerId,
      businessId: profile.id,
      period: billingPeriod(ctx.now()),
      at: ctx.now(),
      limit,
      origin: ctx.origin,
      scale: ctx.settings.RATE_LIMIT_SCALE,
      visitor: await visitorOf(ctx, customerId),
    })
    const counted = await Promise.race([counting, scheduler.wait(PATIENCE_MS)])
    if (counted === undefined) throw new Error(`No answer after ${PATIENCE_MS} ms`)
    if ('uncounted' in counted) return 'uncounted'
    return limit === null || counted.number <= limit ? 'within' : 'over'
  } catch (error) {
    log.warn('quota.unknown', { customerId, conversationId, error })
    return null
  }
}
