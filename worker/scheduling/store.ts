import type { BookingStatus, CalendarSettings } from '../../contract/scheduling'
import { countRows, first, insert, rows } from '../platform/db/query'
import type { Taken } from './slots/freeSlots'
import type { Span } from './slots/spans'

type Storage = DurableObjectStorage

export type BookingRow = {
  id: string
  service_id: string
  service_name: string
  staff_id: string | null
  resource_ids: string
  starts_at: number
  ends_at: number
  free_at: number
  status: BookingStatus
  name: string
  email: string
  phone: string | null
  notes: string | null
  time_zone: string | null
  session_id: string | null
  dedupe_key: string
  sequence: number
  created_at: number
  changed_at: number
}
export type HoldRow = Pick<
  BookingRow,
  'id' | 'service_id' | 'staff_id' | 'resource_ids' | 'starts_at' | 'ends_at' | 'free_at' | 'session_id'
> & { expires_at: number }

export function findSettings(storage: Storage): CalendarSettings | undefined {
  const row = first<{ settings: string }>(storage)`SELECT settings FROM settings`
  return row && JSON.parse(row.settings)
}

export const saveSettingsRow = (storage: Storage, settings: CalendarSettings, now: number) =>
  rows(storage)`INSERT INTO settings VALUES (1, ${JSON.stringify(settings)}, ${now})
    ON CONFLICT DO UPDATE SET settings = excluded.settings, saved_at = excluded.saved_at`

type TakenRow = Pick<BookingRow, 'staff_id' | 'resource_ids' | 'starts_at' | 'free_at'>
const takenOf = ({ staff_id, resource_ids, starts_at, free_at }: TakenRow): Taken => ({
  start: starts_at,
  end: free_at,
  staffId: staff_id,
  resourceIds: JSON.parse(resource_ids),
})

/** Bookings and holds within the span, without those named. */
export function findTaken(
  storage: Storage,
  { start, end }: Span,
  now: number,
  except: readonly string[] = [],
): Taken[] {
  const bookings = rows<TakenRow & { id: string }>(storage)`
    SELECT id, staff_id, resource_ids, starts_at, free_at FROM bookings
    WHERE status = 'confirmed' AND free_at > ${start} AND starts_at < ${end}`
  const holds = rows<TakenRow & { id: string }>(storage)`
    SELECT id, staff_id, resource_ids, starts_at, free_at FROM holds
    WHERE expires_at > ${now} AND free_at > ${start} AND starts_at < ${end}`
  return [...bookings, ...holds].filter(({ id }) => !except.includes(id)).map(takenOf)
}

export const findBooking = (storage: Storage, id: string) =>
  first<BookingRow>(storage)`SELECT * FROM bookings WHERE id = ${id}`

export const findBookingByKey = (storage: Storage, key: string) =>
  first<BookingRow>(storage)`SELECT * FROM bookings WHERE dedupe_key = ${key}`

export const insertBooking = (storage: Storage, row: BookingRow) => insert(storage, 'bookings', row)

type Times = Pick<BookingRow, 'staff_id' | 'starts_at' | 'ends_at' | 'free_at'>
export const updateBookingTimes = (storage: Storage, id: string, times: Times, now: number) =>
  rows(
    storage,
  )`UPDATE bookings SET staff_id = ${times.staff_id}, starts_at = ${times.starts_at}, ends_at = ${times.ends_at},
    free_at = ${times.free_at}, sequence = sequence + 1, changed_at = ${now} WHERE id = ${id}`

export const updateBookingStatus = (storage: Storage, id: string, status: BookingStatus, now: number) =>
  rows(storage)`UPDATE bookings SET status = ${status}, sequence = sequence + 1, changed_at = ${now} WHERE id = ${id}`

export const findHold = (storage: Storage, id: string) => first<HoldRow>(storage)`SELECT * FROM holds WHERE id = ${id}`

export const insertHold = (storage: Storage, row: HoldRow) => insert(storage, 'holds', row)

export const deleteHold = (storage: Storage, id: string) => rows(storage)`DELETE FROM holds WHERE id = ${id}`

export const deleteHoldOfSession = (storage: Storage, sessionId: string) =>
  rows(storage)`DELETE FROM holds WHERE session_id = ${sessionId}`

export const deleteExpiredHolds = (storage: Storage, now: number) =>
  rows(storage)`DELETE FROM holds WHERE expires_at <= ${now}`

export const countHolds = (storage: Storage, now: number) => countRows(storage)`holds WHERE expires_at > ${now}`
