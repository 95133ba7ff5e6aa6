import { DAY_MS, offsetIn } from './offsets'

/** The day of a time on the zone's calendar, such as "2026-11-22". */
export const dayAt = (timeZone: string, time: number): string => dayName(time + offsetIn(timeZone)(time))

export const dayName = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** The day `count` days after this one. */
export const daysAfter = (day: string, count: number): string => dayName(Date.parse(day) + count * DAY_MS)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** When a day begins in the zone. Where clocks skip midnight, that is the first moment after it. */
export function startOfDay(timeZone: string, day: string): number {
  const offsetAt = offsetIn(timeZone)
  const midnight = Date.parse(day)
  const times = [midnight - offsetAt(midnight - DAY_MS), midnight - offsetAt(midnight + DAY_MS)].sort((a, b) => a - b)
  return times.find((time) => dayName(time + offsetAt(time)) === day) ?? midnight
}

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7
