import { isLiveStatus, PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses'
import type { Context } from '../platform/context'
import { keyedHash } from '../platform/crypto/keyedHash'
import { addressBlock } from '../platform/http/addressBlock'
import { log } from '../platform/log/log'
import { billingPeriod } from './billingPeriod'
import { meter } from './meterObject'

/**
 * `over`: the month's conversations are used up, or there is no live plan; answered from facts only. `uncounted`: part of a flood;
 * answered from facts and not counted.
 */
export type QuotaVerdict = 'within' | 'over' | 'uncounted'

/** Counted conversations per address block, customer and day: more than a shop's own network starts, far fewer than a plan's month. */
const COUNTED_A_DAY = 50

/** The longest a visitor waits for the count. */
const PATIENCE_MS = 1_000

async function visitorOf(ctx: Context, customerId: string) {
  if (!ctx.client) return undefined
  const day = new Date(ctx.now()).toISOString().slice(0, 10)
  const { address } = ctx.client
  const key = await keyedHash(ctx, [day, customerId, addressBlock(address) ?? address])
  return { key, day, most: COUNTED_A_DAY * ctx.settings.RATE_LIMIT_SCALE }
}

/** The plan's conversations per month; null if unlimited, 0 without a live plan. */
export const conversationLimit = ({ plan }: Pick<BusinessProfile, 'plan'>): number | null =>
  plan.id && isLiveStatus(plan.subscriptionStatus) ? (PLANS[plan.id].conversationLimit ?? null) : 0

/** Counts the conversation and says whether it is within the plan; null if the Meter doesn't answer in time. */
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
