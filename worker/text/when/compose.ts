import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { type DayContent, isDayPiece, isTimePiece, type Modifier, type Piece, type TimeContent } from './pieces'
import { type Readings, readingsOf, weekDayOf } from './resolveDays'
import type { DayRange } from './wish'

type DayPiece = Piece<DayContent>
/** Days, and times of the day that are said of them: "Monday after 3 or Wednesday morning" are two. */
export type Group = { days: DayPiece[]; times: Piece<TimeContent>[] }

const isWeekDay = ({ content }: DayPiece): boolean => content.kind === 'days'
const isListed = ({ join }: Piece): boolean => join === 'or' || join === 'comma'
const newGroup = (): Group => ({ days: [], times: [] })

/** A time belongs to the days beside it, whichever stands first; the next day or time of a list begins anew. */
export function groupsOf(all: readonly Piece[]): Group[] {
  const pieces = listedAlike(all)
  const groups: Group[] = [newGroup()]
  let isTimeFirst = false
  let last: Piece | undefined
  for (const [at, piece] of pieces.entries()) {
    const group = groups.at(-1) ?? newGroup()
    const isWhole = group.days.length > 0 && group.times.length > 0
    const isDay = isDayPiece(piece)
    const isOther = isDay && group.days.some((day) => isWeekDay(day) === isWeekDay(piece) && !isFrame(piece))
    const changes = last !== undefined && isDayPiece(last) !== isDay
    const beginsDay = changes && (!isTimeFirst || isListed(piece)) && (piece.join === 'or' || isOther)
    const beginsTime = (changes && isTimeFirst && isListed(piece)) || isOfNext(pieces, at, group)
    const begins = !piece.isNot && isWhole && (isDay ? beginsDay : beginsTime)
    const target = begins ? newGroup() : group
    if (begins) groups.push(target)
    if (target.days.length === 0 && target.times.length === 0) isTimeFirst = !isDay
    if (isDay) target.days.push(piece)
    else if (isTimePiece(piece)) target.times.push(piece)
    last = piece
  }
  return (groups.length > 1 ? groups.map((group, at) => framed(group, groups, at)) : groups).flatMap(untilTime)
}

/** The 10 of "Friday afternoon or 10 tomorrow". */
function isOfNext(pieces: readonly Piece[], at: number, { days }: Group): boolean {
  const [time, next] = pieces.slice(at, at + 2)
  if (time?.join !== 'or' || !next || !isDayPiece(next) || next.join || next.isNot || isFrame(next)) return false
  return next.content.kind === 'offset' || days.some((day) => isWeekDay(day) === isWeekDay(next) && !isFrame(day))
}

const PASSED_ON = new Set<Modifier | undefined>(['next', 'nextWeek'])
/** "Next Tuesday or Wednesday": both are next. */
function listedAlike(pieces: readonly Piece[]): Piece[] {
  const alike: Piece[] = []
  for (const piece of pieces) {
    const { content } = piece
    const last = alike.findLast(isDayPiece)
    const isOfList =
      last?.content.kind === 'days' &&
      PASSED_ON.has(last.content.modifier) &&
      content.kind === 'days' &&
      content.modifier === undefined &&
      !content.isEvery &&
      isListed(piece) &&
      last.isNot === piece.isNot
    if (!isOfList || last.content.kind !== 'days') alike.push(piece)
    else if (last !== alike.at(-1)) alike.push({ ...piece, content: { ...content, modifier: last.content.modifier } })
    else {
      const days = [...last.content.days, ...content.days]
      alike.splice(-1, 1, { ...last, content: { ...last.content, days }, end: piece.end })
    }
  }
  return alike
}

const NOON = 720
/** "Midi", "mediodía": around noon, or noon itself. */
const isLunch = ({ from, to }: TimeContent & { kind: 'part' }): boolean => from < NOON && NOON < to && to - from <= 120

/** "By Friday noon": the days before it, and Friday until noon. */
function untilTime(group: Group): Group[] {
  const [time, ...others] = group.times
  const last = time && group.days.find(({ end }) => time.start >= end && time.start <= end + 1)
  if (!time || !last || last.content.kind !== 'bounded' || others.length + group.days.length > 1) return [group]
  const { content, isNot } = last
  const isUntil = content.side === 'upTo' || content.side === 'before'
  if (!isUntil || isNot || time.isNot || time.join) return [group]
  const to: TimeContent | undefined =
    time.content.kind === 'clock' && time.content.side === undefined
      ? { ...time.content, side: 'upTo' }
      : time.content.kind === 'part' && (content.side === 'upTo' || isLunch(time.content))
        ? { ...time.content, from: 0, to: isLunch(time.content) ? NOON : time.content.to }
        : undefined
  if (!to) return [group]
  return [
    { days: [{ ...last, content: { ...content, side: 'before' } }], times: [] },
    { days: [{ ...last, content: content.of }], times: [{ ...time, content: to }] },
  ]
}

/** "Next week" at one end of a list is said of all of it. */
function framed(group: Group, groups: readonly Group[], at: number): Group {
  const outer = [groups[0], groups.at(-1)].filter((other) => other !== undefined && other !== group)
  if (group.days.some(isFrame) || at === groups.length) return group
  const frames = outer.flatMap(({ days = [] } = newGroup()) =>
    days.filter((day) => isFrame(day) && !day.isNot && !isListed(day)),
  )
  const excluded = outer.flatMap(({ days = [] } = newGroup()) => days.filter(({ isNot }) => isNot))
  return { ...group, days: [...group.days, ...frames, ...excluded] }
}

/** "Next week", "in May", "after Friday": within it other days may be named. */
const isFrame = ({ content }: DayPiece): boolean =>
  content.kind === 'week' ||
  content.kind === 'weekOf' ||
  content.kind === 'month' ||
  content.kind === 'bounded' ||
  content.kind === 'range' ||
  (content.kind === 'nth' && content.day === 'week') ||
  (content.kind === 'date' && content.day === undefined)

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
  return clusters
}

/** One that has no frame of its own stands in the one that is named before or after it. */
function combined(clusters: DayPiece[][], now: Temporal.PlainDateTime): Readings {
  const isLoneFrame = (cluster: DayPiece[]) => cluster.every(isFrame)
  const shared = clusters.filter(
    (cluster) => cluster.some(isFrame) && !(isLoneFrame(cluster) && cluster[0]?.join === 'or'),
  )
  let all: Readings = [[]]
  for (const [at, cluster] of clusters.entries()) {
    const isUsed =
      isLoneFrame(cluster) &&
      clusters.length > 1 &&
      cluster[0]?.join !== 'or' &&
      clusters.some((one) => !one.some(isFrame))
    if (isUsed) continue
    const following = clusters.slice(at).find((one) => shared.includes(one)) ?? shared.at(-1)
    const frames = cluster.some(isFrame) ? [] : (following?.filter(isFrame) ?? [])
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
  // "In 3 weeks on a Tuesday"
  const isWeeks = date.content.kind === 'offset' && date.content.days > 0 && date.content.days % 7 === 0
  if (isWeeks) return dates.map((ranges) => nearest(ranges, days, now))
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
