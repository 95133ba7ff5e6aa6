import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { DayContent, Edge, Part, Side } from './parts'
import type { DayRange } from './wish'

type Day = Temporal.PlainDate
/** Where dates of both orders are possible, one farther than this is hardly meant. */
const FAR_DAYS = 60
/** So early in the night tomorrow may be the day that has just begun. */
const SMALL_HOURS = 4

/** What is said of days: each reading is a list of ranges; more than one where it isn't clear which is meant. */
export type Readings = DayRange[][]

const one = (day: Day): DayRange[] => [{ from: day.toString(), to: day.toString() }]
const between = (from: Day, to: Day): DayRange[] => [{ from: from.toString(), to: to.toString() }]
export const weekDayOf = (day: Day): WeekDay => WEEK_DAYS[day.dayOfWeek - 1] ?? 'mon'

/** The days that one piece of a text means. */
export function readingsOf(
  { content, side, shift }: Part & { content: DayContent },
  now: Temporal.PlainDateTime,
): Readings {
  const today = now.toPlainDate()
  const readings = plain(content, today, now.hour)
  if (shift) return readings.map((ranges) => ranges.map((range) => moved(range, shift)))
  if (side === undefined || side === 'about') return readings
  return readings.map((ranges) => bounded(ranges, side, today))
}

function plain(content: DayContent, today: Day, hour: number): Readings {
  switch (content.kind) {
    case 'offset': {
      const day = today.add({ days: content.days })
      const isUnsure = content.isNamed && content.days === 1 && hour < SMALL_HOURS
      return isUnsure ? [one(today), one(day)] : [one(day)]
    }
    case 'days':
      return daysOf(content, today)
    case 'date':
      return [dateOf(content, today)]
    case 'holiday':
      return [one(nextHoliday(content.on, today))]
    case 'either': {
      const days = content.dates.flatMap(({ month, day }) => nextDate(today, month, day) ?? [])
      const [first, second] = days
      if (!first || !second) return days.map((day) => one(day))
      const [isFar, isNear] = [first, second].map((day) => today.until(day).days > FAR_DAYS)
      return isFar && !isNear ? [one(second), one(first)] : [one(first)]
    }
    case 'dayOfMonth':
      return [one(nextOfMonth(today, content.day))]
    case 'week':
      return [weekOf(today, content.ahead, content.edge)]
    case 'month':
      return [monthOf(today.add({ months: content.ahead }), today, content.edge)]
  }
}

/** "Tuesday" is the next one; on a Tuesday it may be today or the one after. "Next Tuesday" may skip one. */
function daysOf({ days, modifier, isEvery }: DayContent & { kind: 'days' }, today: Day): Readings {
  if (days.length === 7) return [[{ from: today.toString(), to: null }]]
  const isWeekend = days.length === 2 && days.includes('sat') && days.includes('sun')
  if (isEvery && !(isWeekend && modifier)) return [[{ from: today.toString(), to: null, weekDays: days }]]
  const coming = days.map((day) => nextOn(today, day))
  const first = coming.toSorted(Temporal.PlainDate.compare)[0] ?? today
  if (modifier === 'nextWeek') return [inWeek(today, 1, days)]
  if (modifier === 'next') {
    const isThisWeek = today.dayOfWeek === 7 || weekStart(first).equals(weekStart(today))
    const later = isWeekend || isThisWeek ? coming.flatMap((day) => one(day.add({ days: 7 }))) : []
    return later.length > 0 ? [coming.flatMap(one), later] : [coming.flatMap(one)]
  }
  const [only] = days
  if (days.length === 1 && only === weekDayOf(today)) {
    if (modifier === 'this') return [one(today)]
    return [one(today), one(today.add({ days: 7 }))]
  }
  return [days.map((day) => (day === weekDayOf(today) ? today : nextOn(today, day))).flatMap(one)]
}

const nextOn = (today: Day, day: WeekDay): Day =>
  today.add({ days: ((WEEK_DAYS.indexOf(day) + 1 - today.dayOfWeek + 6) % 7) + 1 })
const weekStart = (day: Day): Day => day.subtract({ days: day.dayOfWeek - 1 })
const inWeek = (today: Day, ahead: number, days: WeekDay[]): DayRange[] =>
  days.flatMap((day) => one(weekStart(today).add({ days: 7 * ahead + WEEK_DAYS.indexOf(day) })))

const EDGES: Record<Edge, [number, number]> = { early: [0, 1], mid: [1, 3], late: [3, 4] }
function weekOf(today: Day, ahead: number, edge: Edge | undefined): DayRange[] {
  const start = weekStart(today).add({ days: 7 * ahead })
  const [from, to] = edge ? EDGES[edge] : [0, 6]
  return between(start.add({ days: from }), start.add({ days: to }))
}

function monthOf(day: Day, today: Day, edge: Edge | undefined): DayRange[] {
  const first = day.with({ day: 1 })
  const last = day.with({ day: day.daysInMonth })
  const from = edge === 'late' ? last.subtract({ days: 6 }) : edge === 'mid' ? first.add({ days: 10 }) : first
  const to = edge === 'early' ? first.add({ days: 6 }) : edge === 'mid' ? first.add({ days: 19 }) : last
  return between(Temporal.PlainDate.compare(from, today) < 0 ? today : from, to)
}

function dateOf({ month, day, year, edge }: DayContent & { kind: 'date' }, today: Day): DayRange[] {
  if (day !== undefined) {
    const date = year === undefined ? nextDate(today, month, day) : Temporal.PlainDate.from({ year, month, day })
    return date ? one(date) : []
  }
  const first = Temporal.PlainDate.from({ year: year ?? today.year, month, day: 1 })
  const isPast = year === undefined && month < today.month
  return monthOf(isPast ? first.add({ years: 1 }) : first, today, edge)
}

/** This year's or the next one's; a day that no month has, such as February 30, is none. */
function nextDate(today: Day, month: number, day: number): Day | undefined {
  for (let year = today.year; year <= today.year + 4; year++) {
    const first = Temporal.PlainDate.from({ year, month, day: 1 })
    if (day > first.daysInMonth) continue
    const date = first.with({ day })
    if (Temporal.PlainDate.compare(date, today) >= 0) return date
  }
  return undefined
}

function nextHoliday(on: string, today: Day): Day {
  const [month = '1', day = '1', nth] = on.split('-')
  if (nth === undefined) return nextDate(today, Number(month), Number(day)) ?? today
  const inYear = (year: number) => {
    const first = Temporal.PlainDate.from({ year, month: Number(month), day: 1 })
    const ahead = (WEEK_DAYS.map(String).indexOf(day) + 1 - first.dayOfWeek + 7) % 7
    return first.add({ days: ahead + 7 * (Number(nth) - 1) })
  }
  const date = inYear(today.year)
  return Temporal.PlainDate.compare(date, today) < 0 ? inYear(today.year + 1) : date
}

function nextOfMonth(today: Day, day: number): Day {
  let month = today.with({ day: 1 })
  while (day > month.daysInMonth || Temporal.PlainDate.compare(month.with({ day }), today) < 0)
    month = month.add({ months: 1 })
  return month.with({ day })
}

const moved = ({ from, to, ...range }: DayRange, days: number): DayRange => ({
  ...range,
  from: Temporal.PlainDate.from(from).add({ days }).toString(),
  to: to && Temporal.PlainDate.from(to).add({ days }).toString(),
})

/** "After Friday" begins on Saturday, "from Friday" on Friday; "before Friday" ends on Thursday. */
function bounded(ranges: DayRange[], side: Exclude<Side, 'about'>, today: Day): DayRange[] {
  const [first] = ranges
  const last = ranges.at(-1)
  if (!first || !last) return ranges
  if (side === 'before' || side === 'upTo')
    return between(today, Temporal.PlainDate.from(first.from).subtract({ days: 1 }))
  const from = side === 'start' ? first.from : last.to && Temporal.PlainDate.from(last.to).add({ days: 1 }).toString()
  return from ? [{ from, to: null }] : ranges
}
