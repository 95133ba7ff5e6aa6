import { type Contact, isSamePhone, mentionsContact, withoutContact } from '../../text/contact'
import { deleteAttemptOf } from '../calendly/objectStore'
import {
  type BookingRow,
  deleteBookingRow,
  deleteHoldOfBooking,
  deleteHoldOfSession,
  findAllBookings,
  findBookingRow,
  setNotes,
} from '../store'
import { oweEventOf } from '../sync/oweEventOf'

/** `contact` is empty where only what hangs on the ids is still to be deleted. */
export type Forgotten = { bookingIds: string[]; leadSessionIds: string[]; contact: Contact }

const isTheirs = ({ id, email, phone, session_id }: BookingRow, { bookingIds, leadSessionIds, contact }: Forgotten) =>
  bookingIds.includes(id) ||
  (session_id !== null && leadSessionIds.includes(session_id)) ||
  contact.emails.includes(email.toLowerCase()) ||
  (phone !== null && contact.phones.some((one) => isSamePhone(phone, one)))

/** The ids of a visitor's bookings. */
export const bookingsOfVisitor = (storage: DurableObjectStorage, visitor: Forgotten): string[] =>
  findAllBookings(storage)
    .filter((row) => isTheirs(row, visitor))
    .map(({ id }) => id)

/** Deletes a visitor's bookings, also those to come, with their events, and their addresses in notes on others; answers how many. */
export function forgetVisitor(storage: DurableObjectStorage, visitor: Forgotten, now: number): number {
  return storage.transactionSync(() => {
    for (const sessionId of visitor.leadSessionIds) deleteHoldOfSession(storage, sessionId)
    const ids = bookingsOfVisitor(storage, visitor)
    // `visitor.bookingIds` has the bookings at Calendly too, which only D1 knows.
    deleteBookings(storage, [...new Set([...ids, ...visitor.bookingIds])], now)
    for (const { id, notes } of findAllBookings(storage))
      if (notes && mentionsContact(notes, visitor.contact))
        setNotes(storage, id, withoutContact(notes, visitor.contact))
    return ids.length
  })
}

export function deleteBookings(storage: DurableObjectStorage, ids: string[], now: number): void {
  for (const id of ids) {
    deleteAttemptOf(storage, id)
    const booking = findBookingRow(storage, id)
    if (!booking) continue
    // What is over stays in the owner's own calendar.
    if (booking.status !== 'canceled' && booking.ends_at > now) oweEventOf(storage, booking, now)
    deleteHoldOfBooking(storage, id)
    deleteBookingRow(storage, id)
  }
}
