import type { WeekDay } from '../../contract/facts'
import type { Value } from './value'

/** A time past midnight is over 1440. */
export type Span = { from: number; to: number }

/** Days with the spans or the "closed" that stand beside them; undefined where a row leaves open what belongs to what. */
export function rowHours(values: readonly Value[]): Map<WeekDay, Span[]> | undefined {
  if (values.some(({ kind }) => kind === 'money' || kind === 'date' || kind === 'duration')) return undefined
  const groups: { days: WeekDay[]; spans: Span[]; isClosed: boolean }[] = []
  const leads = values.find(({ kind }) => kind === 'days' || kind === 'span')?.kind
  for (const value of values) {
    if (value.kind !== 'days' && value.kind !== 'span' && value.kind !== 'closed') continue
    const last = groups.at(-1)
    const isFull = last && last.days.length > 0 && (last.spans.length > 0 || last.isClosed)
    const begins = !last || (isFull && (value.kind === leads || value.kind === 'closed'))
    const group = begins ? { days: [], spans: [], isClosed: false } : last
    if (begins) groups.push(group)
    if (value.kind === 'days') group.days.push(...value.days)
    else if (value.kind === 'span') group.spans.push({ from: value.from, to: value.to })
    else group.isClosed = true
  }
  const isClear = groups.every(({ days, spans, isClosed }) => days.length > 0 && spans.length > 0 !== isClosed)
  if (groups.length === 0 || !isClear) return undefined
  // What is said of fewer days is said of them in particular: "Mon-Sun 6-9, Sun closed".
  const general = groups.toSorted((a, b) => b.days.length - a.days.length)
  return new Map(general.flatMap(({ days, spans }) => days.map((day) => [day, spans] as const)))
}
