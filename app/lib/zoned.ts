import { DAY_MS, HOUR_MS } from '../../contract/durations'

/** A clock on the wall: its day and the minutes since midnight. */
export type WallTime = { date: string; minutes: number }

const formats = new Map<string, Intl.DateTimeFormat>()

/** Building one takes a millisecond, and a week asks for hundreds. */
function formatIn(
  timeZone: string | undefined,
  options: Intl.DateTimeFormatOptions,
  locale?: string,
): Intl.DateTimeFormat {
  const key = JSON.stringify([timeZone, options, locale])
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, { ...options, ...(timeZone && { timeZone }) })
  formats.set(key, made)
  return made
}

/** What a clock shows there at that instant. The Swedish spelling is that of ISO 8601. */
export function wallTimeOf(iso: string | number, timeZone: string): WallTime {
  const text = formatIn(timeZone, { dateStyle: 'short', timeStyle: 'short' }, 'sv-SE').format(new Date(iso))
  const [date = '', clock = ''] = text.split(' ')
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return { date, minutes: hours * 60 + minutes }
}

const CLOCK: Intl.DateTimeFormatOptions = { hour: 'numeric', minute: '2-digit' }
const SHORT_DAY: Intl.DateTimeFormatOptions = { weekday: 'short', month: 'short', day: 'numeric' }

/** "2:00 PM" */
export const clockIn = (iso: string, timeZone: string): string => formatIn(timeZone, CLOCK).format(new Date(iso))

/** "Tue, Nov 24, 2:00 PM"; where no zone is known, in the reader's. */
export const dayAndClockIn = (iso: string, timeZone: string | undefined): string =>
  formatIn(timeZone, { ...SHORT_DAY, ...CLOCK }).format(new Date(iso))

/** "Tue, Nov 24, 2:00 – 3:00 PM" */
export const spanIn = ({ start, end }: { start: string; end: string }, timeZone: string): string =>
  formatIn(timeZone, { ...SHORT_DAY, ...CLOCK }).formatRange(new Date(start), new Date(end))

// Days are handled as text such as 2026-11-24, in UTC, which has no clock changes.
const utc = (date: string) => Date.parse(`${date}T00:00Z`)
export const addDays = (date: string, days: number): string =>
  new Date(utc(date) + days * DAY_MS).toISOString().slice(0, 10)
export const laterDay = (one: string, other: string): string => [one, other].toSorted()[1] ?? one
/** The week around the day, from Monday. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -((new Date(utc(date)).getUTCDay() + 6) % 7))
  return Array.from({ length: 7 }, (_, day) => addDays(monday, day))
}

/** An instant before the day begins anywhere on Earth, and one after it ended everywhere. */
export const beforeDay = (date: string): string => new Date(utc(date) - 14 * HOUR_MS).toISOString()
export const afterDay = (date: string): string => new Date(utc(date) + DAY_MS + 12 * HOUR_MS).toISOString()

export const dayName = (date: string, options: Intl.DateTimeFormatOptions): string =>
  formatIn('UTC', options).format(utc(date))
/** "Tuesday, November 24" */
export const longDay = (date: string): string => dayName(date, { weekday: 'long', month: 'long', day: 'numeric' })
/** "Tue, Nov 24" */
export const shortDay = (date: string): string => dayName(date, SHORT_DAY)
/** "Nov 23 – 29, 2026" */
export const weekName = (days: readonly string[]): string =>
  formatIn('UTC', { month: 'short', day: 'numeric', year: 'numeric' }).formatRange(
    utc(days[0] ?? ''),
    utc(days.at(-1) ?? ''),
  )
/** 540 → "9 AM" */
export const hourLabel = (hour: number): string =>
  formatIn('UTC', { hour: 'numeric' }).format(Date.UTC(2026, 0, 1, hour))
