import { MINUTE_MS } from '../../contract/durations'
import { WEEK_DAYS, type WeekDay } from '../../contract/facts'
import { Recent } from '../platform/recent'
import { formatOf } from './formatOf'

export type LocalDay = { year: number; month: number; day: number; weekDay: WeekDay }
export type Today = LocalDay & { minutes: number }

/** Days past a month's end are days of the next. */
export function localDay(year: number, month: number, day: number): LocalDay {
  const date = new Date(Date.UTC(year, month - 1, day))
  const weekDay = WEEK_DAYS[(date.getUTCDay() + 6) % 7] ?? 'mon'
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate(), weekDay }
}

export const daysAfter = ({ year, month, day }: LocalDay, days: number): LocalDay => localDay(year, month, day + days)

/** The next such day, which may be today. */
export const comingDay = (weekDay: WeekDay, today: LocalDay): LocalDay =>
  daysAfter(today, (WEEK_DAYS.indexOf(weekDay) - WEEK_DAYS.indexOf(today.weekDay) + 7) % 7)

/** "2026-12-24". */
export const dateOf = ({ year, month, day }: LocalDay): string =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)

/** Whether a date is among some days in a row: dates of one form are ordered as texts. */
export const covers =
  (date: string) =>
  ({ from, to }: { from: string; to: string }): boolean =>
    from <= date && date <= to

const known = new Recent<Readonly<Today>>(200)

/** Asked for many times on the way to a reply, and the same for a minute. */
export const todayIn = (now: Date, timeZone: string): Readonly<Today> =>
  known.get(`${timeZone} ${Math.floor(now.getTime() / MINUTE_MS)}`, () => readToday(now, timeZone))

/** Swedish dates and times are ISO. */
function readToday(now: Date, timeZone: string): Today {
  const text = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(now)
  const [year = 0, month = 0, day = 0, hours = 0, minutes = 0] = text.split(/\D+/).map(Number)
  return { ...localDay(year, month, day), minutes: hours * 60 + minutes }
}

/** This year's, or the next one's where that is past. */
function next(dayOf: (year: number) => LocalDay, today: LocalDay): LocalDay {
  const day = dayOf(today.year)
  const isPast = day.month < today.month || (day.month === today.month && day.day < today.day)
  return isPast ? dayOf(today.year + 1) : day
}

export const nextDate = (month: number, day: number, today: LocalDay): LocalDay =>
  next((year) => localDay(year, month, day), today)
