import { log } from '../../platform/log/log'
import { recordBooking } from '../record/recordBooking'
import { findDueBookings, nextBookingDue, postponeBooking, setBookingRecorded } from '../store'
import { bookingOf } from './bookingOf'
import type { CalendarJob } from './calendarJob'
import { retryAt } from './owed'
import { settlePending } from './settlePending'

/** What a Worker left undone: bookings that D1 hasn't got, and pending ones that nobody confirmed. */
export const owedBookings: CalendarJob = {
  name: 'owed-bookings',
  dueAt: nextBookingDue,
  async run(ctx, storage, businessId) {
    for (const row of findDueBookings(storage, ctx.now())) {
      try {
        if (row.status === 'pending') await settlePending(ctx, storage, { businessId, booking: row })
        else {
          await recordBooking(ctx, businessId, bookingOf(row))
          setBookingRecorded(storage, row.id, row.sequence)
        }
      } catch (error) {
        log.error('booking.still-owed', { bookingId: row.id, failures: row.failures, error })
        postponeBooking(storage, row.id, retryAt(ctx.now(), row.failures + 1))
      }
    }
  },
}
