import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/durations'
import { remembering } from './recent'

// Making a format takes a hundred times as long as using it.
const formatIn = remembering(
  100,
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** A function from a time to the zone's offset from UTC, in milliseconds. */
export function offsetIn(timeZone: string): (at: number) => number {
  const format = formatIn(timeZone)
  return (at) => {
    const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    // "GMT", or such as "GMT-03:30".
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
  }
}

/** What a clock in the zone shows: the date as 2026-11-22, and the minutes since midnight. */
export function wallTime(at: number, timeZone: string): { date: string; minutes: number } {
  const shown = new Date(at + offsetIn(timeZone)(at))
  return { date: utcDay(shown.getTime()), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

/** The day of a time on the zone's calendar, such as "2026-11-22". */
export const dayAt = (at: number, timeZone: string): string => wallTime(at, timeZone).date

/** The same on the calendar of UTC. */
export const utcDay = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** When a day such as "2026-11-22" begins in the zone. Where clocks skip its midnight, that is the first moment after it. */
export const startOfDay = (day: string, timeZone: string): number => momentsOf(Date.parse(day), timeZone)[0]

/**
 * The next moment after `at` at which a clock in the zone shows `minutes` since midnight. A time that the clock skips in spring comes as much
 * later as it skips; one that it shows twice in fall comes each time.
 */
export function nextWallTime(at: number, minutes: number, timeZone: string): number {
  for (let day = -1; ; day++) {
    const { date } = wallTime(at + day * DAY_MS, timeZone)
    const next = momentsOf(Date.parse(date) + minutes * MINUTE_MS, timeZone).find((moment) => moment > at)
    if (next !== undefined) return next
  }
}

/**
 * The moments at which the zone's clock shows this, given as if it were UTC, in order. A time that the clock skips comes as much later as it
 * skips, if it is a whole day too, such as December 30, 2011 in Samoa.
 */
function momentsOf(shown: number, timeZone: string): [number, ...number[]] {
  const offsetAt = offsetIn(timeZone)
  const before = shown - offsetAt(shown - DAY_MS)
  const after = shown - offsetAt(shown + DAY_MS)
  const isShown = (moment: number) => moment + offsetAt(moment) === shown
  if (!isShown(after)) return [before]
  return isShown(before) && before !== after ? [Math.min(before, after), Math.max(before, after)] : [after]
}
