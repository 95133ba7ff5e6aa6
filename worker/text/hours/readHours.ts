import type { BusinessFacts, WeekDay } from '../../../contract/facts'
import type { Value } from '../value'
import { DAY_MINUTES, type Span, timesOf, withoutGap } from './span'

// The days, the times and "closed" are read one by one in `../values` (`days.ts`, its words `../data/days.json`); here, which go with which.

/** ", " or " and " between two days. */
const LONGEST_JOINT = 6

/** Days and what is said of them: spans ("8-5"), single times ("from 8") or "closed". */
type DayGroup = { days: WeekDay[]; times: Value[] }

export const isOfWeek = ({ kind }: Value): boolean =>
  kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed'

/**
 * Which times go with which days, in reading order: "Mon-Thu 8-5, Fri 8-1" → Monday to Thursday 8-5; Friday 8-1. Times may come first:
 * "9 to 5 on Mondays, closed on Sundays" → Monday 9-5; Sunday closed.
 */
export function dayGroups(values: readonly Value[]): DayGroup[] {
  const groups: DayGroup[] = []
  const parts = values.filter(isOfWeek)
  const areDaysFirst = parts.find(({ kind }) => kind !== 'closed')?.kind === 'days'
  for (const [at, value] of parts.entries()) {
    const last = groups.at(-1)
    const before = parts[at - 1]
    const isApart = value.kind === 'days' && before?.kind === 'days' && value.start - before.end > LONGEST_JOINT
    const isFull = last && last.days.length > 0 && last.times.length > 0
    const begins = value.kind === 'closed' || (value.kind === 'days') === areDaysFirst
    const group = last && !isApart && !(isFull && begins) ? last : { days: [], times: [] }
    if (group !== last) groups.push(group)
    if (value.kind === 'days') group.days.push(...value.days)
    else group.times.push(value)
  }
  return groups
}

/**
 * The hours of each day in a row of text: "Mon-Fri 8-5, closed on Sundays" → Monday to Friday one span each, Sunday none. Undefined where
 * it isn't clear which times go with which days.
 */
export function rowHours(values: readonly Value[]): Map<WeekDay, Span[]> | undefined {
  if (values.some(({ kind }) => kind === 'money' || kind === 'date' || kind === 'duration')) return undefined
  const groups = dayGroups(values.filter(({ kind }) => kind !== 'clock')).map(({ days, times }) => ({
    days,
    spans: times.flatMap((time) => (time.kind === 'span' ? [{ from: time.from, to: time.to }] : [])),
    isClosed: times.some(({ kind }) => kind === 'closed'),
  }))
  const isClear = groups.every(({ days, spans, isClosed }) => days.length > 0 && spans.length > 0 !== isClosed)
  if (groups.length === 0 || !isClear) return undefined
  // What is said of fewer days wins: "Mon-Sun 6-9, Sun closed".
  const mostDaysFirst = groups.toSorted((a, b) => b.days.length - a.days.length)
  return new Map(mostDaysFirst.flatMap(({ days, spans }) => days.map((day) => [day, spans] as const)))
}

/**
 * Opening hours as an owner would type them: "Mon-Fri 8-5" → each of those days [["08:00", "17:00"]]. If the whole isn't clear, what follows
 * the last span is left out.
 */
export function weekIn(values: readonly Value[]): BusinessFacts['hours'] {
  const told = values.filter(({ kind }) => kind === 'days' || kind === 'span' || kind === 'closed')
  const broken = brokenDay(told)
  if (broken) return broken
  const said = rowHours(told) ?? rowHours(told.slice(0, 1 + told.findLastIndex(({ kind }) => kind === 'span')))
  const days = [...(said ?? [])].filter(([, spans]) => spans.every(({ to }) => to <= DAY_MINUTES))
  return Object.fromEntries(days.map(([day, spans]) => [day, timesOf(spans)]))
}

/** "Mon – Thu 9 – 5, closed for lunch 12 – 1". */
export function brokenDay([days, open, closed, gap, ...more]: readonly Value[]): BusinessFacts['hours'] | undefined {
  if (days?.kind !== 'days' || open?.kind !== 'span' || closed?.kind !== 'closed' || gap?.kind !== 'span')
    return undefined
  const spans = withoutGap([open], gap)
  if (more.length > 0 || spans.length < 2) return undefined
  return Object.fromEntries(days.days.map((day) => [day, timesOf(spans)]))
}
