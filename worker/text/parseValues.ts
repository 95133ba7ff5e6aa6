import { Recent, remembering } from '../platform/recent'
import type { Locale, Value } from './value'
import { parseClock } from './values/clock'
import { contactsIn } from './values/contacts'
import { parseCount } from './values/counts'
import { parseDate } from './values/dates'
import { parseClosed, parseDays } from './values/days'
import { lexemesOf } from './values/lexemes'
import { parseMeasure } from './values/measures'
import { parseMoney } from './values/money'
import type { Parser, ParserInput, ReadValue } from './values/parser'
import { mayBegin } from './values/phrases'
import { parseEveryDay, parseSpan } from './values/spans'

/** The most specific first: "9-5" beside a day is a span. */
const PARSERS: readonly Parser[] = [
  parseEveryDay,
  parseMoney,
  parseDate,
  parseDays,
  parseSpan,
  parseClock,
  parseMeasure,
  parseClosed,
  parseCount,
]
/** Longer texts than any page or document keeps are read up to here. */
const MAX_LENGTH = 200_000

const readers = new Recent<(text: string) => readonly Value[]>(20)

/** All that can be right or wrong by itself in a text of any of the ten languages, in reading order, not overlapping. */
export function parseValues(text: string, locale: Locale): Value[] {
  const { country, currency } = locale
  const read = readers.get(`${country} ${currency}`, () => remembering(200, (one) => parse(one, { country, currency })))
  return [...read(text)]
}

function parse(text: string, locale: Locale): Value[] {
  const whole = text.slice(0, MAX_LENGTH)
  const values: Value[] = []
  let from = 0
  for (const contact of contactsIn(whole, locale.country)) {
    values.push(...valuesBetween(whole, from, contact.start, locale), contact)
    from = contact.end
  }
  return [...values, ...valuesBetween(whole, from, whole.length, locale)]
}

function valuesBetween(text: string, from: number, to: number, locale: Locale): Value[] {
  const read: ReadValue[] = []
  const context: ParserInput = { lexemes: lexemesOf(text.slice(from, to)), locale, before: read }
  for (let at = 0; at < context.lexemes.length; at++) {
    const found = readAt(context, at)
    if (found) read.push(found)
    at = Math.max(at, (found?.end ?? 0) - 1)
  }
  return read.map(({ start, end, content }) => {
    const first = from + (context.lexemes[start]?.start ?? 0)
    const last = from + (context.lexemes[end - 1]?.end ?? 0)
    return { start: first, end: last, text: text.slice(first, last), ...content }
  })
}

function readAt(context: ParserInput, at: number): ReadValue | undefined {
  const lexeme = context.lexemes[at]
  if (lexeme?.kind === 'word' && !mayBegin(lexeme)) return undefined
  for (const parser of PARSERS) {
    const found = parser(context, at)
    if (found) return found
  }
  return undefined
}
