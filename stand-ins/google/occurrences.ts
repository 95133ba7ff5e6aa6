import { Temporal } from 'temporal-polyfill'
import { badRequest } from './errors.ts'
import type { Account, Moment, StoredEvent } from './world.ts'

/** An event, or one of a series. */
export type Occurrence = { event: StoredEvent; id: string; start: Moment; end: Moment; fromMs: number; toMs: number }

/** In milliseconds since 1970. A date stands for the moment when that day begins in the calendar's zone. */
function instantOf({ date, dateTime, timeZone }: Moment, calendarZone: string): number {
  if (date) return Temporal.PlainDate.from(date).toZonedDateTime(calendarZone).epochMilliseconds
  if (!dateTime) throw badRequest('Start and end times must either both be date or both be dateTime.')
  if (/Z$|[+-]\d\d:\d\d$/.test(dateTime)) return Date.parse(dateTime)
  if (!timeZone) throw badRequest('Missing time zone definition for start time.')
  return Temporal.PlainDateTime.from(dateTime).toZonedDateTime(timeZone).epochMilliseconds
}

export const zoneOf = (account: Account, calendarId: string): string =>
  account.calendars.find(({ id }) => id === calendarId)?.timeZone ?? 'UTC'

/**
 * An event's occurrences. Of the series of RFC 5545 that is what tests need: timed ones, every day or week, as often as COUNT says, or
 * once.
 */
export function occurrencesOf(account: Account, event: StoredEvent): Occurrence[] {
  const zone = zoneOf(account, event.calendarId)
  const fromMs = instantOf(event.start, zone)
  const toMs = instantOf(event.end, zone)
  if (toMs <= fromMs) throw badRequest('The specified time range is empty.', 'timeRangeEmpty')
  const [rule] = event.recurrence
  if (!rule) return [{ event, id: event.id, start: event.start, end: event.end, fromMs, toMs }]
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? 1)
  const daysApart = rule.includes('FREQ=WEEKLY') ? 7 : 1
  const seriesZone = event.start.timeZone ?? zone
  return Array.from({ length: count }, (_, nth) => {
    const shifted = (at: number) =>
      Temporal.Instant.fromEpochMilliseconds(at)
        .toZonedDateTimeISO(seriesZone)
        .add({ days: nth * daysApart }).epochMilliseconds
    const [starts, ends] = [shifted(fromMs), shifted(toMs)]
    // As Google names instances: 20261121T150000Z.
    const stamp = new Date(starts).toISOString().replaceAll(/[-:]|\.\d+/g, '')
    const moment = (at: number) => ({ dateTime: new Date(at).toISOString(), timeZone: seriesZone })
    return { event, id: `${event.id}_${stamp}`, start: moment(starts), end: moment(ends), fromMs: starts, toMs: ends }
  })
}

export const isBusy = ({ status, transparency, attendees }: StoredEvent): boolean =>
  status !== 'cancelled' &&
  transparency === 'opaque' &&
  !attendees.some(({ self, responseStatus }) => self && responseStatus === 'declined')
