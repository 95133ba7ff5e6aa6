import { MINUTE_MS } from '../../../contract/durations'
import type { BookingStatus } from '../../../contract/scheduling'
import { newId } from '../../platform/ids'
import type { OpenFacts } from '../slots/withFacts'
import {
  type BookingRow,
  deleteHold,
  deleteHoldOfBooking,
  findBookingRow,
  findSettings,
  type HoldRow,
  insertHold,
  updateBookingNotes,
  updateBookingStatus,
  updateBookingTimes,
} from '../store'
import { oweEventOf } from '../sync/oweEventOf'
import { HOLD_MS } from './holdSlot'
import { MOST_MOVES } from './limits'
import { type By, owedBy } from './owed'
import { type NotTaken, type Seat, takeSlot } from './takeSlot'

type Changed = { outcome: 'changed'; booking: BookingRow }
export type NotChanged =
  | { outcome: 'unknown-booking' }
  | { outcome: 'over' }
  | { outcome: 'too-late'; changeMinutes: number }
  | { outcome: 'moved-often' }
export type Canceling = { id: string; by?: By | undefined }
export type Noting = { id: string; notes: string | null; by: By }
export type Attendance = { id: string; status: Exclude<BookingStatus, 'canceled'>; by: By }
export type Move = { id: string; start: number; by?: By | undefined; holdId?: string | undefined; facts: OpenFacts }

/** A booking that still can be changed: confirmed, not begun and, by its visitor, within the time that the owner set. */
function changeable(
  storage: DurableObjectStorage,
  { id, by }: { id: string; by?: By | undefined },
  now: number,
): BookingRow | NotChanged {
  const booking = findBookingRow(storage, id)
  if (!booking || booking.status === 'pending') return { outcome: 'unknown-booking' }
  if (booking.status !== 'confirmed' || booking.starts_at <= now) return { outcome: 'over' }
  const changeMinutes = findSettings(storage)?.changeMinutes ?? 0
  if (!by && now > booking.starts_at - changeMinutes * MINUTE_MS) return { outcome: 'too-late', changeMinutes }
  return booking
}

/** Each move mails the visitor's address, which nobody has confirmed, and the owner. */
function movable(storage: DurableObjectStorage, move: Move, now: number): BookingRow | NotChanged {
  const booking = changeable(storage, move, now)
  const isOften = !move.by && !('outcome' in booking) && booking.visitor_moves >= MOST_MOVES
  return isOften ? { outcome: 'moved-often' } : booking
}

const changed = (storage: DurableObjectStorage, id: string): Changed | NotChanged => {
  const booking = findBookingRow(storage, id)
  return booking ? { outcome: 'changed', booking } : { outcome: 'unknown-booking' }
}

/** Another free time of its service, with who does it now if they are free then. */
function seatFor(storage: DurableObjectStorage, booking: BookingRow, { start, holdId, by, facts }: Move, now: number) {
  const around = { now, facts, except: holdId ? [booking.id, holdId] : [booking.id], isOwn: by !== undefined }
  const wanted = { serviceId: booking.service_id, start }
  const staying = takeSlot(storage, { ...wanted, staffId: booking.staff_id }, around)
  return staying.outcome === 'free' ? staying : takeSlot(storage, wanted, around)
}

/** Moves it to another free time; to its own time it stays as it is. */
export function moveBooking(storage: DurableObjectStorage, move: Move, now: number): Changed | NotChanged | NotTaken {
  return storage.transactionSync(() => {
    const booking = movable(storage, move, now)
    if ('outcome' in booking) return booking
    if (booking.starts_at === move.start) return { outcome: 'changed', booking }
    const seat = seatFor(storage, booking, move, now)
    if (seat.outcome !== 'free') return seat
    updateBookingTimes(storage, move.id, timesOf(seat), owedBy(now, move.by))
    if (move.holdId) deleteHold(storage, move.holdId)
    return changed(storage, move.id)
  })
}

const timesOf = ({ times, staffName }: Seat) => ({ ...times, staff_name: staffName })

/** Keeps the time that a booking is being moved to until a connected calendar has moved its event. */
export function holdMove(
  storage: DurableObjectStorage,
  move: Move,
  now: number,
): { outcome: 'held'; hold: HoldRow; booking: BookingRow } | NotChanged | NotTaken {
  return storage.transactionSync(() => {
    const booking = movable(storage, move, now)
    if ('outcome' in booking) return booking
    deleteHoldOfBooking(storage, booking.id)
    const seat = seatFor(storage, booking, move, now)
    if (seat.outcome !== 'free') return seat
    const hold: HoldRow = {
      id: newId('hold'),
      service_id: booking.service_id,
      ...seat.times,
      session_id: null,
      booking_id: booking.id,
      asker: null,
      is_offer: 0,
      expires_at: now + HOLD_MS,
    }
    insertHold(storage, hold)
    return { outcome: 'held', hold, booking }
  })
}

/** Frees its time. Canceling again is no fault. */
export function cancelBooking(storage: DurableObjectStorage, canceling: Canceling, now: number): Changed | NotChanged {
  const { id, by } = canceling
  return storage.transactionSync(() => {
    const booking = changeable(storage, canceling, now)
    if (!('outcome' in booking)) {
      deleteHoldOfBooking(storage, id)
      oweEventOf(storage, booking, now)
      updateBookingStatus(storage, id, { status: 'canceled', change: 'canceled' }, owedBy(now, by))
      return changed(storage, id)
    }
    const known = findBookingRow(storage, id)
    return known?.status === 'canceled' ? { outcome: 'changed', booking: known } : booking
  })
}

/** What the business's people note on it. */
export function noteBooking(
  storage: DurableObjectStorage,
  { id, notes, by }: Noting,
  now: number,
): Changed | NotChanged {
  return storage.transactionSync(() => {
    const booking = findBookingRow(storage, id)
    if (!booking || booking.status === 'pending') return { outcome: 'unknown-booking' }
    if (booking.notes !== notes) updateBookingNotes(storage, id, notes, owedBy(now, by))
    return changed(storage, id)
  })
}

/** Whether the visitor came, once it has begun; either may be taken back. */
export function markBooking(
  storage: DurableObjectStorage,
  { id, status, by }: Attendance,
  now: number,
): Changed | NotChanged | { outcome: 'not-begun' } {
  return storage.transactionSync(() => {
    const booking = findBookingRow(storage, id)
    if (!booking || booking.status === 'pending') return { outcome: 'unknown-booking' }
    if (booking.status === status) return { outcome: 'changed', booking }
    if (booking.status === 'canceled') return { outcome: 'over' }
    if (booking.starts_at > now) return { outcome: 'not-begun' }
    updateBookingStatus(storage, id, { status, change: status === 'no-show' ? status : 'came' }, owedBy(now, by))
    return changed(storage, id)
  })
}
