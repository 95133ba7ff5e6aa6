import { newId } from '../../platform/ids'
import type { OpenFacts } from '../slots/withFacts'
import { type BookingRow, deleteHold, findBookingByKey, findHold, insertBooking } from '../store'
import { isTrusted } from '../sync/isTrusted'
import { isConnected } from './connectedCalendar'
import { limitReached } from './limits'
import { type By, owedBy, settledBy } from './owed'
import { type Chosen, type NotTaken, takeSlot } from './takeSlot'

export type BookingInput = Chosen &
  Pick<BookingRow, 'name' | 'email' | 'phone' | 'place' | 'notes' | 'source' | 'visit'> & {
    timeZone: string | null
    sessionId: string | null
    holdId: string | null
    dedupeKey: string
    facts: OpenFacts
    /** Who of the business wrote it down; absent: the visitor. */
    by?: By | undefined
  }
export type BookedSlot = { outcome: 'booked'; booking: BookingRow; isNew: boolean }
export type NotBooked =
  | NotTaken
  | { outcome: 'calendar-unavailable' }
  /** The key came with another request before. */
  | { outcome: 'key-reused' }
  | { outcome: 'too-many-bookings'; of: 'visitor' | 'everybody' }

/**
 * Books a free time, or the one that the visitor holds. The same request again is the same booking. With a connected calendar it is pending
 * until that has taken the event.
 */
export function bookSlot(storage: DurableObjectStorage, input: BookingInput, now: number): BookedSlot | NotBooked {
  return storage.transactionSync(() => {
    const known = findBookingByKey(storage, input.dedupeKey)
    if (known && known.dedupe_key !== input.dedupeKey) return { outcome: 'key-reused' }
    if (known) return { outcome: 'booked', booking: known, isNew: false }
    if (!isTrusted(storage, now)) return { outcome: 'calendar-unavailable' }
    const held = input.holdId ? findHold(storage, input.holdId) : undefined
    const isTheirs = held?.service_id === input.serviceId && held.starts_at === input.start
    const except = held && isTheirs ? [held.id] : []
    const staffId = input.staffId ?? (isTheirs ? held.staff_id : null)
    const around = { now, facts: input.facts, except, isOwn: input.source === 'owner' }
    const seat = takeSlot(storage, { ...input, staffId }, around)
    if (seat.outcome !== 'free') return seat
    const enough = input.source === 'owner' ? undefined : limitReached(storage, input, now)
    if (enough) return { outcome: 'too-many-bookings', of: enough }
    const isPending = isConnected(storage)
    const { dueAt, by } = owedBy(now, input.by)
    const booking: BookingRow = {
      id: newId('booking'),
      service_id: input.serviceId,
      service_name: seat.service.name,
      staff_name: seat.staffName,
      ...seat.times,
      status: isPending ? 'pending' : 'confirmed',
      change: 'confirmed',
      source: input.source,
      name: input.name,
      email: input.email,
      phone: input.phone,
      place: input.place,
      notes: input.notes,
      time_zone: input.timeZone,
      session_id: input.sessionId,
      visit: input.visit,
      changed_by: by,
      event_provider: null,
      event_calendar_id: null,
      event_id: null,
      event_etag: null,
      event_uid: null,
      dedupe_key: input.dedupeKey,
      sequence: 0,
      visitor_moves: 0,
      created_at: now,
      changed_at: now,
      due_at: isPending ? settledBy(now) : dueAt,
      failures: 0,
    }
    insertBooking(storage, booking)
    for (const id of except) deleteHold(storage, id)
    return { outcome: 'booked', booking, isNew: true }
  })
}
