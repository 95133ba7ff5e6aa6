import type { BusinessFacts } from '../../contract/facts'
import type { Language } from '../../contract/languages'
import CLOSINGS from '../text/data/closings.json'
import RANGES from '../text/data/ranges.json'
import { holidaysIn } from '../text/holidays'
import { languageOf } from '../text/languageOf'
import type { Value } from '../text/value'
import { readWhen } from '../text/when/readWhen'
import type { Statement } from './statement'

type Closing = BusinessFacts['hoursExceptions'][number]
type At = { country: string; now: number }

const LONGEST = 240
/** A longer time away is a season, and hardly read right. */
const MOST_DAYS = 24
const DAY_MS = 24 * 60 * 60_000
const YEAR_DAYS = 364
const YEAR = /(?<!\d)20\d\d(?!\d)/g

const anyOf = (ways: Record<string, string[]>): string =>
  Object.values(ways)
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join('|')
const START = '(?<![\\p{L}\\p{M}])'
const END = '(?![\\p{L}\\p{M}])'
const { any: _signs, ...AND_WORDS } = RANGES.and
const AND = new RegExp(`[,;&]|${START}(?:${anyOf(AND_WORDS)})${END}`, 'iu')
/** "Closed Thanksgiving and the day after": no day's name, but the one that follows. */
const NEXT_DAY = new RegExp(`(?:${AND.source})?\\s*${START}(?:${anyOf(CLOSINGS.nextDay)})(?=\\s*(?:[.,;!)(]|$))`, 'iu')
/** What is said from here on is of other days: "and reopen Monday". */
export const OPEN = new RegExp(`${START}(?:${anyOf(CLOSINGS.open)})${END}`, 'iu')
const REASON = `(?:\\(|${START}(?:${anyOf(CLOSINGS.reason)})\\s+)`

/** The days to come on which statements say that the business is closed. */
export function closingsOf(statements: readonly Statement[], at: At): { closing: Closing; statement: Statement }[] {
  const together = Map.groupBy(statements, ({ trail }) => trail.join('\n'))
  return [...together.values()]
    .filter((said) => !said.some((one) => isOfAnEarlierYear(one, at.now)))
    .flat()
    .flatMap((statement) => closingsIn(statement, at).map((closing) => ({ closing, statement })))
}

/** A notice that was put up last year is over. */
const isOfAnEarlierYear = ({ values }: Statement, now: number): boolean =>
  values.some(
    (value) => value.kind === 'date' && value.year !== undefined && value.year < new Date(now).getUTCFullYear(),
  )

/** "Closed Thanksgiving and Christmas Day", "We're closed December 24 to 26." */
function closingsIn({ kind, text, values }: Statement, { country, now }: At): Closing[] {
  const closed = values.find((value) => value.kind === 'closed')
  if (kind === 'faq' || !closed || text.length > LONGEST) return []
  const language = languageOf(text, 'en') ?? 'en'
  const holidays = holidaysIn(text, [language], country).map(({ words }) => words)
  const hasDates = values.some((value) => value.kind === 'date')
  if (!hasDates && holidays.length === 0) return []
  // A date's own day of the week and year, and what is celebrated on it, tell no further days.
  const bare = blanked(text, hasDates ? [closed, ...values.flatMap((value) => spareOf(value, text, now))] : [closed])
  const [before, after] = [bare.slice(0, closed.start), bare.slice(closed.end)]
  const said = `${OPEN.test(before) ? '' : before} ${untilOpen(after)}`
  const days = hasDates ? withoutReasons(said, holidays) : said
  const named = days.replace(NEXT_DAY, '')
  const found = spansIn(named, language, { country, now })
  const last = found.at(-1)
  const years = text.match(YEAR)
  const isOfYear = ({ from, to }: Closing) =>
    !years || years.some((year) => from.startsWith(year) || to.startsWith(year))
  return withoutParts(named !== days && last ? [...found, dayAfter(last)] : found).filter(isOfYear)
}

/** "Closed Thursday the 26th; Friday the 27th we're open 9 to 3": a day may stand before the word that opens on it. */
function untilOpen(text: string): string {
  const [closed = '', ...rest] = text.split(OPEN)
  const end = rest.length > 0 ? closed.search(LAST_CLAUSE) : -1
  return end === -1 ? closed : closed.slice(0, end)
}
const LAST_CLAUSE = /[;.!–—][^;.!–—]*$/u

type Part = { start: number; end: number }

/** What stands beside the days: "Thursday", "2026" where that is the next year in which a date is. */
function spareOf(value: Value, text: string, now: number): Part[] {
  if (value.kind === 'days') return [value]
  if (value.kind !== 'date' || value.year === undefined) return []
  const ahead = Date.UTC(value.year, value.month - 1, value.day ?? 1) - now
  const isNext = ahead > -DAY_MS && ahead < YEAR_DAYS * DAY_MS
  const said = text.slice(value.start, value.end).replace(/,? \d{4}$/, '')
  return isNext ? [{ start: value.start + said.length, end: value.end }] : []
}

/** The text with as many blanks in place of its parts. */
export const blanked = (text: string, parts: readonly Part[]): string =>
  parts.reduce((left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end), text)

/** "for Thanksgiving", "(Thanksgiving)". */
const withoutReasons = (text: string, holidays: readonly string[]): string =>
  holidays.reduce(
    (left, words) =>
      left.replace(new RegExp(`${REASON}${words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\)?`, 'iu'), ' '),
    text,
  )

/** All days that are said; a day and a range of days beside it are read one by one: "Nov 26 and Dec 24 – 26". */
function spansIn(text: string, language: Language, at: At): Closing[] {
  const whole = wishedIn(text, language, at)
  if (whole) return whole
  const parts = text.split(AND).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const read = parts.map((part) => wishedIn(part, language, at))
  return parts.length > 1 && parts.every((part, nth) => read[nth] || !/\p{N}/u.test(part))
    ? read.flatMap((one) => one ?? [])
    : []
}

function wishedIn(text: string, language: Language, { country, now }: At): Closing[] | undefined {
  const when = readWhen(text, { now, timeZone: 'UTC', country, language })
  if (when.kind !== 'wish') return undefined
  return when.wish.spans
    .flatMap((span) => span.days)
    .flatMap(({ from, to, weekDays }) =>
      to === null || weekDays || spanDays(from, to) > MOST_DAYS ? [] : [{ from, to, hours: [] }],
    )
}

const spanDays = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

function dayAfter({ to }: Closing): Closing {
  const day = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10)
  return { from: day, to: day, hours: [] }
}

/** "Thanksgiving (November 26 and 27)" tells its first day twice. */
const withoutParts = (all: readonly Closing[]): Closing[] =>
  all.filter(
    (one, at) =>
      !all.some(
        (other, nth) =>
          other.from <= one.from && one.to <= other.to && (nth < at || other.from < one.from || one.to < other.to),
      ),
  )
