import type { BusinessFacts, WeekDay } from '../../../contract/facts'
import type { Value } from '../value'
import { type Span, timesOf } from './span'

const DAY_MINUTES = 24 * 60
/** ", " or " and " between two days. */
const LONGEST_JOINT = 6

/** Days with the times that are told of them: spans, clocks or "closed". */
type DayGroup = { days: WeekDay[]; times: Value[] }

export const isOfWeek = ({ kind }: Value): boolean =>
  kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed'

/** Days and times in reading order, whichever come first: "Mon-Thu 8-5, Fri 8-1", "9 to 5 on Mondays, closed Sunday". */
export function dayGroups(values: readonly Value[]): DayGroup[] {
  const groups: DayGroup[] = []
  const of = values.filter(isOfWeek)
  const areDaysFirst = of.find(({ kind }) => kind !== 'closed')?.kind === 'days'
  for (const [at, value] of of.entries()) {
    const last = groups.at(-1)
    const before = of[at - 1]
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

/** A row's days, each with its spans, none where it is closed; undefined where the row leaves open what belongs to what. */
export function rowHours(values: readonly Value[]): Map<WeekDay, Span[]> | undefined {
  if (values.some(({ kind }) => kind === 'money' || kind === 'date' || kind === 'duration')) return undefined
  const groups = dayGroups(values.filter(({ kind }) => kind !== 'clock')).map(({ days, times }) => ({
    days,
    spans: times.flatMap((time) => (time.kind === 'span' ? [{ from: time.from, to: time.to }] : [])),
    isClosed: times.some(({ kind }) => kind === 'closed'),
  }))
  const isClear = groups.every(({ days, spans, isClosed }) => days.length > 0 && spans.length > 0 !== isClosed)
  if (groups.length === 0 || !isClear) return undefined
  // What is said of fewer days is said of them in particular: "Mon-Sun 6-9, Sun closed".
  const general = groups.toSorted((a, b) => b.days.length - a.days.length)
  return new Map(general.flatMap(({ days, spans }) => days.map((day) => [day, spans] as const)))
}

/** A week as its values say it and an owner would type it; days after the last hours, of which none are said, are left aside. */
export function weekIn(values: readonly Value[]): BusinessFacts['hours'] {
  const told = values.filter(({ kind }) => kind === 'days' || kind === 'span' || kind === 'closed')
  const said = rowHours(told) ?? rowHours(told.slice(0, 1 + told.findLastIndex(({ kind }) => kind === 'span')))
  const days = [...(said ?? [])].filter(([, spans]) => spans.every(({ to }) => to <= DAY_MINUTES))
  return Object.fromEntries(days.map(([day, spans]) => [day, timesOf(spans)]))
}
