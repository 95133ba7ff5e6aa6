/** What a clock in the zone shows: the date as 2026-11-22, and the minutes since midnight. */
export function wallTime(at: number, timeZone: string): { date: string; minutes: number } {
  const shown = new Date(shownAsUtc(at, timeZone))
  return { date: shown.toISOString().slice(0, 10), minutes: shown.getUTCHours() * 60 + shown.getUTCMinutes() }
}

const DAY_MS = 24 * 60 * 60_000

/**
 * The next moment after `at` at which a clock in the zone shows `minutes` since midnight. A time that the clock skips in spring comes as much
 * later as it skips; one that it shows twice in fall comes each time.
 */
export function nextWallTime(at: number, minutes: number, timeZone: string): number {
  for (let day = -1; ; day++) {
    const { date } = wallTime(at + day * DAY_MS, timeZone)
    const next = momentsOf(Date.parse(date) + minutes * 60_000, timeZone).find((moment) => moment > at)
    if (next !== undefined) return next
  }
}

/** Midnight before this moment, or when the day begins where it begins later. */
export const startOfDay = (at: number, timeZone: string): number =>
  momentsOf(Date.parse(wallTime(at, timeZone).date), timeZone)[0] ?? at

/** The moments at which the zone's clock shows this, given as if it were UTC, in order. */
function momentsOf(shown: number, timeZone: string): number[] {
  const before = shown - offsetAt(shown - DAY_MS, timeZone)
  const after = shown - offsetAt(shown + DAY_MS, timeZone)
  const real = [before, after].filter((moment) => moment + offsetAt(moment, timeZone) === shown)
  return real.length === 0 ? [before] : real.toSorted((a, b) => a - b)
}

const offsetAt = (at: number, timeZone: string) => shownAsUtc(at, timeZone) - Math.floor(at / 60_000) * 60_000

const formats = new Map<string, Intl.DateTimeFormat>()

function shownAsUtc(at: number, timeZone: string): number {
  const format = formats.get(timeZone) ?? newFormat(timeZone)
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts
  return Date.UTC(year, month - 1, day, hour, minute)
}

function newFormat(timeZone: string): Intl.DateTimeFormat {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}
