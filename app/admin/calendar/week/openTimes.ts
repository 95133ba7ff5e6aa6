import { WEEK_DAYS } from '../../../../contract/facts'
import type { CalendarSettings } from '../../../../contract/scheduling'
import { addDays } from '../../../lib/zoned'

/** Minutes since midnight. */
export type DaySpan = { from: number; to: number }

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** When the business is open on a day: a closed day wins over a special one, and that over the week. */
export function openTimes({ hours, special, closed }: CalendarSettings, date: string): DaySpan[] {
  const isThatDay = ({ from, to }: { from: string; to: string }) => from <= date && date <= to
  if (closed.some(isThatDay)) return []
  const day = WEEK_DAYS[(new Date(`${date}T00:00Z`).getUTCDay() + 6) % 7] ?? 'mon'
  const spans = special.find(isThatDay)?.hours ?? hours[day] ?? []
  return spans.map(([from, to]) => ({ from: minutesOf(from), to: minutesOf(to) }))
}

/** The first day within a week, from the given one, on which the business is open; the given one if there is none. */
export const nextOpenDay = (calendar: CalendarSettings, from: string): string =>
  Array.from({ length: 7 }, (_, days) => addDays(from, days)).find((date) => openTimes(calendar, date).length > 0) ??
  from

/** Why a day is unlike others, such as "Thanksgiving". */
export const noteOf = ({ special }: CalendarSettings, date: string): string | undefined =>
  special.find(({ from, to }) => from <= date && date <= to)?.note

const SHORTEST = 6
const USUAL: DaySpan = { from: 9 * 60, to: 17 * 60 }

/** The hours that a week shows: all that is open or booked. */
export function shownHours(spans: readonly DaySpan[]): { first: number; last: number } {
  const all = spans.length > 0 ? spans : [USUAL]
  const first = Math.floor(Math.min(...all.map(({ from }) => from)) / 60)
  const last = Math.ceil(Math.max(...all.map(({ to }) => to)) / 60)
  return { first: Math.min(first, 24 - SHORTEST), last: Math.min(24, Math.max(last, first + SHORTEST)) }
}
