import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { type DayContent, isDayFrame, isDayPiece, isTimePiece, type Piece, type TimeContent } from './pieces'
import { type Readings, readingsOf, weekDayOf } from './resolveDays'
import type { DayRange } from './wish'

type DayPiece = Piece<DayContent>
/** Days, and times of the day that are said of them: "Monday after 3 or Wednesday morning" are two. */
export type Group = { days: DayPiece[]; times: Piece<TimeContent>[] }

const isWeekDay = ({ content }: DayPiece): boolean => content.kind === 'days'
const newGroup = (): Group => ({ days: [], times: [] })

/** A time belongs to the days beside it, whichever stands first; the next day or time of a list begins anew. */
export function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [newGroup()]
  let last: Piece | undefined
  for (const [at, piece] of pieces.entries()) {
    const group = groups.at(-1) ?? newGroup()
    const isWhole = group.days.length > 0 && group.times.length > 0
    const isDay = isDayPiece(piece)
    const isOther = isDay && group.days.some((day) => isWeekDay(day) === isWeekDay(piece) && !isFrame(piece))
    const changes = last !== undefined && isDayPiece(last) !== isDay
    const next = pieces[at + 1]
    // The 10 of "Friday afternoon or 10 tomorrow"
    const isOfNext =
      !isDay && piece.join === 'or' && next !== undefined && isDayPiece(next) && !next.join && !isFrame(next)
    const begins = !piece.isNot && isWhole && ((isDay && changes && (piece.join === 'or' || isOther)) || isOfNext)
    const target = begins ? newGroup() : group
    if (begins) groups.push(target)
    if (isDay) target.days.push(piece)
    else if (isTimePiece(piece)) target.times.push(piece)
    last = piece
  }
  return groups
}

const isFrame = ({ content }: DayPiece): boolean => isDayFrame(content)

/** The days of a group: all readings there are, none where what is said contradicts itself. */
export function daysOf({ days }: Group, now: Temporal.PlainDateTime): Readings {
  const wanted = days.filter(({ isNot }) => !isNot)
  const excluded = days.filter(({ isNot }) => isNot)
  const clusters = clustersOf(wanted)
  const all: Readings =
    clusters.length === 0 ? [[{ from: now.toPlainDate().toString(), to: null }]] : combined(clusters, now)
  const left = all.map((ranges) => excluded.reduce((some, piece) => without(some, piece, now), ranges))
  return left.filter((ranges) => ranges.length > 0)
}

/** "Tuesday the 15th" is one day, "Tuesday or the 15th" are two. */
function clustersOf(days: readonly DayPiece[]): DayPiece[][] {
  const clusters: DayPiece[][] = []
  for (const day of days) {
    const cluster = clusters.at(-1)
    const isApposed = cluster?.every((other) => isWeekDay(other) !== isWeekDay(day) || isFrame(day) || isFrame(other))
    if (cluster && isApposed && day.join !== 'or') cluster.push(day)
    else clusters.push([day])
  }
  return clusters.filter((cluster) => !clusters.some((other) => other !== cluster && isTold(cluster, other)))
}

/** "Thursday. Thursday, December 3": the day is named again, with more of it. */
function isTold([day, ...more]: DayPiece[], other: DayPiece[]): boolean {
  if (day?.content.kind !== 'days' || day.content.modifier || more.length > 0 || other.length === 1) return false
  const [name] = day.content.days
  return other.some(({ content }) => content.kind === 'days' && content.days.length === 1 && content.days[0] === name)
}

/** One that has no frame of its own stands in the one that is named before or after it. */
function combined(clusters: DayPiece[][], now: Temporal.PlainDateTime): Readings {
  const shared = clusters.findLast((cluster) => cluster.some(isFrame))?.filter(isFrame) ?? []
  let all: Readings = [[]]
  for (const cluster of clusters) {
    const frames = cluster.some(isFrame) ? [] : shared
    const readings = clusterOf([...cluster, ...frames], now)
    all = all.flatMap((ranges) => readings.map((reading) => [...ranges, ...reading]))
  }
  return all
}

function clusterOf(cluster: readonly DayPiece[], now: Temporal.PlainDateTime): Readings {
  const frames = cluster.filter(isFrame).map(({ content }) => readingsOf(content, now)[0] ?? [])
  const named = cluster.filter((piece) => !isFrame(piece))
  const week = named.find(isWeekDay)
  const date = named.find((piece) => !isWeekDay(piece))
  let readings: Readings = [[{ from: now.toPlainDate().toString(), to: null }]]
  if (week && date) readings = agreed(date, week, now)
  else if (week?.content.kind === 'days' && frames.length > 0)
    readings = [[{ from: now.toPlainDate().toString(), to: null, weekDays: week.content.days }]]
  else if (named[0]) readings = readingsOf(named[0].content, now)
  return frames
    .reduce((all, frame) => all.map((ranges) => overlap(ranges, frame)), readings)
    .filter((ranges) => ranges.length > 0)
}

/** "Tuesday the 15th": where the 15th is no Tuesday, either may be meant. */
function agreed(date: DayPiece, week: DayPiece, now: Temporal.PlainDateTime): Readings {
  const dates = readingsOf(date.content, now)
  if (week.content.kind !== 'days') return dates
  const { days } = week.content
  const fitting = dates.filter((ranges) => agrees(ranges, days))
  if (fitting.length > 0) return fitting
  if (date.content.kind === 'offset' || date.content.kind === 'holiday') return dates
  return dates.slice(0, 1).flatMap((ranges) => [ranges, nearest(ranges, days, now)])
}

/** The weekday beside a date. */
function nearest([first]: DayRange[], days: WeekDay[], now: Temporal.PlainDateTime): DayRange[] {
  if (!first) return []
  const date = Temporal.PlainDate.from(first.from)
  const near = [1, -1, 2, -2, 3, -3].map((by) => date.add({ days: by }))
  const fitting = near.filter((day) => Temporal.PlainDate.compare(day, now.toPlainDate()) >= 0)
  const from = fitting.find((day) => days.includes(weekDayOf(day)))?.toString()
  return from ? [{ from, to: from }] : []
}

const agrees = ([first]: DayRange[], days: WeekDay[]): boolean =>
  first !== undefined && days.includes(weekDayOf(Temporal.PlainDate.from(first.from)))
/** Of two ISO dates. */
const later = (one: string, other: string): string => [one, other].toSorted()[1] ?? one

/** Ranges within a frame such as next week. */
const overlap = (ranges: DayRange[], frame: DayRange[]): DayRange[] =>
  ranges.flatMap((range) =>
    frame.flatMap((within) => {
      const from = later(range.from, within.from)
      const to = range.to === null || (within.to !== null && within.to < range.to) ? within.to : range.to
      const weekDays = range.weekDays ?? within.weekDays
      return to === null || from <= to ? [{ from, to, ...(weekDays && { weekDays }) }] : []
    }),
  )

function without(ranges: DayRange[], { content }: DayPiece, now: Temporal.PlainDateTime): DayRange[] {
  if (content.kind === 'days' && content.modifier === undefined) {
    const left = (days: readonly WeekDay[]) => days.filter((day) => !content.days.includes(day))
    return ranges.flatMap((range) => {
      const isOne = range.from === range.to
      if (isOne) return content.days.includes(weekDayOf(Temporal.PlainDate.from(range.from))) ? [] : [range]
      const weekDays = left(range.weekDays ?? WEEK_DAYS)
      return weekDays.length > 0 ? [{ ...range, weekDays }] : []
    })
  }
  const excluded = readingsOf(content, now)[0] ?? []
  return excluded.reduce((left, out) => left.flatMap((one) => cut(one, out)), ranges)
}

/** What is left of a range on both sides of another. */
function cut(range: DayRange, { from, to }: DayRange): DayRange[] {
  if (range.to !== null && range.to < from) return [range]
  if (to !== null && to < range.from) return [range]
  const before = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const after = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString()
  const left: DayRange[] = []
  if (range.from <= before) left.push({ ...range, to: before })
  if (after && (range.to === null || after <= range.to)) left.push({ ...range, from: after })
  return left
}
