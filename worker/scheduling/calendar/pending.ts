import {
  type BookingEvent,
  type BookingRow,
  deleteHold,
  deletePendingBooking,
  findBookingRow,
  setBookingConfirmed,
  setBookingEvent,
} from '../store'
import { eventPlan } from '../sync/eventPlan'
import { oweEvent } from '../sync/objectStore'
import { oweEventOf } from '../sync/oweEventOf'
import { owedBy } from './owed'

/** The connected calendar has its event, or none takes any. Answers the booking; null if it was let go meanwhile: its event goes too. */
export function confirmBooking(
  storage: DurableObjectStorage,
  { id, event }: { id: string; event: BookingEvent | null },
  now: number,
): BookingRow | null {
  return storage.transactionSync(() => {
    setBookingConfirmed(storage, id, owedBy(now))
    const booking = findBookingRow(storage, id)
    if (!booking && event) oweEvent(storage, { bookingId: id, ...event, eventId: event.id }, now)
    if (!booking || !event) return booking ?? null
    setBookingEvent(storage, id, event)
    return findBookingRow(storage, id) ?? null
  })
}

/** The same where its event may have been written: it is looked after until it surely is gone. */
export function giveUpBooking(storage: DurableObjectStorage, id: string, now: number): void {
  storage.transactionSync(() => {
    const { writer } = eventPlan(storage)
    if (releaseBooking(storage, id) && writer) oweEvent(storage, { bookingId: id, ...writer }, now)
  })
}

/** Frees the time of a booking that the connected calendar did not take. False if it was confirmed, or let go, before. */
export const releaseBooking = (storage: DurableObjectStorage, id: string): boolean =>
  deletePendingBooking(storage, id).length > 0

/** Lets a move go whose event may have been moved all the same: it is brought back to where the booking is. */
export function giveUpMove(
  storage: DurableObjectStorage,
  { bookingId, holdId }: { bookingId: string; holdId: string },
  now: number,
): void {
  storage.transactionSync(() => {
    deleteHold(storage, holdId)
    const booking = findBookingRow(storage, bookingId)
    if (booking) oweEventOf(storage, booking, now)
  })
}
