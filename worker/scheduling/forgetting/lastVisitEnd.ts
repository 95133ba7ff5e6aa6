import type { Context } from '../../platform/context'
import { findBookingsByIds } from './store'

/** When the last of these visits is over: until then Calendly may tell of it again. */
export async function lastVisitEnd(ctx: Context, businessId: string, bookingIds: string[]): Promise<number> {
  const rows = await findBookingsByIds(ctx, businessId, bookingIds)
  return Math.max(0, ...rows.map(({ endsAt }) => endsAt))
}
