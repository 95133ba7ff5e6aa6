import { findWaitingVersion } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { admitChanges } from './admitChanges'

/** Passes a change through the publish gate at once and answers whether it waits. If that fails, the outbox does it later. */
export async function settleChanges(ctx: Context, businessId: string, changedBy: string): Promise<boolean> {
  try {
    await admitChanges(ctx, businessId, changedBy)
  } catch (error) {
    log.warn('changes.not-settled', { businessId, error })
  }
  return (await findWaitingVersion(ctx, businessId)) !== undefined
}
