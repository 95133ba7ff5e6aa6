import type { Booking } from '../../../contract/scheduling'
import type { Context } from '../../platform/context'
import { bookingView } from '../record/bookingView'
import { findBookingsAfter } from './store'

/** All bookings of a customer's businesses, the last made first. */
export async function* everyBooking(ctx: Context, customerId: string): AsyncGenerator<Booking> {
  let rows = await findBookingsAfter(ctx, customerId, undefined)
  while (rows.length > 0) {
    yield* rows.map(bookingView)
    const last = rows.at(-1)
    rows = last ? await findBookingsAfter(ctx, customerId, { at: last.createdAt, id: last.id }) : []
  }
}
