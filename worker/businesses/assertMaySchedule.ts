import type { BusinessPatch } from '../../contract/businesses'
import { assertEntitled } from '../billing'
import type { OwnerContext } from '../platform/context'
import type { BusinessRow } from './store'

/**
 * Calendars of Google and Outlook come with a plan. Who chose one and changed to a smaller plan may go on saving the form: what the plan no
 * longer has stops working, it isn't wiped. Throws 403 saying which plan has it.
 */
export async function assertMaySchedule(
  ctx: OwnerContext,
  { schedulingTier: wanted }: BusinessPatch,
  known?: BusinessRow,
): Promise<void> {
  if (!wanted || wanted === 'calendly' || wanted === known?.schedulingTier) return
  await assertEntitled(ctx, 'calendarSync')
}
