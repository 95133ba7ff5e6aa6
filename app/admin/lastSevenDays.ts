import type { DayCount } from '../components/DayBars'

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' })

/** Counts per day of the last seven, today last, in the reader's time zone. */
export function lastSevenDays(times: string[], now = new Date()): DayCount[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6 + index)
    const count = times.filter((time) => new Date(time).toDateString() === day.toDateString()).length
    return { day: weekday.format(day), count }
  })
}
