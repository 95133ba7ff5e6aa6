import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { deleteBookingsIn, deleteSomeBookings, findBookingsBefore } from './store'

const OLD_AT_ONCE = 500

/** Deletes up to 500 bookings that were over before a time; true once none is left. */
export async function removeBookingsBefore(
  ctx: Context,
  { id, country }: { id: string; country: string },
  time: number,
): Promise<boolean> {
  const old = (await findBookingsBefore(ctx, id, time, OLD_AT_ONCE)).map((row) => row.id)
  if (old.length === 0) return true
  // First where they come from, so that what fails is found again.
  await calendarOf(ctx, id, country).deleteBookings(old)
  await deleteBookingsIn(ctx, id, old)
  return old.length < OLD_AT_ONCE
}

/** Deletes up to a thousand of a customer's bookings for good; true once none is left. */
export const removeBatchOfBookings = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeBookings(ctx, customerId)).length === 0

export const forgetCalendar = (ctx: Context, businessId: string): Promise<void> => calendarOf(ctx, businessId).forget()
