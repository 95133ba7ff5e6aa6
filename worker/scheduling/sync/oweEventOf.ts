import type { BookingRow } from '../store'
import { oweEvent } from './objectStore'

/** Has the booking's event brought into agreement with it, if it has one. */
export function oweEventOf(storage: DurableObjectStorage, booking: BookingRow, now: number): void {
  const { id, event_provider: provider, event_calendar_id: calendarId, event_id: eventId } = booking
  if (provider && calendarId) oweEvent(storage, { bookingId: id, provider, calendarId, eventId }, now)
}
