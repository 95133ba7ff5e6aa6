import type { Context } from '../../platform/context'
import { askerHash } from '../../platform/http/askerHash'
import type { AttemptKind } from './rules'
import { takeAttempt } from './takeAttempt'

/** Counts what a visitor asks of a business, by their address block; whose address is unknown isn't counted. Throws 429 while a pause lasts. */
export async function takeAskersAttempt(ctx: Context, kind: AttemptKind, businessId: string): Promise<void> {
  const asker = await askerHash(ctx, businessId)
  if (asker) await takeAttempt(ctx, kind, asker)
}
