import type { Context } from '../../platform/context'
import { tooManyAttempts } from '../errors'
import { takeCall } from './takeCall'

const HOUR_MS = 60 * 60_000

/** Counts something that may be done so many times an hour. Throws 429 beyond that. */
export async function takeOfHour(ctx: Context, subject: string, limit: number): Promise<void> {
  const { isWithin, resetMs } = await takeCall(ctx, subject, { limit, windowMs: HOUR_MS })
  if (!isWithin) throw tooManyAttempts(resetMs)
}
