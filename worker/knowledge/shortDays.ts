import type { BusinessFacts } from '../../contract/facts'
import { holidayAfter, holidaysIn, type NamedHoliday } from '../text/holidays'
import { timesOf } from '../text/hours/span'
import { languageOf } from '../text/languageOf'
import { type LocalDay, localDay } from '../text/localDays'
import { isStop } from '../text/stopWords'
import type { Value } from '../text/value'
import { wordsOf } from '../text/words'
import { blanked, OPEN } from './closings'
import type { Statement } from './statement'

type SpecialDay = BusinessFacts['hoursExceptions'][number]
type At = { country: string; now: number }

const LONGEST = 240
const DAY_MS = 24 * 60 * 60_000
/** A notice of a day that is farther off is hardly about the next one. */
const AHEAD_DAYS = 180
const CLAUSE = /[^;.!?\n]+/gu

/** The days to come for which statements give hours of their own: "Fri Nov 27 open 9–3 only", "Christmas Eve: 9 to noon". */
export const shortDaysOf = (statements: readonly Statement[], at: At): { day: SpecialDay; statement: Statement }[] =>
  statements.flatMap((statement) => shortDaysIn(statement, at).map((day) => ({ day, statement })))

function shortDaysIn({ kind, text, values }: Statement, at: At): SpecialDay[] {
  if (kind === 'faq' || text.length > LONGEST || !values.some((value) => value.kind === 'span')) return []
  const language = languageOf(text, 'en') ?? 'en'
  return [...text.matchAll(CLAUSE)].flatMap((clause) => {
    const [start, end] = [clause.index, clause.index + clause[0].length]
    const inside = values.filter((value) => value.start >= start && value.end <= end)
    if (inside.some(isOfElse)) return []
    const spans = inside.filter((value) => value.kind === 'span')
    const [span, second] = spans
    const dates = inside.flatMap((value) => (value.kind === 'date' && value.day !== undefined ? [value] : []))
    const holidays = holidaysIn(clause[0], [language], at.country)
    const [date, other] = dates
    const [holiday, next] = holidays
    if (!span || second || other || (!date && (!holiday || next))) return []
    if (!OPEN.test(clause[0]) && isOfMore(clause[0], inside, start, holidays)) return []
    const today = localDayAt(at.now)
    const on = date
      ? { year: date.year ?? today.year, month: date.month, day: date.day ?? 1 }
      : holiday && holidayAfter(holiday.on, today)
    const from = on && nearest(on, at.now, date?.year === undefined)
    return from ? [{ from, to: from, hours: timesOf([span]) }] : []
  })
}

/** A price, a rule or a week in the same breath: the hours are of something else. */
const isOfElse = ({ kind }: Value): boolean => ['money', 'closed', 'duration', 'percent', 'clock'].includes(kind)

/** "Santa comes December 12 from 10 to noon" tells when somebody comes. */
function isOfMore(clause: string, values: readonly Value[], start: number, holidays: readonly NamedHoliday[]): boolean {
  const inClause = values.map((value) => ({ start: value.start - start, end: value.end - start }))
  const rest = holidays.reduce((left, { words }) => left.replace(words, ' '), blanked(clause, inClause))
  return wordsOf(rest).some(({ text }) => !isStop(text))
}

const localDayAt = (time: number): LocalDay => {
  const date = new Date(time)
  return localDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())
}

/** Its date, or the next one of a date without a year; undefined where that is over or far off. */
function nearest(
  on: { year: number; month: number; day: number },
  now: number,
  isYearOpen: boolean,
): string | undefined {
  const at = (year: number) => Date.UTC(year, on.month - 1, on.day)
  const time = isYearOpen && at(on.year) < now - DAY_MS ? at(on.year + 1) : at(on.year)
  const ahead = (time - now) / DAY_MS
  return ahead > -1 && ahead < AHEAD_DAYS ? new Date(time).toISOString().slice(0, 10) : undefined
}
