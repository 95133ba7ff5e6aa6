import type { Analytics } from '../../../contract/analytics'
import { dayAfter } from './range'

type Day = Analytics['series'][number]
export type Stretch = { from: string; to: string; conversations: number; leads: number; bookings: number }

const MOST_BARS = 92

/** The days one by one, or by weeks if they are too many for bars. */
export function grouped(series: Day[]): { by: 'day' | 'week'; stretches: Stretch[] } {
  if (series.length <= MOST_BARS)
    return { by: 'day', stretches: series.map((day) => ({ ...day, from: day.date, to: day.date })) }
  const weeks = Map.groupBy(series, ({ date }) => mondayOf(date))
  return { by: 'week', stretches: [...weeks.values()].map(summedUp) }
}

const mondayOf = (day: string) => dayAfter(day, -((new Date(day).getUTCDay() + 6) % 7))

const summedUp = (days: Day[]): Stretch => ({
  from: days[0]?.date ?? '',
  to: days.at(-1)?.date ?? '',
  conversations: days.reduce((sum, day) => sum + day.conversations, 0),
  leads: days.reduce((sum, day) => sum + day.leads, 0),
  bookings: days.reduce((sum, day) => sum + day.bookings, 0),
})
