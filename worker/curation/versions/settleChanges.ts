import { findWaitingVersion } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { admitChanges } from './admitChanges'

/** Does at once what the outbox owes for a change, for whoever made it to hear whether it waits. Where that fails, the outbox goes on. */
export async function settleChanges(ctx: Context, businessId: string, changedBy: string): Promise<boolean> {
  try {
    await admitChanges(ctx, businessId, changedBy)
  } catch (error) {
    log.warn('changes.not-settled', { businessId, error })
  }
  return (await findWaitingVersion(ctx, businessId)) !== undefined
}
