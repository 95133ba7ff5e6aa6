import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { withoutUndefined } from '../../withoutUndefined'
import { isMark, type Parser, type Tokens } from './reading'
import type { Token } from './tokens'

const MIN_DIGITS = 7
const MAX_DIGITS = 15
const MAX_TOKENS = 14
const SEPARATOR = /^[-.()/]$/
const CURRENCY = /^\p{Sc}$|^(?:usd|eur|gbp|zl|pln)$/u
/** 24.12.2026, 04101-1234 */
const NOT_PHONE = /^(?:\d\d[-./]\d\d[-./]\d{4}|\d{5}-\d{4})$/
const YEARS = /^(?:19|20)\d\d\D+(?:19|20)\d\d$/
/** In groups as phone numbers are written: not a date, an amount, years, sizes or a ZIP+4. */
const SHAPES = [
  /^(?:1[-. ])?(?:\(?\d{3}\)?[-. ]*)?\d{3}[-. ]\d{4}$/,
  /^\(?0\d{1,4}\)?(?:[-. /]+\d{2,})+$/,
  /^0\d{8,10}$/,
  /^\d{3} \d{3} \d{3}$/,
  /^\d{3}-\d\d-\d\d$/,
  /^\d{2,3} \d{3,5}[ -]\d\d(?: ?\d\d)$/,
  /^\d{3} \d\d \d\d \d\d$/,
]

/**
 * Groups of digits that a phone number of the business's country or with a country code is written in; others, such as 555-0199, by their
 * shape alone. Reads the longest beginning that is one: "609-555-0122 24 hours".
 */
export const phone: Parser = (context, at) => {
  const { tokens, locale } = context
  if (!isBeginning(tokens, at)) return undefined
  const country = isSupportedCountry(locale.country) ? locale.country : undefined
  for (const { end, written, digits } of runsFrom(tokens, at)) {
    if (!isWhole(tokens[end])) continue
    const isLikely = looksLikePhone(written, digits)
    const isPlanned = isLikely || digits.length >= 9 || (/\D/.test(written) && !YEARS.test(written))
    if (isPlanned) context.phonesLeft--
    const parsed = isPlanned && context.phonesLeft >= 0 ? parsePhoneNumberFromString(written, country) : undefined
    if (!parsed?.isValid() && !isLikely) continue
    const e164 = parsed?.isValid() || written.startsWith('+') ? parsed?.number : undefined
    return { start: at, end, content: withoutUndefined({ kind: 'phone', digits, e164 }) }
  }
  return undefined
}

/** Digits or a sign before some, and not the middle of an amount or a name. */
function isBeginning(tokens: Tokens, at: number): boolean {
  const [before, first, next, second] = [tokens[at - 1], tokens[at], tokens[at + 1], tokens[at + 2]]
  if (CURRENCY.test(before?.text ?? '')) return false
  if (isMark(first, '+') || isMark(first, '('))
    return next?.kind === 'digits' || (isMark(next, '(') && second?.kind === 'digits')
  return first?.kind === 'digits' && !(first.gap === 0 && /^[.,#$€£/]$|[a-z]/.test(before?.text ?? ''))
}

/** Neither an amount of money nor the beginning of a word follows. */
const isWhole = (next: Token | undefined): boolean =>
  !CURRENCY.test(next?.text ?? '') && !(next?.kind === 'word' && next.gap === 0 && !/\p{Script=Han}/u.test(next.text))

function looksLikePhone(written: string, digits: string): boolean {
  if (YEARS.test(written) || NOT_PHONE.test(written)) return false
  if (written.startsWith('+')) return digits.length >= 8
  return digits.length <= 11 && SHAPES.some((shape) => shape.test(written))
}

function runsFrom(tokens: Tokens, at: number): { end: number; written: string; digits: string }[] {
  const runs: { end: number; written: string; digits: string }[] = []
  let written = ''
  let digits = ''
  for (const [offset, { kind, text, gap }] of tokens.slice(at, at + MAX_TOKENS).entries()) {
    if (offset > 0 && gap > 2) break
    written += offset > 0 && gap > 0 ? ` ${text}` : text
    if (kind === 'digits') {
      // Only a country's or a trunk's code is one digit long.
      if (text.length === 1 && digits !== '' && !written.startsWith('+')) break
      digits += text
      if (digits.length > MAX_DIGITS) break
      if (digits.length >= MIN_DIGITS) runs.unshift({ end: at + offset + 1, written, digits })
    } else if (!SEPARATOR.test(text) && !(offset === 0 && text === '+')) break
  }
  return runs
}
