import { isLive, PLANS } from '../../contract/plans'
import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { sha256 } from '../crypto/digest'
import { errorText } from '../errorText'
import { meter } from '../objects'
import { billingPeriod } from './billingPeriod'

/** `over`: the month's conversations are used up, or there is no live plan; they are answered from facts alone (readings 22 and 30). */
export type QuotaVerdict = 'within' | 'over'

/** New conversations of one address with one owner in a day: beyond what a shop's own network makes, far below a plan's month. */
const COUNTED_A_DAY = 50

/** A visitor doesn't wait longer than this for our book-keeping. */
const PATIENCE_MS = 1_000

async function visitorOf(ctx: Context, customerId: string) {
  if (!ctx.client) return undefined
  const day = new Date(ctx.now()).toISOString().slice(0, 10)
  const key = await sha256(JSON.stringify([day, customerId, ctx.client.address]))
  return { key, day, most: COUNTED_A_DAY * ctx.settings.RATE_LIMIT_SCALE }
}

/** Counts the conversation for its customer and says whether the plan holds it; null where the Meter can't say. */
export async function askQuota(
  ctx: Context,
  { customerId, country, plan }: BusinessProfile,
  conversationId: string,
): Promise<QuotaVerdict | null> {
  const limit = plan.id && isLive(plan.subscriptionStatus) ? (PLANS[plan.id].conversationLimit ?? null) : 0
  try {
    const counting = meter(ctx, customerId, country).count({
      conversationId,
      customerId,
      period: billingPeriod(ctx.now()),
      limit,
      origin: ctx.origin,
      visitor: await visitorOf(ctx, customerId),
    })
    const number = await Promise.race([counting, scheduler.wait(PATIENCE_MS)])
    if (number === undefined) throw new Error(`No answer after ${PATIENCE_MS} ms`)
    return limit === null || (number !== null && number <= limit) ? 'within' : 'over'
  } catch (error) {
    console.warn(JSON.stringify({ event: 'quota.unknown', customerId, conversationId, error: errorText(error) }))
    return null
  }
}
