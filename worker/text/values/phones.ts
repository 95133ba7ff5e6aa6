import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isMark, type Parser, type Read } from './parser'
import type { Token } from './tokens'

const MIN_DIGITS = 7
const MAX_DIGITS = 15
const MAX_TOKENS = 14
const SEPARATOR = /^[-.()/]$/
const HAN = /\p{Script=Han}/u
const CURRENCY = /^\p{Sc}$|^(?:usd|eur|gbp|zl|pln)$/u

/**
 * Groups of digits that a phone number of the business's country or with a country code is written in; others, such as 555-0199, by their
 * shape alone. Reads the longest beginning that is one: "609-555-0122 24 hours".
 */
export const phone: Parser = (context, at): Read | undefined => {
  const { tokens, locale } = context
  const first = tokens[at]
  const isSign = isMark(first, '+') || isMark(first, '(')
  if (first?.kind !== 'digits' && !(isSign && isDigitsSoon(tokens, at + 1))) return undefined
  if (CURRENCY.test(tokens[at - 1]?.text ?? '') || (!isSign && isPartOfName(tokens, at))) return undefined
  const country: CountryCode | undefined = isSupportedCountry(locale.country) ? locale.country : undefined
  for (const { end, written, digits } of runsFrom(tokens, at)) {
    if (!isWhole(tokens[end])) continue
    const isLikely = looksLikePhone(written, digits)
    const isPlanned = isLikely || digits.length >= 9 || (/\D/.test(written) && !isYears(written))
    if (isPlanned) context.phonesLeft--
    const parsed = isPlanned && context.phonesLeft >= 0 ? parsePhoneNumberFromString(written, country) : undefined
    const hasCode = parsed !== undefined && (parsed.isValid() || written.startsWith('+'))
    if (parsed?.isValid() || isLikely)
      return { start: at, end, content: { kind: 'phone', digits, ...(hasCode && { e164: parsed.number }) } }
  }
  return undefined
}

/** Neither an amount of money nor the beginning of a word follows. */
const isWhole = (next: Token | undefined): boolean =>
  !CURRENCY.test(next?.text ?? '') && !(next?.kind === 'word' && next.gap === 0 && !HAN.test(next.text))
const isDigitsSoon = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'digits' || (isMark(tokens[at], '(') && tokens[at + 1]?.kind === 'digits')
const isPartOfName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 0 &&
  (/^[.,#$€£/]$/.test(tokens[at - 1]?.text ?? '') ||
    (tokens[at - 1]?.kind === 'word' && /[a-z]/.test(tokens[at - 1]?.text ?? '')))
/** 24.12.2026, 04101-1234 */
const NOT_PHONE = /^(?:\d\d[-./]\d\d[-./]\d{4}|\d{5}-\d{4})$/
const SHAPES = [
  /^(?:1[-. ])?(?:\(?\d{3}\)?[-. ]*)?\d{3}[-. ]\d{4}$/,
  /^\(?0\d{1,4}\)?(?:[-. /]+\d{2,})+$/,
  /^0\d{8,10}$/,
  /^\d{3} \d{3} \d{3}$/,
  /^\d{3}-\d\d-\d\d$/,
  /^\d{2,3} \d{3,5}[ -]\d\d(?: ?\d\d)$/,
  /^\d{3} \d\d \d\d \d\d$/,
]
const isYears = (written: string): boolean => /^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(written)

function runsFrom(tokens: readonly Token[], at: number): { end: number; written: string; digits: string }[] {
  const runs: { end: number; written: string; digits: string }[] = []
  let written = ''
  let digits = ''
  for (let end = at; end < Math.min(at + MAX_TOKENS, tokens.length); end++) {
    const token = tokens[end]
    if (!token || (end > at && token.gap > 2)) break
    // Only a country's or a trunk's code is one digit long.
    if (token.kind === 'digits' && token.text.length === 1 && digits !== '' && !written.startsWith('+')) break
    written += (end > at && token.gap > 0 ? ' ' : '') + token.text
    if (token.kind === 'digits') {
      digits += token.text
      if (digits.length > MAX_DIGITS) break
      if (digits.length >= MIN_DIGITS) runs.push({ end: end + 1, written, digits })
    } else if (!SEPARATOR.test(token.text) && !(end === at && token.text === '+')) break
  }
  return runs.reverse()
}

/** In groups as phone numbers are written: not a date, an amount, years, sizes or a ZIP+4. */
function looksLikePhone(written: string, digits: string): boolean {
  if (isYears(written) || NOT_PHONE.test(written)) return false
  if (written.startsWith('+')) return digits.length >= 8
  return SHAPES.some((shape) => shape.test(written)) && digits.length <= 11
}
