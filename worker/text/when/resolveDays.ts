import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { DayContent, Edge, Side } from './pieces'
import type { DayRange } from './wish'

type Day = Temporal.PlainDate
/** Where dates of both orders are possible, one farther than this is hardly meant. */
const FAR_DAYS = 60
/** "Next Monday" said on a Saturday may be the one after. */
const VERY_NEAR_DAYS = 2
/** So early in the night tomorrow may be the day that has just begun. */
const SMALL_HOURS = 4

/** What is said of days: each reading is a list of ranges; more than one where it isn't clear which is meant. */
export type Readings = DayRange[][]

const one = (day: Day): DayRange[] => [{ from: day.toString(), to: day.toString() }]
const between = (from: Day, to: Day): DayRange[] => [{ from: from.toString(), to: to.toString() }]
export const weekDayOf = (day: Day): WeekDay => WEEK_DAYS[day.dayOfWeek - 1] ?? 'mon'

/** The days that a content means. */
export function readingsOf(content: DayContent, now: Temporal.PlainDateTime): Readings {
  const today = now.toPlainDate()
  switch (content.kind) {
    case 'offset': {
      const day = today.add({ days: content.days })
      const isUnsure = content.isNamed && content.days === 1 && now.hour < SMALL_HOURS
      return isUnsure ? [one(today), one(day)] : [one(day)]
    }
    case 'days':
      return daysOf(content, today)
    case 'date':
      return [dateOf(content, today)]
    case 'nth':
      return [one(nthOf(content, today))]
    case 'holiday':
      return [one(nextHoliday(content.on, today))]
    case 'either':
      return eitherOf(content, today)
    case 'dayOfMonth':
      return [one(nextOfMonth(today, content.day))]
    case 'week':
      return [weekOf(today, content.ahead, content.edge)]
    case 'month':
      return [monthOf(today.add({ months: content.ahead }), today, content.edge)]
    case 'range':
      return readingsOf(content.first, now).map((first) => rangeTo(first, content.last, now))
    case 'moved':
      return readingsOf(content.of, now).map((ranges) => ranges.map((range) => moved(range, content.by)))
    case 'weekOf':
      return readingsOf(content.of, now).map(([first]) =>
        first ? weekOf(Temporal.PlainDate.from(first.from).add({ days: 7 * content.ahead }), 0, undefined) : [],
      )
    case 'bounded':
      return readingsOf(content.of, now).map((ranges) => bounded(ranges, content.side, today))
    case 'past':
      return []
  }
}

/** Up to a day that is the next of its name or number after the first. */
function rangeTo([first]: DayRange[], last: DayContent, now: Temporal.PlainDateTime): DayRange[] {
  if (!first) return []
  const from = Temporal.PlainDate.from(first.from)
  const [to] =
    readingsOf(last, last.kind === 'dayOfMonth' || last.kind === 'date' ? from.toPlainDateTime(now) : now)[0] ?? []
  return to ? [{ from: first.from, to: to.to }] : [first]
}

function eitherOf({ dates, isUnsure }: DayContent & { kind: 'either' }, today: Day): Readings {
  const days = dates.flatMap(({ month, day }) => nextDate(today, month, day) ?? [])
  const [first, second] = days
  if (!first || !second || first.equals(second)) return days.slice(0, 1).map((day) => one(day))
  const [isFar, isNear] = [first, second].map((day) => today.until(day).days > FAR_DAYS)
  if (isFar && !isNear) return [one(second), one(first)]
  return isUnsure && !isNear ? [one(first), one(second)] : [one(first)]
}

/** The last Friday of a month, this year's or the next one's. */
function nthOf({ nth, day, month, ahead }: DayContent & { kind: 'nth' }, today: Day): Day {
  const inMonth = (first: Day): Day => {
    const start = first.with({ day: 1 })
    const offset = (WEEK_DAYS.indexOf(day) + 1 - start.dayOfWeek + 7) % 7
    const weeks = [0, 1, 2, 3, 4].map((week) => start.add({ days: offset + 7 * week }))
    const days = weeks.filter((one) => one.month === start.month)
    return (nth < 0 ? days.at(nth) : days[nth - 1]) ?? start.add({ days: offset })
  }
  if (month === undefined) return inMonth(today.add({ months: ahead }))
  const date = inMonth(today.with({ month, day: 1 }))
  return Temporal.PlainDate.compare(date, today) < 0 ? inMonth(today.with({ month, day: 1 }).add({ years: 1 })) : date
}

/** "Tuesday" is the next one; on a Tuesday it may be today or the one after. "Next Tuesday" may skip one. */
function daysOf({ days, modifier, isEvery }: DayContent & { kind: 'days' }, today: Day): Readings {
  if (days.length === 7) return [[{ from: today.toString(), to: null }]]
  if (isEvery && !modifier) return [[{ from: today.toString(), to: null, weekDays: days }]]
  const coming = days.map((day) => nextOn(today, day))
  const first = coming.toSorted(Temporal.PlainDate.compare)[0] ?? today
  if (modifier === 'nextWeek') return [inWeek(today, 1, days)]
  if (modifier === 'next') {
    const isNear = today.until(first).days <= VERY_NEAR_DAYS || weekStart(first).equals(weekStart(today))
    const later = isNear ? inWeek(first, 1, days) : []
    return later.length > 0 ? [coming.flatMap(one), later] : [coming.flatMap(one)]
  }
  const [only] = days
  if (days.length === 1 && only === weekDayOf(today)) return [one(today), one(today.add({ days: 7 }))]
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

function dateOf({ month, day, year }: DayContent & { kind: 'date' }, today: Day): DayRange[] {
  if (day !== undefined) {
    const date = year === undefined ? nextDate(today, month, day) : Temporal.PlainDate.from({ year, month, day })
    return date && Temporal.PlainDate.compare(date, today) >= 0 ? one(date) : []
  }
  const first = Temporal.PlainDate.from({ year: year ?? today.year, month, day: 1 })
  const isPast = year === undefined && month < today.month
  return monthOf(isPast ? first.add({ years: 1 }) : first, today, undefined)
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

/** "12-25"; "11-thu-4", the fourth Thursday; "05-mon--1", the last Monday; "11-thu-4+1", the day after; "easter-2". */
const HOLIDAY = /^(?:easter|(?<month>\d+)-(?:(?<day>\d+)$|(?<name>[a-z]+)-(?<nth>-?\d)))(?<moved>[+-]\d+)?$/

/** The next day of a feast written as in `namedDays.json`. */
export function nextHoliday(on: string, today: Day): Day {
  const { month, day, name, nth, moved: by = '0' } = HOLIDAY.exec(on)?.groups ?? {}
  const inYear = (year: number): Day => {
    if (month === undefined) return easter(year).add({ days: Number(by) })
    const first = Temporal.PlainDate.from({ year, month: Number(month), day: 1 })
    if (day !== undefined) return first.with({ day: Number(day) })
    const weekDay = WEEK_DAYS.find((one) => one === name) ?? 'mon'
    return nthOf({ kind: 'nth', nth: Number(nth), day: weekDay, ahead: 0 }, first).add({ days: Number(by) })
  }
  const date = inYear(today.year)
  return Temporal.PlainDate.compare(date, today) < 0 ? inYear(today.year + 1) : date
}

/** Easter Sunday, by the anonymous Gregorian computus. */
function easter(year: number): Day {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const epact = (century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25) + 19 * golden + 15) % 30
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11))
  const weekDay = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7
  const days = moon - weekDay
  const month = 3 + Math.floor((days + 40) / 44)
  return Temporal.PlainDate.from({ year, month, day: days + 28 - 31 * Math.floor(month / 4) })
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

/** "After Friday" begins on Saturday, "from Friday" on Friday; "before Friday" ends on Thursday, "by Friday" on it. */
function bounded(ranges: DayRange[], side: Exclude<Side, 'about'>, today: Day): DayRange[] {
  const [first] = ranges
  const last = ranges.at(-1)
  if (!first || !last) return ranges
  if (side === 'before') return between(today, Temporal.PlainDate.from(first.from).subtract({ days: 1 }))
  if (side === 'upTo') return last.to ? [{ from: today.toString(), to: last.to }] : ranges
  const from = side === 'start' ? first.from : last.to && Temporal.PlainDate.from(last.to).add({ days: 1 }).toString()
  return from ? [{ from, to: null }] : ranges
}
