import type { Locale, Value } from './value'
import { clock } from './values/clock'
import { contactsIn } from './values/contacts'
import { count } from './values/counts'
import { date } from './values/dates'
import { closed, days } from './values/days'
import { measure } from './values/measures'
import { money } from './values/money'
import { mayBegin } from './values/phrases'
import type { Context, Parser, Read } from './values/reading'
import { everyDay, span } from './values/spans'
import { tokensOf } from './values/tokens'

/** The most specific first: "9-5" beside a day is a span. */
const PARSERS: readonly Parser[] = [everyDay, money, date, days, span, clock, measure, closed, count]
/** Longer texts than any page or document keeps are read up to here. */
const MAX_LENGTH = 200_000

/** All that can be right or wrong by itself in a text of any of the ten languages, in reading order, not overlapping. */
export function parseValues(text: string, locale: Locale): Value[] {
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
  const read: Read[] = []
  const context: Context = { tokens: tokensOf(text.slice(from, to)), locale, before: read }
  for (let at = 0; at < context.tokens.length; at++) {
    const found = readAt(context, at)
    if (found) read.push(found)
    at = Math.max(at, (found?.end ?? 0) - 1)
  }
  return read.map(({ start, end, content }) => {
    const first = from + (context.tokens[start]?.start ?? 0)
    const last = from + (context.tokens[end - 1]?.end ?? 0)
    return { start: first, end: last, text: text.slice(first, last), ...content }
  })
}

function readAt(context: Context, at: number): Read | undefined {
  const token = context.tokens[at]
  if (token?.kind === 'word' && !mayBegin(token)) return undefined
  for (const parser of PARSERS) {
    const found = parser(context, at)
    if (found) return found
  }
  return undefined
}
