import { Temporal } from 'temporal-polyfill'
import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import { lexemesOf } from '../values/lexemes'
import { type Content, type DayContent, isDayContent, type Part, type TimeContent } from './parts'
import { type Readings, readingsOf, weekDayOf } from './resolveDays'
import { timesOf } from './resolveTimes'
import { scan } from './scan'
import { ALL_DAY, type DayRange, type When, type Wish } from './wish'
import { whenWords } from './words'

export type WhenContext = {
  /** Milliseconds since 1970. */
  now: number
  /** The business's: "tomorrow" is its tomorrow. */
  timeZone: string
  /** Decides whether 3/12 is in March or in December. */
  country: string
  language: Language
}

type Segment = { days: (Part & { content: DayContent })[]; times: (Part & { content: TimeContent })[] }
const isDayPart = (part: Part): part is Part & { content: DayContent } => isDayContent(part.content)
const TIME_KINDS = new Set<Content['kind']>(['part', 'span', 'clock', 'soon'])
const isTimePart = (part: Part): part is Part & { content: TimeContent } => TIME_KINDS.has(part.content.kind)

/** What a text says of when somebody wants to come. */
export function readWhen(text: string, { now, timeZone, country, language }: WhenContext): When {
  const parts = scan(text, whenWords(language), country)
  if (parts.length === 0) return { kind: 'none' }
  const wall = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDateTime()
  const segments = segmentsOf(parts)
  const days = segments.map((segment) => daysOf(segment, wall))
  const unsure = days.findIndex((readings) => readings.length > 1)
  const isSoonest = parts.some(({ content }) => content.kind === 'soonest')
  const wishOf = (nth: number): Wish => ({
    spans: segments.map(({ times }, at) => ({
      days: days[at]?.[at === unsure ? nth : 0] ?? [],
      times: timesOf(times),
    })),
    ...(isSoonest && { isSoonest: true as const }),
  })
  const soon = parts.find(({ content }) => content.kind === 'soon')?.content
  if (soon?.kind === 'soon') return { kind: 'wish', wish: soonWish(wall, soon.minutes) }
  if (unsure < 0) return { kind: 'wish', wish: wishOf(0) }
  return { kind: 'ambiguous', readings: (days[unsure] ?? []).map((_, nth) => wishOf(nth)) }
}

/** The words of a text that say nothing of when. */
export function restOf(text: string, { country, language }: Pick<WhenContext, 'country' | 'language'>): string {
  const parts = scan(text, whenWords(language), country)
  return lexemesOf(text)
    .filter((_, at) => !parts.some(({ start, end }) => start <= at && at < end))
    .map(({ written }) => written)
    .join(' ')
}

/** "Monday after 3 or Wednesday morning" are two. What names no day is of the day before. */
function segmentsOf(parts: readonly Part[]): Segment[] {
  const segments: Segment[] = [{ days: [], times: [] }]
  for (const part of parts) {
    let last = segments.at(-1) ?? { days: [], times: [] }
    if (part.isListed && !part.isNot && last.days.length > 0 && last.times.length > 0 && isDayPart(part)) {
      last = { days: [], times: [] }
      segments.push(last)
    }
    if (isDayPart(part)) last.days.push(part)
    else if (isTimePart(part)) last.times.push(part)
  }
  return segments
}

/** "Next week" narrows "Tuesday"; "not Monday" takes it away. */
function daysOf({ days }: Segment, now: Temporal.PlainDateTime): Readings {
  const today = now.toPlainDate()
  const isFrame = ({ content, side }: Part) =>
    content.kind === 'week' ||
    content.kind === 'month' ||
    (content.kind === 'date' && content.day === undefined) ||
    (side !== undefined && side !== 'about')
  const wanted = days.filter((part) => !part.isNot)
  const frames = wanted.filter(isFrame).map((part) => readingsOf(part, now)[0] ?? [])
  const named = wanted.filter((part) => !isFrame(part))
  const readings = named.length > 0 ? combined(named, now, frames.length > 0) : [[{ from: today.toString(), to: null }]]
  const narrowed = frames.reduce((all, frame) => all.map((ranges) => overlap(ranges, frame)), readings)
  const fitting = narrowed.filter((ranges) => ranges.length > 0)
  const excluded = days.filter(({ isNot }) => isNot)
  const left = excluded.reduce(
    (all, part) => all.map((ranges) => without(ranges, part, now)),
    fitting.length > 0 ? fitting : readings,
  )
  return left.some((ranges) => ranges.length > 0) ? left.filter((ranges) => ranges.length > 0) : left
}

/** The days named, together. "Tuesday the 15th" is one day; where they don't agree either may be meant. */
function combined(parts: Segment['days'], now: Temporal.PlainDateTime, isFramed: boolean): Readings {
  let all: Readings = [[]]
  for (const [nth, part] of parts.entries()) {
    const isWeekDay = part.content.kind === 'days'
    // Within "next week" a weekday is any of that name.
    const readings: Readings =
      isFramed && part.content.kind === 'days'
        ? [[{ from: now.toPlainDate().toString(), to: null, weekDays: part.content.days }]]
        : readingsOf(part, now)
    const before = parts[nth - 1]
    const isOther = before !== undefined && (before.content.kind === 'days') !== isWeekDay
    if (isOther && !part.isListed && before.shift === undefined && part.shift === undefined) {
      const [date, week] = isWeekDay ? [readingsOf(before, now), part] : [readings, before]
      const isSame = week.content.kind === 'days' && agrees(date[0] ?? [], week.content.days)
      all =
        isSame || before.content.kind === 'offset' || part.content.kind === 'offset'
          ? [date[0] ?? []]
          : [date[0] ?? [], ...readingsOf(week, now).slice(0, 1)]
    } else all = all.flatMap((ranges) => readings.map((reading) => [...ranges, ...reading]))
  }
  return all
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
      return to === null || from <= to ? [{ ...range, from, to }] : []
    }),
  )

function without(ranges: DayRange[], part: Segment['days'][number], now: Temporal.PlainDateTime): DayRange[] {
  const { content } = part
  if (content.kind === 'days') {
    const left = (days: readonly WeekDay[]) => days.filter((day) => !content.days.includes(day))
    return ranges.flatMap((range) => {
      const isOne = range.from === range.to
      if (isOne) return content.days.includes(weekDayOf(Temporal.PlainDate.from(range.from))) ? [] : [range]
      return [{ ...range, weekDays: left(range.weekDays ?? WEEK_DAYS) }]
    })
  }
  const excluded = readingsOf(part, now)[0] ?? []
  return ranges.flatMap((range) => excluded.reduce((left, out) => left.flatMap((one) => cut(one, out)), [range]))
}

/** What is left of a range on both sides of another. */
function cut(range: DayRange, { from, to }: DayRange): DayRange[] {
  const before = Temporal.PlainDate.from(from).subtract({ days: 1 }).toString()
  const after = to && Temporal.PlainDate.from(to).add({ days: 1 }).toString()
  const left: DayRange[] = []
  if (range.from <= before) left.push({ ...range, to: range.to !== null && range.to < before ? range.to : before })
  if (after && (range.to === null || after <= range.to)) left.push({ ...range, from: later(range.from, after) })
  return left
}

/** "In an hour" is within the hour that follows. */
function soonWish(now: Temporal.PlainDateTime, minutes: number): Wish {
  const then = now.add({ minutes })
  const from = then.hour * 60 + then.minute
  const date = then.toPlainDate().toString()
  return { spans: [{ days: [{ from: date, to: date }], times: [{ from, to: Math.min(from + 60, ALL_DAY.to) }] }] }
}
