import { DAY_MS } from '../../contract/durations'
import { Recent } from '../platform/recent'
import { parseValues } from '../text/parseValues'
import { ANYWHERE, type Value, type ValueKind } from '../text/value'
import BOUNDS from './bounds.json'
import type { Statement } from './statement'

type DateValue = Extract<Value, { kind: 'date' }>
/** A day, a month, or with its last month a whole year. */
type Dated = Pick<DateValue, 'month' | 'day' | 'year'>
/** What changes with time: a story of how it began stays true. */
const CHANGES: ReadonlySet<ValueKind> = new Set(['money', 'percent', 'span', 'closed', 'clock'])
const YEAR = 365 * DAY_MS

/** Those of them that still hold: what a notice said a year ago, or of days that have passed, is said of no day of this year. */
export function withoutPast(statements: readonly Statement[], now: Date): Statement[] {
  const ofPastDateline = (one: Statement, at: number) => {
    const line = isShut(one) ? datelineOf(statements, at) : undefined
    return line !== undefined && isLongPast(withYears(line.values.filter(isDate)), now)
  }
  return statements.filter((one, at) => !isPast(one, now) && !ofPastDateline(one, at))
}

/** Whether a price or hours were said of a time that is over: in a notice of a year ago, or for days that have passed. */
function isPast({ text, values, trail, source }: Statement, now: Date): boolean {
  if (source.kind !== 'site') return false
  const own = withYears(values.filter(isDate))
  const isOverBy = own.some((date) => isOver(text, date, now))
  if (!values.some(({ kind }) => CHANGES.has(kind))) return isOverBy && own.some(({ year }) => year !== undefined)
  const heading = trail.at(-1) ?? ''
  const dates = own.length > 0 ? own : datesIn(heading)
  const isPeriod = own.length > 1 && own.every(({ day }) => day !== undefined)
  const years =
    dates.length > 0 ? [] : [...yearsNamed(text.match(LABEL)?.[0] ?? '', values), ...yearsNamed(heading, values)]
  return isOverBy || isLongPast(dates, now, isPeriod ? 0 : YEAR) || isLongPast(years.slice(0, 1), now)
}

function isLongPast(dates: readonly Dated[], now: Date, span = YEAR): boolean {
  const last = Math.max(...dates.flatMap((date) => (date.year ? [endOf(date.year, date)] : [])))
  return Number.isFinite(last) && now.getTime() - last > span
}

/** "Summer hours 2021: …", "Update 2020 | …" */
const LABEL = /^[^:|]{1,60}(?=:\s| \| )/u
/** "Holiday party 2023", "2021 hours": the year that a heading is of. "2019 Honda Civic" is no price of 2019, and "Since 2012" goes on. */
function yearsNamed(label: string, values: readonly Value[]): Dated[] {
  const isPriced = values.some(({ kind }) => kind === 'money' || kind === 'percent')
  const found = label.match(YEAR_LAST) ?? (isPriced ? null : label.match(YEAR_FIRST))
  const year = found && !SINCE.test(label.slice(0, found.index)) ? found.groups?.year : undefined
  return year ? [{ year: Number(year), month: 12 }] : []
}
const YEAR_LAST = /(?<![\p{L}\p{N}©])(?:20\d\d ?[-/–] ?)?(?<year>20\d\d)[^\p{L}\p{N}]*$/u
const YEAR_FIRST = /^(?<year>20\d\d)(?= \p{L})/u

/** The business is shut, and not on some weekdays as always. */
const isShut = ({ values, source }: Statement): boolean =>
  source.kind === 'site' &&
  values.some(({ kind }) => kind === 'closed') &&
  !values.some(({ kind }) => kind === 'days' || kind === 'date')

/** "March 16, 2020", "Posted on 3/16/2020": what stands over a notice, or begins it, and says when it was written. */
function datelineOf(statements: readonly Statement[], at: number): Statement | undefined {
  const one = statements[at]
  const before = statements.slice(Math.max(0, at - MOST_BELOW), at)
  return before.findLast(
    (line) =>
      line.source.url === one?.source.url &&
      line.trail.join('\n') === one?.trail.join('\n') &&
      line.values.some((value) => isDate(value) && value.year !== undefined) &&
      !line.values.some(({ kind }) => CHANGES.has(kind)) &&
      wordsBesideDates(line) <= MOST_BESIDE,
  )
}
const MOST_BELOW = 6
const MOST_BESIDE = 3
const wordsBesideDates = ({ text, values }: Statement): number =>
  values
    .filter(isDate)
    .reduce((left, date) => left.replace(date.text, ' '), text)
    .match(/\p{L}+/gu)?.length ?? 0

/** What stands right before a day or a year and says how it bounds. */
function before(words: Record<string, readonly string[]>): RegExp {
  return new RegExp(`(?:^|[\\s(])(?:${Object.values(words).flat().join('|')})[:.]?\\s+$`, 'iu')
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
const UNTIL = before(BOUNDS.until)
const SINCE = before(BOUNDS.since)

/** When a day or a month is over. */
const endOf = (year: number, { month, day }: Dated): number => Date.UTC(year, day ? month - 1 : month, (day ?? 0) + 1)

const isDate = (value: Value): value is DateValue => value.kind === 'date'
