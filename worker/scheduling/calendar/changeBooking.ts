import { type BookingRow, findBooking, updateBookingStatus, updateBookingTimes } from '../store'
import { type NotTaken, takeSlot } from './takeSlot'

type Changed = { outcome: 'changed'; booking: BookingRow }
export type NotChanged = { outcome: 'unknown-booking' } | { outcome: 'over' }

/** A booking that still can be changed: confirmed, and not begun. */
function changeable(storage: DurableObjectStorage, id: string, now: number): BookingRow | NotChanged {
  const booking = findBooking(storage, id)
  if (!booking) return { outcome: 'unknown-booking' }
  return booking.status === 'confirmed' && booking.starts_at > now ? booking : { outcome: 'over' }
}

const changed = (storage: DurableObjectStorage, id: string): Changed | NotChanged => {
  const booking = findBooking(storage, id)
  return booking ? { outcome: 'changed', booking } : { outcome: 'unknown-booking' }
}

/** Moves it to another free time of its service; to its own time it stays as it is. */
export function moveBooking(
  storage: DurableObjectStorage,
  { id, start }: { id: string; start: number },
  now: number,
): Changed | NotChanged | NotTaken {
  return storage.transactionSync(() => {
    const booking = changeable(storage, id, now)
    if ('outcome' in booking) return booking
    if (booking.starts_at === start) return { outcome: 'changed', booking }
    const around = { now, except: [id] }
    const staying = takeSlot(storage, { serviceId: booking.service_id, start, staffId: booking.staff_id }, around)
    // Whoever was to do it may be busy then.
    const seat =
      staying.outcome === 'free' ? staying : takeSlot(storage, { serviceId: booking.service_id, start }, around)
    if (seat.outcome !== 'free') return seat
    updateBookingTimes(storage, id, seat.times, now)
    return changed(storage, id)
  })
}

/** Frees its time. Canceling again is no fault. */
export function cancelBooking(storage: DurableObjectStorage, id: string, now: number): Changed | NotChanged {
  return storage.transactionSync(() => {
    const booking = changeable(storage, id, now)
    if (!('outcome' in booking)) {
      updateBookingStatus(storage, id, 'canceled', now)
      return changed(storage, id)
    }
    const known = findBooking(storage, id)
    return known?.status === 'canceled' ? { outcome: 'changed', booking: known } : booking
  })
}
