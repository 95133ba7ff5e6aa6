import { withoutUndefined } from '../../platform/withoutUndefined'
import months from '../data/months.json'
import { type Lexemes, matchAt, type Parser, type ReadValue } from './parser'
import { bookOf, listBooks } from './phrases'

export const monthAt = bookOf<string>(months.name)
const { beforeMonth: beforeMonthAt } = listBooks(months.words)
/** "In May", not "you may". Looks one word back: a phrase of two is not found. */
export const isAfterPreposition = (lexemes: Lexemes, at: number): boolean =>
  beforeMonthAt(lexemes, at - 1) !== undefined
/** Where the month is written before the day (CLDR's short dates). */
export const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'PR', 'PH', 'FM', 'PW', 'MH'])
/** `first` and `second`: the day and the month, in the country's order. */
const NUMERIC = [
  /^(?<year>(?:19|20)\d\d)(?<mark>[-./])(?<month>\d+)\k<mark>(?<day>\d+)/,
  /^(?<first>\d\d?)(?<mark>[-./])(?<second>\d\d?)\k<mark>(?<year>(?:19|20)\d\d)(?!\d)/,
  /^(?<first>\d\d?)\/(?<second>\d\d?)\/(?<year>\d\d)(?!\d)/,
  /^(?<day>\d\d?)\.(?<month>\d\d?)\.(?!\d)/,
  /^(?!24\/7(?!\d))(?<first>\d\d?)\/(?<second>\d\d?)(?!\d| ?\/)/,
  /^(?:(?<year>\d{4}) ?年 ?)?(?<month>\d+)月(?: ?(?<day>\d+) ?[日号號])?/,
]
/** Folded "ngày 24 tháng 12 năm 2026": months have numbers there, and no names. */
const VIETNAMESE = /^(?:ngay ?(?<day>\d\d?) ?)?thang ?(?<month>\d+)(?: ?nam ?(?<year>(?:19|20)\d\d)(?!\d))?/
const DAY = String.raw`^(?<day>0?[1-9]|[12]\d|3[01])(?!\d)(?:(?:st|nd|rd|th|er|o|e)\b)?`
/** "24 de", "24.", "1er" before a month. */
const DAY_BEFORE = new RegExp(String.raw`${DAY}\.?(?: ?[-/])?(?: ?(?:de|of|del)\b)?`)
/** "Dec 24: closed", not "Dec 7:30". */
const DAY_AFTER = new RegExp(String.raw`${DAY}(?!:\d)`)
const YEAR = /^(?:, ?|(?:de|of|del) )?(?<year>(?:19|20)\d\d)(?!\d)/

export const parseDate: Parser = ({ lexemes, locale }, at) => {
  const lexeme = lexemes[at]
  if (lexeme?.kind === 'digits') return numeric(lexemes, at, locale.country) ?? dayFirst(lexemes, at)
  const found = lexeme?.text === 'ngay' || lexeme?.text === 'thang' ? matchAt(lexemes, at, VIETNAMESE) : undefined
  return found ? dated(at, found.end, found.groups) : monthFirst(lexemes, at)
}

function dated(start: number, end: number, groups: Record<string, string | undefined>): ReadValue | undefined {
  const [month = 0, day, year] = [groups.month, groups.day, groups.year].map((part) =>
    part ? Number(part) : undefined,
  )
  if (month < 1 || month > 12 || (day !== undefined && (day < 1 || day > 31))) return undefined
  return { start, end, content: withoutUndefined({ kind: 'date', month, day, year }) }
}

/** 2026-12-24, 24.12.2026, 24.12., 12/24/2026, 12月24日 */
function numeric(lexemes: Lexemes, at: number, country: string): ReadValue | undefined {
  for (const pattern of NUMERIC) {
    const found = matchAt(lexemes, at, pattern)
    if (!found) continue
    // Two of the patterns have slashes alone.
    const { first, second, mark = '/', year, ...rest } = found.groups
    if (!first) return dated(at, found.end, { ...rest, year })
    // Without a year only one of them may be a month: "5/12" may be anything.
    if (!year && Number(first) > 12 === Number(second) > 12) return undefined
    const isMonthFirst = mark === '/' && MONTH_FIRST.has(country) ? Number(first) <= 12 : Number(second) > 12
    const [month, day] = isMonthFirst ? [first, second] : [second, first]
    return dated(at, found.end, { month, day, year: year?.padStart(4, '20') })
  }
  return undefined
}

/** 24 de diciembre de 2026, 24. Dezember, 1er mai */
function dayFirst(lexemes: Lexemes, at: number): ReadValue | undefined {
  const day = matchAt(lexemes, at, DAY_BEFORE)
  const month = day && monthAt(lexemes, day.end)
  // "From an 18 to a 12 may be past our limit."
  const isVerb = month?.isWeak && !lexemes[day?.end ?? at]?.isCapital && lexemes[month.end]?.kind === 'word'
  if (!month || isVerb) return undefined
  const year = matchAt(lexemes, month.end, YEAR)
  return dated(at, year?.end ?? month.end, { month: month.value, ...day.groups, ...year?.groups })
}

/** December 24th, 2026; December */
function monthFirst(lexemes: Lexemes, at: number): ReadValue | undefined {
  const month = monthAt(lexemes, at)
  if (!month) return undefined
  const day = matchAt(lexemes, month.end, DAY_AFTER)
  const end = day?.end ?? month.end
  const year = matchAt(lexemes, end, YEAR)
  // "May" and "March" are everyday words, too.
  const isMonth = lexemes[at]?.isCapital === true && isAfterPreposition(lexemes, at)
  if (month.isWeak && !day && !year && !isMonth) return undefined
  return dated(at, year?.end ?? end, { month: month.value, ...day?.groups, ...year?.groups })
}
