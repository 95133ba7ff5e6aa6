import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { isMark, type Parser, type Read } from './parser'
import type { Token } from './tokens'

const MIN_DIGITS = 7
const MAX_DIGITS = 15
const MAX_TOKENS = 14
const SEPARATOR = /^[-.()/]$/
const CURRENCY = /^\p{Sc}$|^(?:usd|eur|gbp|zl|pln)$/u

/**
 * Groups of digits that a phone number of the business's country or with a country code is written in; others, such as 555-0199, by their
 * shape alone. Reads the longest beginning that is one: "609-555-0122 24 hours".
 */
export const phone: Parser = ({ tokens, locale }, at): Read | undefined => {
  const first = tokens[at]
  const isStart =
    first?.kind === 'digits' || ((isMark(first, '+') || isMark(first, '(')) && isDigitsSoon(tokens, at + 1))
  if (!isStart || CURRENCY.test(tokens[at - 1]?.text ?? '') || (first?.kind === 'digits' && isPartOfName(tokens, at)))
    return undefined
  for (const { end, written, digits } of runsFrom(tokens, at)) {
    const next = tokens[end]
    if (
      CURRENCY.test(next?.text ?? '') ||
      (next?.kind === 'word' && next.gap === 0 && !/\p{Script=Han}/u.test(next.text))
    )
      continue
    const country: CountryCode | undefined = isSupportedCountry(locale.country) ? locale.country : undefined
    const isLikely = looksLikePhone(written, digits)
    const isBare = /^\d+$/.test(written)
    const parsed =
      isLikely || (!isBare && !isYears(written)) || digits.length >= 9
        ? parsePhoneNumberFromString(written, country)
        : undefined
    if (parsed?.isValid()) return { start: at, end, content: { kind: 'phone', digits, e164: parsed.number } }
    if (isLikely)
      return {
        start: at,
        end,
        content: { kind: 'phone', digits, ...(written.startsWith('+') && parsed && { e164: parsed.number }) },
      }
  }
  return undefined
}

const isDigitsSoon = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.kind === 'digits' || (isMark(tokens[at], '(') && tokens[at + 1]?.kind === 'digits')
const isPartOfName = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.gap === 0 &&
  (/^[.,#$€£/]$/.test(tokens[at - 1]?.text ?? '') ||
    (tokens[at - 1]?.kind === 'word' && /[a-z]/.test(tokens[at - 1]?.text ?? '')))
const isYears = (written: string): boolean => /^(?:19|20)\d\d\D+(?:19|20)\d\d$/.test(written)

function runsFrom(tokens: readonly Token[], at: number): { end: number; written: string; digits: string }[] {
  const runs: { end: number; written: string; digits: string }[] = []
  let written = ''
  let digits = ''
  for (let end = at; end < Math.min(at + MAX_TOKENS, tokens.length); end++) {
    const token = tokens[end]
    if (!token || (end > at && token.gap > 2)) break
    written += (end > at && token.gap > 0 ? ' ' : '') + token.text
    if (token.kind === 'digits') {
      digits += token.text
      if (digits.length > MAX_DIGITS) break
      if (digits.length >= MIN_DIGITS) runs.push({ end: end + 1, written, digits })
    } else if (!SEPARATOR.test(token.text) && !(end === at && token.text === '+')) break
  }
  return runs.reverse()
}

/** Not a date, an amount, years or a ZIP+4. */
function looksLikePhone(written: string, digits: string): boolean {
  if (isYears(written)) return false
  if (/^(?:1[-. ])?(?:\(?\d{3}\)?[-. ]*)?\d{3}[-. ]\d{4}$/.test(written)) return true
  if (written.startsWith('+')) return digits.length >= 8
  return (
    /^\(?0\d{1,4}\)?(?:[-. /]+\d{2,})+$/.test(written) &&
    digits.length >= 8 &&
    !/^\d\d[-./]\d\d[-./]\d{4}$/.test(written)
  )
}
