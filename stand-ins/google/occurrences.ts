import { Temporal } from 'temporal-polyfill'
import { badRequest } from './errors.ts'
import type { Account, Moment, StoredEvent } from './world.ts'

/** An event, or one of a series. */
export type Occurrence = { event: StoredEvent; id: string; start: Moment; end: Moment; from: number; to: number }

/** Of a whole day: when it begins in the calendar's zone. */
function instantOf({ date, dateTime, timeZone }: Moment, calendarZone: string): number {
  if (date) return Temporal.PlainDate.from(date).toZonedDateTime(calendarZone).epochMilliseconds
  if (!dateTime) throw badRequest('Start and end times must either both be date or both be dateTime.')
  if (/Z$|[+-]\d\d:\d\d$/.test(dateTime)) return Date.parse(dateTime)
  if (!timeZone) throw badRequest('Missing time zone definition for start time.')
  return Temporal.PlainDateTime.from(dateTime).toZonedDateTime(timeZone).epochMilliseconds
}

export const zoneOf = (account: Account, calendarId: string): string =>
  account.calendars.find(({ id }) => id === calendarId)?.timeZone ?? 'UTC'

/** Series by the day or week, with COUNT: what tests need of RFC 5545. */
export function occurrencesOf(account: Account, event: StoredEvent): Occurrence[] {
  const zone = zoneOf(account, event.calendarId)
  const from = instantOf(event.start, zone)
  const to = instantOf(event.end, zone)
  if (to <= from) throw badRequest('The specified time range is empty.', 'timeRangeEmpty')
  const [rule] = event.recurrence
  if (!rule) return [{ event, id: event.id, start: event.start, end: event.end, from, to }]
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? 1)
  const days = rule.includes('FREQ=WEEKLY') ? 7 : 1
  return Array.from({ length: count }, (_, nth) => {
    const shifted = (at: number) =>
      Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(event.start.timeZone ?? zone)
        .add({ days: nth * days }).epochMilliseconds
    const [starts, ends] = [shifted(from), shifted(to)]
    const stamp = new Date(starts).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const moment = (at: number) => ({ dateTime: new Date(at).toISOString(), timeZone: zone })
    return { event, id: `${event.id}_${stamp}`, start: moment(starts), end: moment(ends), from: starts, to: ends }
  })
}

export const isBusy = ({ status, transparency, attendees }: StoredEvent): boolean =>
  status !== 'cancelled' &&
  transparency === 'opaque' &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
