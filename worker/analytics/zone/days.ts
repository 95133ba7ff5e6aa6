import { DAY_MS } from '../../../contract/durations'
import { utcDay } from '../../platform/zonedTime'

/** The day `count` days after this one. */
export const daysAfter = (day: string, count: number): string => utcDay(Date.parse(day) + count * DAY_MS)

export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Monday is 0. */
export const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7
