import type { BookingRecord, Visit } from '../record/booking'
import type { BookingRow } from '../store'
import type { By } from './owed'

/** A booking of the object as everything else knows it. Not for pending ones, which nobody is told of. */
export function bookingOf(row: BookingRow): BookingRecord {
  if (row.status === 'pending') throw new Error(`Booking ${row.id} is still pending`)
  // `visit` and `changed_by` are written only by this domain, from the same types.
  const visit: Visit = JSON.parse(row.visit)
  const by: By | null = row.changed_by && JSON.parse(row.changed_by)
  return {
    id: row.id,
    serviceId: row.service_id,
    serviceName: row.service_name,
    staffId: row.staff_id,
    staffName: row.staff_name,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    change: row.change,
    by,
    name: row.name,
    email: row.email,
    phone: row.phone,
    place: row.place,
    notes: row.notes,
    timeZone: row.time_zone,
    sessionId: row.session_id,
    source: row.source,
    eventUid: row.event_uid,
    sequence: row.sequence,
    createdAt: row.created_at,
    updatedAt: row.changed_at,
    visit,
  }
}
