import { findWaiting } from '../../businesses/versions/store'
import type { Context } from '../../context'
import { errorText } from '../../errorText'
import { admitChanges } from './admitChanges'

/** Does at once what the outbox owes for a change, for whoever made it to hear whether it waits. Where that fails, the outbox goes on. */
export async function settleChanges(ctx: Context, businessId: string, changedBy: string): Promise<boolean> {
  try {
    await admitChanges(ctx, businessId, changedBy)
  } catch (error) {
    console.warn(JSON.stringify({ event: 'changes.not-settled', business: businessId, error: errorText(error) }))
  }
  return (await findWaiting(ctx, businessId)) !== undefined
}
