import type { Context } from '../../../platform/context'
import { calendarOf } from '../../calendarObject'
import { deleteWaiting, lookForWaiting, type WaitingRow } from './store'

/** Takes somebody off the list; what was held for them goes to the next person. */
export async function endWaiting(ctx: Context, row: WaitingRow, country: string): Promise<void> {
  if (row.offeredHoldId) await calendarOf(ctx, row.businessId, country).letGo(row.offeredHoldId)
  await ctx.tenants.batch([deleteWaiting(ctx, row), lookForWaiting(ctx, row.businessId)])
}
