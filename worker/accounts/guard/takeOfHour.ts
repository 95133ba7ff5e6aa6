import { HOUR_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { tooManyAttempts } from '../errors'
import { takeCall } from './takeCall'

/** Counts something that may be done so many times an hour. Throws 429 beyond that. */
export async function takeOfHour(ctx: Context, subject: string, limit: number): Promise<void> {
  const { isWithin, resetMs } = await takeCall(ctx, subject, { limit, windowMs: HOUR_MS })
  if (!isWithin) throw tooManyAttempts(resetMs)
}
