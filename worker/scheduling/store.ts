import type { SyncedProvider } from '../../contract/outsideCalendars'
import type { BookingChange, BookingSource, BookingStatus } from '../../contract/scheduling'
import { countRows, first, insert, rows } from '../platform/db/query'
import { sameAsker } from './bookingKey'
import type { Taken } from './slots/freeSlots'
import type { Span } from './slots/spans'
import type { KeptSettings } from './slots/withFacts'
import { findBusySpans } from './sync/objectStore'

type Storage = DurableObjectStorage

export type BookingRow = {
  id: string
  service_id: string
  service_name: string
  staff_id: string | null
  staff_name: string | null
  resource_ids: string
  starts_at: number
  ends_at: number
  free_at: number
  status: BookingStatus | 'pending'
  change: BookingChange
  source: BookingSource
  name: string
  email: string
  phone: string | null
  /** Where the business comes to. */
  place: string | null
  notes: string | null
  time_zone: string | null
  session_id: string | null
  visit: string
  changed_by: string | null
  event_provider: SyncedProvider | null
  event_calendar_id: string | null
  event_id: string | null
  event_etag: string | null
  event_uid: string | null
  dedupe_key: string
  sequence: number
  /** How often the visitor has moved it. */
  visitor_moves: number
  created_at: number
  changed_at: number
  due_at: number | null
  failures: number
}
export type HoldRow = Pick<
  BookingRow,
  'id' | 'service_id' | 'staff_id' | 'resource_ids' | 'starts_at' | 'ends_at' | 'free_at' | 'session_id'
> & {
  booking_id: string | null
  /** The address block of who holds it, as a hash; null if it isn't known. */
  asker: string | null
  /** 1: for somebody on the waiting list. */
  is_offer: 0 | 1
  expires_at: number
}

export function findSettings(storage: Storage): KeptSettings | undefined {
  const row = first<{ settings: string }>(storage)`SELECT settings FROM settings`
  return row && JSON.parse(row.settings)
}

export const saveSettingsRow = (storage: Storage, settings: KeptSettings, now: number) =>
  rows(storage)`INSERT INTO settings VALUES (1, ${JSON.stringify(settings)}, ${now})
    ON CONFLICT DO UPDATE SET settings = excluded.settings, saved_at = excluded.saved_at`

type TakenRow = Pick<BookingRow, 'staff_id' | 'resource_ids' | 'starts_at' | 'free_at'>
const takenOf = ({ staff_id, resource_ids, starts_at, free_at }: TakenRow): Taken => ({
  start: starts_at,
  end: free_at,
  staffId: staff_id,
  resourceIds: JSON.parse(resource_ids),
})

/** Bookings, holds, and what is in calendars outside within the span, without those named. */
export function findTaken(
  storage: Storage,
  { start, end }: Span,
  now: number,
  except: readonly string[] = [],
): Taken[] {
  const bookings = rows<TakenRow & { id: string }>(storage)`
    SELECT id, staff_id, resource_ids, starts_at, free_at FROM bookings
    WHERE status IN ('pending', 'confirmed') AND free_at > ${start} AND starts_at < ${end}`
  const holds = rows<TakenRow & { id: string }>(storage)`
    SELECT id, staff_id, resource_ids, starts_at, free_at FROM holds
    WHERE expires_at > ${now} AND free_at > ${start} AND starts_at < ${end}`
  const outside = findBusySpans(storage, { start, end }, except)
  return [
    ...[...bookings, ...holds].filter(({ id }) => !except.includes(id)).map(takenOf),
    ...outside.map((span) => ({ ...span, staffId: null, resourceIds: [] })),
  ]
}

export const findBookingRow = (storage: Storage, id: string) =>
  first<BookingRow>(storage)`SELECT * FROM bookings WHERE id = ${id}`

export const findAllOfSession = (storage: Storage, sessionId: string, now: number) =>
  rows<BookingRow>(storage)`SELECT * FROM bookings
    WHERE session_id = ${sessionId} AND starts_at > ${now} AND status = 'confirmed' ORDER BY starts_at`

/** Under the same key of the same asker, whatever was asked for. */
export function findBookingByKey(storage: Storage, key: string) {
  const { from, before } = sameAsker(key)
  return first<BookingRow>(storage)`SELECT * FROM bookings WHERE dedupe_key >= ${from} AND dedupe_key < ${before}`
}

type Who = { email: string; phone: string | null; sessionId: string | null }
/** How many times to come somebody has, by whatever they are known. */
export const countOpenBookings = (storage: Storage, { email, phone, sessionId }: Who, now: number): number =>
  countRows(storage)`(
    SELECT id FROM bookings WHERE email = ${email} AND starts_at > ${now} AND status IN ('pending', 'confirmed')
    UNION SELECT id FROM bookings WHERE phone = ${phone} AND starts_at > ${now} AND status IN ('pending', 'confirmed')
    UNION SELECT id FROM bookings WHERE session_id = ${sessionId} AND starts_at > ${now} AND status IN ('pending', 'confirmed'))`

export const countVisitorsBookingsSince = (storage: Storage, since: number): number =>
  countRows(storage)`bookings WHERE created_at > ${since} AND source <> 'owner'`

/** The notes alone, with nothing told of it. */
export const setNotes = (storage: Storage, id: string, notes: string) =>
  rows(storage)`UPDATE bookings SET notes = ${notes} WHERE id = ${id}`

export const findAllBookings = (storage: Storage) => rows<BookingRow>(storage)`SELECT * FROM bookings`

export const deleteBookingRow = (storage: Storage, id: string) => rows(storage)`DELETE FROM bookings WHERE id = ${id}`

export const insertBooking = (storage: Storage, row: BookingRow) => insert(storage, 'bookings', row)

/** What is owed after each change: D1 is to have it. */
type Owed = { now: number; dueAt: number; by: string | null }

type Times = Pick<BookingRow, 'staff_id' | 'staff_name' | 'starts_at' | 'ends_at' | 'free_at'>
export const updateBookingTimes = (storage: Storage, id: string, times: Times, { now, dueAt, by }: Owed) =>
  rows(
    storage,
  )`UPDATE bookings SET staff_id = ${times.staff_id}, staff_name = ${times.staff_name}, starts_at = ${times.starts_at},
    ends_at = ${times.ends_at}, free_at = ${times.free_at}, change = 'moved', sequence = sequence + 1,
    visitor_moves = visitor_moves + (${by} IS NULL), changed_at = ${now},
    changed_by = ${by}, due_at = ${dueAt}, failures = 0 WHERE id = ${id}`

export const updateBookingStatus = (
  storage: Storage,
  id: string,
  to: Pick<BookingRow, 'status' | 'change'>,
  { now, dueAt, by }: Owed,
) =>
  rows(storage)`UPDATE bookings SET status = ${to.status}, change = ${to.change},
    dedupe_key = iif(${to.status} = 'canceled', 'canceled:' || id, dedupe_key), sequence = sequence + 1, changed_at = ${now},
    changed_by = ${by}, due_at = ${dueAt}, failures = 0 WHERE id = ${id}`

export const updateBookingNotes = (storage: Storage, id: string, notes: string | null, { now, dueAt, by }: Owed) =>
  rows(storage)`UPDATE bookings SET notes = ${notes}, change = 'noted', sequence = sequence + 1, changed_at = ${now},
    changed_by = ${by}, due_at = ${dueAt}, failures = 0 WHERE id = ${id}`

export const setBookingConfirmed = (storage: Storage, id: string, { now, dueAt }: Omit<Owed, 'by'>) =>
  rows(storage)`UPDATE bookings SET status = 'confirmed', changed_at = ${now}, due_at = ${dueAt}, failures = 0
    WHERE id = ${id} AND status = 'pending'`

/** A booking's event in a connected calendar. */
export type BookingEvent = {
  provider: SyncedProvider
  calendarId: string
  id: string
  etag: string | null
  uid: string | null
}
export const setBookingEvent = (storage: Storage, id: string, event: BookingEvent) =>
  rows(storage)`UPDATE bookings SET event_provider = ${event.provider}, event_calendar_id = ${event.calendarId},
    event_id = ${event.id}, event_etag = ${event.etag}, event_uid = ${event.uid} WHERE id = ${id}`

export const deletePendingBooking = (storage: Storage, id: string) =>
  rows<{ id: string }>(storage)`DELETE FROM bookings WHERE id = ${id} AND status = 'pending' RETURNING id`

/** Some of what is owed: pending ones to settle, others that D1 is to have. */
export const findDueBookings = (storage: Storage, now: number) =>
  rows<BookingRow>(storage)`SELECT * FROM bookings WHERE due_at <= ${now} ORDER BY due_at LIMIT 20`

export const nextBookingDue = (storage: Storage): number | null =>
  first<{ at: number | null }>(storage)`SELECT min(due_at) AS at FROM bookings WHERE due_at IS NOT NULL`?.at ?? null

/** Nothing is owed any more, unless it was changed again meanwhile. */
export const setBookingRecorded = (storage: Storage, id: string, sequence: number) =>
  rows(storage)`UPDATE bookings SET due_at = NULL, failures = 0
    WHERE id = ${id} AND sequence = ${sequence} AND status <> 'pending'`

export const postponeBooking = (storage: Storage, id: string, dueAt: number) =>
  rows(storage)`UPDATE bookings SET due_at = ${dueAt}, failures = failures + 1 WHERE id = ${id}`

export const findHold = (storage: Storage, id: string) => first<HoldRow>(storage)`SELECT * FROM holds WHERE id = ${id}`

export const insertHold = (storage: Storage, row: HoldRow) => insert(storage, 'holds', row)

export const deleteHold = (storage: Storage, id: string) => rows(storage)`DELETE FROM holds WHERE id = ${id}`

export const deleteHoldOfBooking = (storage: Storage, bookingId: string) =>
  rows(storage)`DELETE FROM holds WHERE booking_id = ${bookingId}`

export const deleteHoldOfSession = (storage: Storage, sessionId: string) =>
  rows(storage)`DELETE FROM holds WHERE session_id = ${sessionId}`

export const findHoldsOfSession = (storage: Storage, sessionId: string) =>
  rows<HoldRow>(storage)`SELECT * FROM holds WHERE session_id = ${sessionId}`

export const deleteExpiredHolds = (storage: Storage, now: number) =>
  rows(storage)`DELETE FROM holds WHERE expires_at <= ${now}`

export const findHoldsOfService = (storage: Storage, serviceId: string, now: number) =>
  rows<HoldRow>(storage)`SELECT * FROM holds WHERE expires_at > ${now} AND service_id = ${serviceId}`

/** The holds of visitors who are choosing: not of moves, and not of the waiting list. */
export const countHolds = (storage: Storage, now: number): number =>
  countRows(storage)`holds WHERE expires_at > ${now} AND booking_id IS NULL AND is_offer = 0`

export const countHoldsOfAsker = (storage: Storage, asker: string, now: number): number =>
  countRows(storage)`holds WHERE expires_at > ${now} AND asker = ${asker}`
