import { LANGUAGES, type Language } from '../../../contract/languages'
import { Recent } from '../../platform/recent'
import days from '../../text/data/days.json'
import SPECIAL_DAYS from '../../text/data/specialDays.json'
import { languageOf } from '../../text/languageOf'
import { isStop } from '../../text/stopWords'
import type { Locale } from '../../text/value'
import { andAt, toAt } from '../../text/values/bounds'
import { parseClock } from '../../text/values/clock'
import { parseDate } from '../../text/values/dates'
import { dayAt, isWeekDay } from '../../text/values/days'
import { lexemesOf } from '../../text/values/lexemes'
import type { Lexemes, ParserInput, ReadValue } from '../../text/values/parser'
import { listBooks, type Phrase } from '../../text/values/phrases'
import { parseSpan } from '../../text/values/spans'
import { timeAt, timeWords } from '../../text/values/times'
import { holidayIn, whenWords } from '../../text/when/words'
import type { Named } from './dates'

export type Status = 'closed' | 'close' | 'open' | 'reopen' | 'except'
/** What a notice is read as; `word`: one that says something else, `filler`: one that says nothing. */
export type Piece =
  | { kind: 'day'; named: Named; isWeak?: boolean }
  | { kind: 'span'; from: number; to: number }
  | { kind: 'clock'; minutes: number[]; isEnd: boolean }
  | { kind: 'year'; year: number }
  | { kind: 'status'; status: Status; isNot: boolean }
  | { kind: 'to' | 'until' | 'and' | 'comma' | 'bracket' | 'colon' | 'clause' | 'cell' | 'reason' | 'nextDay' }
  | { kind: 'others' | 'word' | 'filler' }

const { words: dayWords, closed } = days
const books = listBooks({
  closed,
  close: SPECIAL_DAYS.close,
  open: SPECIAL_DAYS.open,
  reopen: SPECIAL_DAYS.reopen,
  except: SPECIAL_DAYS.except,
})
const STATUSES: readonly Status[] = ['reopen', 'closed', 'open', 'except', 'close']
const { not, until, others, nextDay, reason, article, nth } = listBooks({
  not: SPECIAL_DAYS.not,
  until: SPECIAL_DAYS.until,
  others: SPECIAL_DAYS.others,
  nextDay: SPECIAL_DAYS.nextDay,
  reason: SPECIAL_DAYS.reason,
  article: dayWords.article,
  nth: SPECIAL_DAYS.nth,
})

const MARKS: Record<string, Piece['kind']> = {
  ',': 'comma',
  '(': 'bracket',
  ')': 'bracket',
  '[': 'bracket',
  ']': 'bracket',
  ':': 'colon',
  ';': 'clause',
  '.': 'clause',
  '!': 'clause',
  '?': 'clause',
  '|': 'cell',
}
const YEAR = /^20\d\d$/
const ORDINAL = /^(?:st|nd|rd|th|er|º|ª|o)$/
const LONGEST_LIST = 12
const NOT_BEFORE = 3
const NEVER = -NOT_BEFORE - 1

const isSmall = (text: string | undefined): boolean => /^(?:[1-9]|[12]\d|3[01])$/.test(text ?? '')

const recent = new Recent<readonly Piece[]>(500)

/** The pieces of a text, which is asked of with each message. */
export const piecesOf = (text: string, country: string): readonly Piece[] =>
  recent.get(`${country} ${text}`, () => readPieces(text, { country, currency: 'USD' }))

function readPieces(text: string, locale: Locale): Piece[] {
  const lexemes = lexemesOf(text)
  const holidayAt = holidaysOf(text, locale.country)
  const pieces: Piece[] = []
  const before: ReadValue[] = []
  let lastNot = NEVER
  const readAt = (at: number): { piece: Piece; end: number } => {
    const lexeme = lexemes[at]
    const mark = lexeme?.kind === 'mark' ? MARKS[lexeme.text] : undefined
    const holiday = holidayAt(lexemes, at)
    if (holiday) return { piece: { kind: 'day', named: { on: holiday.value } }, end: holiday.end }
    const after = nextDay(lexemes, at)
    if (after) return { piece: { kind: 'nextDay' }, end: after.end }
    const date = dateAt(lexemes, locale, at)
    if (date) return { piece: { kind: 'day', named: { date: date.value } }, end: ordinalEnd(lexemes, date.end) }
    if (lexeme?.kind === 'digits' && YEAR.test(lexeme.text) && !isTime(lexemes, at))
      return { piece: { kind: 'year', year: Number(lexeme.text) }, end: at + 1 }
    if (isSmall(lexeme?.text) && isOfDays({ lexemes, locale, before }, at, pieces)) {
      const end = ordinalEnd(lexemes, at + 1)
      return { piece: { kind: 'day', named: { number: Number(lexeme?.text) } }, end }
    }
    const status = statusAt(lexemes, at)
    const weekDay = dayAt(lexemes, at)
    // "(first Saturday of deer season)"
    if (weekDay && isNth(lexemes, at)) return { piece: { kind: 'word' }, end: weekDay.end }
    if (weekDay && isWeekDay(weekDay.value) && (status?.end ?? 0) <= weekDay.end) {
      const end = lexemes[weekDay.end]?.text === '.' && lexemes[weekDay.end]?.gap === 0 ? weekDay.end + 1 : weekDay.end
      return { piece: { kind: 'day', named: { weekDay: weekDay.value }, isWeak: weekDay.isWeak }, end }
    }
    if (status)
      return { piece: { kind: 'status', status: status.value, isNot: at - lastNot <= NOT_BEFORE }, end: status.end }
    const span = parseSpan({ lexemes, locale, before }, at)
    if (span?.content.kind === 'span')
      return { piece: { kind: 'span', from: span.content.from, to: span.content.to }, end: span.end }
    const joins = until(lexemes, at) ?? toAt(lexemes, at)
    const clock = joins && isDay(lexemes, locale, joins.end) ? undefined : parseClock({ lexemes, locale, before }, at)
    if (clock?.content.kind === 'clock') {
      const isEnd = clock.content.bound === 'upTo' || (joins !== undefined && !timeWords.at(lexemes, at))
      return { piece: { kind: 'clock', minutes: clock.content.minutes, isEnd }, end: clock.end }
    }
    if (mark) {
      lastNot = NEVER
      return { piece: { kind: mark } as Piece, end: at + 1 }
    }
    const [between, to, and] = [until(lexemes, at), toAt(lexemes, at), andAt(lexemes, at)]
    if (between) return { piece: { kind: 'until' }, end: between.end }
    if (to && to.end >= (and?.end ?? 0)) return { piece: { kind: 'to' }, end: to.end }
    if (and) return { piece: { kind: 'and' }, end: and.end }
    const because = reason(lexemes, at)
    if (because) return { piece: { kind: 'reason' }, end: because.end }
    if (others(lexemes, at)) return { piece: { kind: 'others' }, end: at + 1 }
    if (not(lexemes, at)) lastNot = at
    const isFiller = lexeme?.kind !== 'word' || isStop(lexeme.text) || article(lexemes, at) !== undefined
    return { piece: { kind: isFiller ? 'filler' : 'word' }, end: at + 1 }
  }
  for (let at = 0; at < lexemes.length; ) {
    const { piece, end } = readAt(at)
    pieces.push(piece)
    // "9–3" is a span beside a day.
    if (piece.kind === 'day') before.push({ start: at, end, content: { kind: 'days', days: [] } })
    at = end
  }
  return pieces
}

/** The Saturday of "the first Saturday" and of "the 1st Saturday". */
const isNth = (lexemes: Lexemes, at: number): boolean =>
  nth(lexemes, at - 1) !== undefined ||
  (/^[1-5]$/.test(lexemes[at - 2]?.text ?? '') &&
    ordinalEnd(lexemes, at - 1) === at &&
    lexemes[at - 1]?.kind === 'word')

const ordinalEnd = (lexemes: Lexemes, at: number): number =>
  ORDINAL.test(lexemes[at]?.text ?? '') && lexemes[at]?.gap === 0 ? at + 1 : at

/** A date with its day. */
function dateAt(lexemes: Lexemes, locale: Locale, at: number) {
  const found = parseDate({ lexemes, locale, before: [] }, at)
  if (found?.content.kind !== 'date' || found.content.day === undefined) return undefined
  const { year, month, day } = found.content
  return { value: { year, month, day }, end: found.end }
}

/** A date, with its day of the week and article before it. */
function isDay(lexemes: Lexemes, locale: Locale, start: number): boolean {
  const at = article(lexemes, start)?.end ?? start
  return dateAt(lexemes, locale, dayAt(lexemes, at)?.end ?? at) !== undefined
}

const isTime = (lexemes: Lexemes, at: number): boolean => timeAt(lexemes, at)?.isSure === true

/** The longest word of state at a lexeme. */
function statusAt(lexemes: Lexemes, at: number): (Phrase<string> & { value: Status }) | undefined {
  let found: (Phrase<string> & { value: Status }) | undefined
  for (const status of STATUSES) {
    const one = books[status](lexemes, at)
    if (one && one.end > (found?.end ?? 0)) found = { ...one, value: status }
  }
  return found
}

/** The holidays as the text's language names them, else as the others do. */
function holidaysOf(text: string, country: string): (lexemes: Lexemes, at: number) => Phrase<string> | undefined {
  const first = languageOf(text, 'en') ?? 'en'
  const all: Language[] = [first, ...LANGUAGES.filter((one) => one !== first && text.length < SHORT)]
  return (lexemes, at) => {
    for (const language of all) {
      const found = whenWords(language).holiday(lexemes, at)
      if (found) return { ...found, value: holidayIn(found.value, country) }
    }
    return undefined
  }
}
const SHORT = 40

/** Whether a small number is a day's: beside a date, or after a day of the week, and no time or amount. */
function isOfDays({ lexemes, locale, before }: ParserInput, at: number, pieces: readonly Piece[]): boolean {
  const next = lexemes[ordinalEnd(lexemes, at + 1)]
  const isOther = next?.gap === 0 && (next.kind === 'word' || /^[:/%h]$/.test(next.text))
  if (isOther || isTime(lexemes, at)) return false
  if (ordinalEnd(lexemes, at + 1) > at + 1) return true
  const day = pieces.findLast(({ kind }) => kind !== 'filler' && kind !== 'comma')
  // "Saturday 8–2", "Sat 8 to 12"
  const isSpan = parseSpan({ lexemes, locale, before }, at) !== undefined && !isBeforeDate(lexemes, locale, at)
  const isBehindDay = day?.kind === 'day' && pieces.at(-1)?.kind !== 'comma'
  if (isBehindDay && day.named.weekDay && !day.named.date && !isSpan) return true
  if (article(lexemes, at - 1) && pieces.some((piece) => piece.kind === 'day' && piece.named.date)) return true
  return isAfterDate(pieces, Number(lexemes[at]?.text)) || isBeforeDate(lexemes, locale, at)
}

/** The 27 of "Nov 26–27" and of "Nov 26 and 27": greater than the last. */
function isAfterDate(pieces: readonly Piece[], number: number): boolean {
  const day = pieces.findLast(({ kind }) => !JOINS.has(kind))
  const last = day?.kind === 'day' ? (day.named.date?.day ?? day.named.number) : undefined
  const joined = pieces.at(-1)?.kind
  return last !== undefined && number > last && joined !== undefined && JOINS.has(joined)
}
const JOINS: ReadonlySet<Piece['kind']> = new Set(['to', 'and', 'comma', 'until', 'filler'])

/** The 24 of "24 to 26 December", "24, 25 and 26 December", "jueves 26 al sábado 28 de noviembre". */
function isBeforeDate(lexemes: Lexemes, locale: Locale, start: number): boolean {
  let at = start + 1
  for (let parts = 0; parts < LONGEST_LIST; parts++) {
    if (lexemes[at]?.text === '.' && lexemes[at]?.gap === 0) at += 1
    const join = toAt(lexemes, at) ?? andAt(lexemes, at)
    if (!join) return false
    at = article(lexemes, join.end)?.end ?? join.end
    at = dayAt(lexemes, at)?.end ?? at
    if (lexemes[at]?.kind === 'digits' && dateAt(lexemes, locale, at)) return true
    if (!isSmall(lexemes[at]?.text)) return false
    at = ordinalEnd(lexemes, at + 1)
  }
  return false
}
