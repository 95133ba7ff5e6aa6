import { Recent } from '../platform/recent'
import { parseValues } from '../text/parseValues'
import { ANYWHERE, type Value, type ValueKind } from '../text/value'
import type { Statement } from './statement'
import BOUNDS from './until.json'

type DateValue = Extract<Value, { kind: 'date' }>
/** What changes with time: a story of how it began stays true. */
const CHANGES: ReadonlySet<ValueKind> = new Set(['money', 'percent', 'span', 'closed', 'clock'])
const YEAR = 365 * 24 * 60 * 60 * 1000

/** Whether a price or hours were said of a time that is over: in a notice of a year ago, or for days that have passed. */
export function isPast({ text, values, trail, source }: Statement, now: Date): boolean {
  if (source.kind !== 'site' || !values.some(({ kind }) => CHANGES.has(kind))) return false
  const own = withYears(values.filter(isDate))
  const dates = own.length > 0 ? own : datesIn(trail.at(-1) ?? '')
  const last = Math.max(...dates.flatMap((date) => (date.year ? [endOf(date.year, date)] : [])))
  if (own.some((date) => isOver(text, date, now))) return true
  const isPeriod = own.length > 1 && own.every(({ day }) => day !== undefined)
  return Number.isFinite(last) && now.getTime() - last > (isPeriod ? 0 : YEAR)
}

/** "November 25, 2026 … Monday, November 30": the year of the one before it, or the next. */
function withYears(dates: readonly DateValue[]): DateValue[] {
  let last: DateValue | undefined
  return dates.map((date) => {
    const isNext = last && date.month < last.month
    const year = date.year ?? (last?.year === undefined ? undefined : last.year + (isNext ? 1 : 0))
    last = year === undefined ? date : { ...date, year }
    return last
  })
}

/** A heading stands over many lines, and is asked of with each message. */
const datesIn = (heading: string): DateValue[] =>
  headings.get(heading, () => (/[\p{Nd}]/u.test(heading) ? parseValues(heading, ANYWHERE).filter(isDate) : []))
const headings = new Recent<DateValue[]>(2_000)

/** "$20 off through October 31" of no year is over from November on, and nothing is said of the next one. */
function isOver(text: string, date: DateValue, now: Date): boolean {
  if (!UNTIL.test(text.slice(0, date.start))) return false
  if (date.year !== undefined) return now.getTime() >= endOf(date.year, date)
  const ends = endOf(now.getUTCFullYear(), date)
  const last = ends > now.getTime() ? endOf(now.getUTCFullYear() - 1, date) : ends
  return now.getTime() - last < YEAR / 2
}
const UNTIL = new RegExp(`(?:^|[\\s(])(?:${Object.values(BOUNDS.until).flat().join('|')})[:.]?\\s+$`, 'iu')

/** When a day or a month is over. */
const endOf = (year: number, { month, day }: DateValue): number =>
  Date.UTC(year, day ? month - 1 : month, (day ?? 0) + 1)

const isDate = (value: Value): value is DateValue => value.kind === 'date'
