import type { SyncedProvider } from '../../../contract/outsideCalendars'
import { first, rows } from '../../platform/db/query'
import type { Span } from '../slots/spans'
import type { RemoteEvent } from './CalendarProvider'

type Storage = DurableObjectStorage
type Key = { provider: SyncedProvider; calendarId: string }

/** A calendar outside that counts. */
export type Source = Key & { isChosen: boolean; isWritten: boolean; isBroken: boolean }

export type SourceRow = {
  provider: SyncedProvider
  calendar_id: string
  is_chosen: number
  is_written: number
  is_broken: number
  sync_token: string | null
  known_until: number
  synced_at: number
  due_at: number
  failures: number
  channel_id: string | null
  resource_id: string | null
  channel_expires_at: number | null
}

export const findSources = (storage: Storage) =>
  rows<SourceRow>(storage)`SELECT * FROM sources ORDER BY provider, calendar_id`

export const findSource = (storage: Storage, { provider, calendarId }: Key) =>
  first<SourceRow>(storage)`SELECT * FROM sources WHERE provider = ${provider} AND calendar_id = ${calendarId}`

/** What is synced stays as it is; what is new or was broken is due at once. */
export const upsertSource = (storage: Storage, { provider, calendarId, isChosen, isWritten, isBroken }: Source) =>
  rows(storage)`INSERT INTO sources (provider, calendar_id, is_chosen, is_written, is_broken)
    VALUES (${provider}, ${calendarId}, ${Number(isChosen)}, ${Number(isWritten)}, ${Number(isBroken)})
    ON CONFLICT DO UPDATE SET
      due_at = iif(is_broken > excluded.is_broken OR is_chosen < excluded.is_chosen, 0, due_at),
      is_chosen = excluded.is_chosen, is_written = excluded.is_written, is_broken = excluded.is_broken`

export const deleteSource = (storage: Storage, { provider, calendar_id }: SourceRow) => {
  deleteBusyEvents(storage, { provider, calendarId: calendar_id })
  rows(storage)`DELETE FROM sources WHERE provider = ${provider} AND calendar_id = ${calendar_id}`
}

export const findDueSources = (storage: Storage, now: number) =>
  rows<SourceRow>(storage)`SELECT * FROM sources WHERE is_chosen = 1 AND is_broken = 0 AND due_at <= ${now}`

/** When the next one is due; null where none is synced. */
export const nextSourceDue = (storage: Storage): number | null =>
  first<{ due_at: number | null }>(
    storage,
  )`SELECT min(due_at) AS due_at FROM sources WHERE is_chosen = 1 AND is_broken = 0`?.due_at ?? null

export const makeSourcesDue = (storage: Storage, provider: SyncedProvider, channelId: string, now: number) =>
  rows(storage)`UPDATE sources SET due_at = ${now} WHERE provider = ${provider} AND channel_id = ${channelId}`

type Synced = { token: string; knownUntil: number; begun: number; dueAt: number }
/** What became due since it was begun stays due. */
export const setSynced = (storage: Storage, key: Key, { token, knownUntil, begun, dueAt }: Synced) =>
  rows(storage)`UPDATE sources SET sync_token = ${token}, known_until = ${knownUntil}, synced_at = ${begun},
    due_at = iif(due_at > ${begun}, due_at, ${dueAt}), failures = 0 WHERE provider = ${key.provider} AND calendar_id = ${key.calendarId}`

export const setSyncFailed = (storage: Storage, key: Key, dueAt: number) =>
  rows(storage)`UPDATE sources SET failures = failures + 1, due_at = ${dueAt}
    WHERE provider = ${key.provider} AND calendar_id = ${key.calendarId}`

type ChannelRow = { channelId: string | null; resourceId: string | null; expiresAt: number | null }
export const setChannel = (storage: Storage, key: Key, { channelId, resourceId, expiresAt }: ChannelRow) =>
  rows(storage)`UPDATE sources SET channel_id = ${channelId}, resource_id = ${resourceId},
    channel_expires_at = ${expiresAt} WHERE provider = ${key.provider} AND calendar_id = ${key.calendarId}`

/** Marks a channel as ended, so that the next sync renews it. */
export const endChannel = (storage: Storage, provider: SyncedProvider, channelId: string) =>
  rows(storage)`UPDATE sources SET channel_expires_at = 0 WHERE provider = ${provider} AND channel_id = ${channelId}`

export const openChannels = (storage: Storage, provider: SyncedProvider) =>
  rows<{ channelId: string; resourceId: string }>(storage)`SELECT channel_id AS channelId, resource_id AS resourceId
    FROM sources WHERE provider = ${provider} AND channel_id IS NOT NULL AND resource_id IS NOT NULL`

export const deleteBusyEvents = (storage: Storage, { provider, calendarId }: Key) =>
  rows(storage)`DELETE FROM busy_events WHERE provider = ${provider} AND calendar_id = ${calendarId}`

export const deleteBusyEvent = (storage: Storage, { provider, calendarId }: Key, eventId: string) =>
  rows(storage)`DELETE FROM busy_events
    WHERE provider = ${provider} AND calendar_id = ${calendarId} AND event_id = ${eventId}`

/** Ids of a series' events begin with the series' own and "_". */
export const deleteBusySeries = (storage: Storage, { provider, calendarId }: Key, seriesId: string) =>
  rows(storage)`DELETE FROM busy_events WHERE provider = ${provider} AND calendar_id = ${calendarId}
    AND event_id > ${`${seriesId}_`} AND event_id < ${`${seriesId}\``}`

type Busy = Pick<RemoteEvent, 'id' | 'bookingId'> & { busy: Span }
export const putBusyEvent = (storage: Storage, { provider, calendarId }: Key, { id, busy, bookingId }: Busy) =>
  rows(
    storage,
  )`INSERT INTO busy_events VALUES (${provider}, ${calendarId}, ${id}, ${busy.start}, ${busy.end}, ${bookingId})
    ON CONFLICT DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at, booking_id = excluded.booking_id`

/**
 * What keeps times of the span from being offered. An event that we wrote is its booking, which counts by itself; only where somebody has
 * moved it in the calendar it counts too.
 */
export const findBusySpans = (storage: Storage, { start, end }: Span, except: readonly string[] = []): Span[] =>
  rows<{ starts_at: number; ends_at: number; booking_id: string | null }>(storage)`
    SELECT busy.starts_at, busy.ends_at, busy.booking_id FROM busy_events AS busy
    LEFT JOIN bookings ON bookings.id = busy.booking_id
    WHERE busy.ends_at > ${start} AND busy.starts_at < ${end} AND (busy.booking_id IS NULL OR
      (bookings.status IN ('pending', 'confirmed')
        AND (bookings.starts_at <> busy.starts_at OR bookings.ends_at <> busy.ends_at)))`
    .filter(({ booking_id }) => booking_id === null || !except.includes(booking_id))
    .map(({ starts_at, ends_at }) => ({ start: starts_at, end: ends_at }))

/** What was found to be busy when a booking was confirmed, until the calendar is read the next time. */
const SEEN = 'seen:'
export const putSeenSpans = (storage: Storage, key: Key, spans: readonly Span[]): void => {
  for (const busy of spans) putBusyEvent(storage, key, { id: `${SEEN}${busy.start}`, busy, bookingId: null })
}
export const deleteSeenSpans = (storage: Storage, { provider, calendarId }: Key) =>
  rows(storage)`DELETE FROM busy_events WHERE provider = ${provider} AND calendar_id = ${calendarId}
    AND event_id >= ${SEEN} AND event_id < ${'seen;'}`

export const makeAllSourcesDue = (storage: Storage, now: number) => rows(storage)`UPDATE sources SET due_at = ${now}`

export type OwedEventRow = {
  booking_id: string
  provider: SyncedProvider
  calendar_id: string
  event_id: string | null
  due_at: number
  tries: number
}
type OwedEvent = Key & { bookingId: string; eventId?: string | null }

/** Has the event of a booking looked after. */
export const oweEvent = (
  storage: Storage,
  { bookingId, provider, calendarId, eventId = null }: OwedEvent,
  dueAt: number,
) =>
  rows(storage)`INSERT INTO owed_events (booking_id, provider, calendar_id, event_id, due_at)
    VALUES (${bookingId}, ${provider}, ${calendarId}, ${eventId}, ${dueAt})
    ON CONFLICT DO UPDATE SET due_at = min(due_at, excluded.due_at), tries = 0, event_id = coalesce(excluded.event_id, event_id)`

export const findOwedEvents = (storage: Storage, now: number) =>
  rows<OwedEventRow>(storage)`SELECT * FROM owed_events WHERE due_at <= ${now} ORDER BY due_at LIMIT 20`

export const nextOwedEvent = (storage: Storage): number | null =>
  first<{ at: number | null }>(storage)`SELECT min(due_at) AS at FROM owed_events`?.at ?? null

/** Unless it is owed anew since. */
export const settleOwedEvent = (storage: Storage, { booking_id, due_at }: OwedEventRow) =>
  rows(storage)`DELETE FROM owed_events WHERE booking_id = ${booking_id} AND due_at = ${due_at}`

export const postponeOwedEvent = (storage: Storage, { booking_id, due_at }: OwedEventRow, until: number) =>
  rows(storage)`UPDATE owed_events SET due_at = ${until}, tries = tries + 1
    WHERE booking_id = ${booking_id} AND due_at = ${due_at}`
