import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { nextHoliday, weekDayOf } from '../../text/when/resolveDays'

export type Day = Temporal.PlainDate
/**
 * A day as a notice names it: "Thursday", "Thursday, Nov 26", "the 26th", "Christmas Eve". `on`: a holiday, as `namedDays.json` writes it;
 * `number`: a day of a month that others tell.
 */
export type Named = {
  weekDay?: WeekDay
  date?: { year?: number | undefined; month: number; day: number }
  number?: number
  on?: string
}
/** What helps to place it. `years`: those that the notice or its heading names; `before` and `after`: days that stand beside it. */
export type Beside = { today: Day; years: readonly number[]; before?: Day | undefined; after?: Day | undefined }

/** A notice stays up for so long: what is over by less is over, and not of next year. */
const PAST_DAYS = 92
const WEEK = 7
const YEARS_AROUND = [0, 1, -1, -2, -3, 2]
const MONTHS_AROUND = [0, 1, -1, 2, 3, 4, 5, 6, 7, 8, 9]

export const isBefore = (one: Day, other: Day): boolean => Temporal.PlainDate.compare(one, other) < 0

function dayIn(year: number, month: number, day: number): Day | undefined {
  const first = Temporal.PlainDate.from({ year, month, day: 1 })
  return day <= first.daysInMonth ? first.with({ day }) : undefined
}

/** Which day it is; undefined where nothing tells. */
export function placed(named: Named, beside: Beside): Day | undefined {
  if (named.date) return dated(named.date, named.weekDay, beside)
  if (named.number !== undefined) return numbered(named.number, named.weekDay, beside)
  if (named.on !== undefined) return celebrated(named.on, beside)
  return named.weekDay && onWeekDay(named.weekDay, beside)
}

/** In the year in which its day of the week fits, else in the one that the notice names, else in the next that isn't long over. */
function dated(
  { year, month, day }: NonNullable<Named['date']>,
  weekDay: WeekDay | undefined,
  { today, years, before, after }: Beside,
): Day | undefined {
  if (year !== undefined) return dayIn(year, month, day)
  const around = YEARS_AROUND.flatMap((ahead) => dayIn(today.year + ahead, month, day) ?? [])
  const fits = weekDay ? around.filter((one) => weekDayOf(one) === weekDay) : []
  const all = (fits.length > 0 ? fits : around).toSorted(Temporal.PlainDate.compare)
  if (before) {
    const next = all.find((one) => !isBefore(one, before))
    if (next) return next
  }
  if (after) {
    const last = all.findLast((one) => !isBefore(after, one))
    if (last) return last
  }
  const oldest = today.subtract({ days: PAST_DAYS })
  const coming = all.find((one) => !isBefore(one, oldest))
  if (years.length === 0 || fits.length > 0) return coming ?? all.at(-1)
  // "Holidays 2026" go on into January.
  const isNamed = (one: Day) => years.includes(one.year) || (month === 1 && years.includes(one.year - 1))
  return coming && isNamed(coming) ? coming : (all.findLast(isNamed) ?? coming)
}

/** "The 26th", "Thursday 26": of the month that those beside it are in. */
function numbered(day: number, weekDay: WeekDay | undefined, { today, before, after }: Beside): Day | undefined {
  const near = before ?? after ?? today
  const days = MONTHS_AROUND.flatMap((ahead) => {
    const month = near.with({ day: 1 }).add({ months: ahead })
    return dayIn(month.year, month.month, day) ?? []
  }).filter((one) => !weekDay || weekDayOf(one) === weekDay)
  if (before) return days.find((one) => isBefore(before, one))
  if (after) return days.find((one) => isBefore(one, after))
  return weekDay && days[0]
}

/** One that is just over still tells the days beside it. */
function celebrated(on: string, { today, years, before }: Beside): Day {
  const [year] = years
  const isNamed = year !== undefined && year !== today.year
  return nextHoliday(
    on,
    before ?? (isNamed ? Temporal.PlainDate.from(`${year}-01-01`) : today.subtract({ days: WEEK })),
  )
}

/** One that is just over is next year's, unless the day after it is told by it: "the Friday after". */
export const celebratedNext = (on: string, day: Day, { today, next }: { today: Day; next: Day | undefined }): Day =>
  isBefore(day, today) && !next?.equals(day.add({ days: 1 })) ? nextHoliday(on, today) : day

/** The next after what was named before it, the last before what comes after it. */
function onWeekDay(weekDay: WeekDay, { before, after }: Beside): Day | undefined {
  const index = WEEK_DAYS.indexOf(weekDay) + 1
  if (before) return before.add({ days: ((index - before.dayOfWeek + WEEK - 1) % WEEK) + 1 })
  return after?.subtract({ days: ((after.dayOfWeek - index + WEEK - 1) % WEEK) + 1 })
}
