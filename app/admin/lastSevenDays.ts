import type { DayCount } from '../components/DayBars'

const weekday = new Intl.DateTimeFormat(undefined, { weekday: 'short' })

/** How many of them fell on each of the last seven days, today last, by the reader's own calendar. */
export function lastSevenDays(times: string[], now = new Date()): DayCount[] {
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 6 + index)
    const count = times.filter((time) => new Date(time).toDateString() === day.toDateString()).length
    return { day: weekday.format(day), count }
  })
}
