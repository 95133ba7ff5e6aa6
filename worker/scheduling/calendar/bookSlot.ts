import { newId } from '../../platform/ids'
import { type BookingRow, deleteHold, findBookingByKey, findHold, insertBooking } from '../store'
import { type Chosen, type NotTaken, takeSlot } from './takeSlot'

export type BookingInput = Chosen &
  Pick<BookingRow, 'name' | 'email' | 'phone' | 'notes'> & {
    timeZone: string | null
    sessionId: string | null
    holdId: string | null
    dedupeKey: string
  }
export type Booked = { outcome: 'booked'; booking: BookingRow; isNew: boolean }

/** Books a free time, or the one that the visitor holds. The same request again is the same booking. */
export function bookSlot(storage: DurableObjectStorage, input: BookingInput, now: number): Booked | NotTaken {
  return storage.transactionSync(() => {
    const known = findBookingByKey(storage, input.dedupeKey)
    if (known) return { outcome: 'booked', booking: known, isNew: false }
    const held = input.holdId ? findHold(storage, input.holdId) : undefined
    const isTheirs = held?.service_id === input.serviceId && held.starts_at === input.start
    const except = held && isTheirs ? [held.id] : []
    const staffId = input.staffId ?? (isTheirs ? held.staff_id : null)
    const seat = takeSlot(storage, { ...input, staffId }, { now, except })
    if (seat.outcome !== 'free') return seat
    const booking: BookingRow = {
      id: newId('booking'),
      service_id: input.serviceId,
      service_name: seat.service.name,
      ...seat.times,
      status: 'confirmed',
      name: input.name,
      email: input.email,
      phone: input.phone,
      notes: input.notes,
      time_zone: input.timeZone,
      session_id: input.sessionId,
      dedupe_key: input.dedupeKey,
      sequence: 0,
      created_at: now,
      changed_at: now,
    }
    insertBooking(storage, booking)
    for (const id of except) deleteHold(storage, id)
    return { outcome: 'booked', booking, isNew: true }
  })
}
