import { takeCall } from '../../accounts'
import type { CallRate, Context } from '../../platform/context'
import { rateHeaders } from '../../platform/http/apiKeyAccess'
import { tooManyCalls } from '../errors'

const LIMIT = 120
const WINDOW_SECONDS = 60

/** Counts a call of a key. Throws 429 beyond the limit. */
export async function takeFromRate(ctx: Context, keyId: string): Promise<CallRate> {
  const counted = await takeCall(ctx, keyId, { limit: LIMIT, windowMs: WINDOW_SECONDS * 1000 })
  const rate: CallRate = {
    limit: counted.limit,
    windowSeconds: WINDOW_SECONDS,
    remaining: counted.remaining,
    resetSeconds: Math.ceil(counted.resetMs / 1000),
  }
  if (!counted.isWithin) throw tooManyCalls(rate.resetSeconds, rateHeaders(rate))
  return rate
}
