import {
  type BookingEvent,
  type BookingRow,
  deletePendingBooking,
  findBooking,
  setBookingConfirmed,
  setBookingEvent,
} from '../store'
import { owedBy } from './owed'

/** The connected calendar has its event. Answers the booking; null if it was let go meanwhile, and its event has to go too. */
export function confirmBooking(
  storage: DurableObjectStorage,
  { id, event }: { id: string; event: BookingEvent },
  now: number,
): BookingRow | null {
  return storage.transactionSync(() => {
    setBookingConfirmed(storage, id, owedBy(now))
    const booking = findBooking(storage, id)
    if (!booking) return null
    setBookingEvent(storage, id, event)
    return findBooking(storage, id) ?? null
  })
}

/** Frees the time of a booking that the connected calendar did not take. False if it was confirmed, or let go, before. */
export const releaseBooking = (storage: DurableObjectStorage, id: string): boolean =>
  deletePendingBooking(storage, id).length > 0
