import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { bookingOf } from '../calendar/bookingOf'
import { calendarOf } from '../calendarObject'
import type { BookingRow } from '../store'
import { recordBooking } from './recordBooking'

/** Records what the object just stored. Where that fails the object does it later, so nobody has to book again. */
export async function recordNow(
  ctx: Context,
  { id, country }: { id: string; country: string },
  row: BookingRow,
): Promise<void> {
  try {
    await recordBooking(ctx, id, bookingOf(row))
    ctx.waitUntil(calendarOf(ctx, id, country).setRecorded(row.id, row.sequence))
  } catch (error) {
    log.error('booking.recorded-later', { bookingId: row.id, error })
  }
}
