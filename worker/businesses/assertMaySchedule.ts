import type { BusinessPatch } from '../../contract/businesses'
import { assertEntitled } from '../billing'
import type { OwnerContext } from '../platform/context'
import type { BusinessRow } from './store'

/**
 * Throws 403, naming the plan needed, if the form chooses Google or Outlook without the entitlement. After a downgrade the form can still
 * be saved with the earlier choice; it just stops working.
 */
export async function assertMaySchedule(
  ctx: OwnerContext,
  { schedulingTier: wanted }: BusinessPatch,
  known?: BusinessRow,
): Promise<void> {
  if (!wanted || wanted === 'calendly' || wanted === known?.schedulingTier) return
  await assertEntitled(ctx, 'calendarSync')
}
