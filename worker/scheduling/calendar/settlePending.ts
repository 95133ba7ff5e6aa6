import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import type { BookingRow } from '../store'
import { giveUpBooking } from './pending'

/** Lets a booking go whose Worker never came back; nobody was told that it is confirmed. Throws if it has to be tried again. */
export async function settlePending(
  ctx: Context,
  storage: DurableObjectStorage,
  { booking }: { businessId: string; booking: BookingRow },
): Promise<void> {
  giveUpBooking(storage, booking.id, ctx.now())
  log.warn('booking.let-go', { bookingId: booking.id })
}
