import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { type Token, tokensOf } from '../../../text/terms'
import digitWords from './digits.json'
import { listFinder, type Part } from './lists'

const RUN = /(?:\+|\b00)?\(?\d[\d\s().\-–—/_*oO]*\d/g
const DATE = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}$/
const EXTENSION = /^[\s,]*(?:x|ext\.?|extension)\s*\d{1,5}\b/i
const FEWEST_DIGITS = 7
const SPELLED = new Map(Object.values(digitWords).flatMap((words) => Object.entries<number>(words)))

const findLabel = listFinder('notAPhone', 'betterPhone', 'mobile', 'landline')
/** How far a word may stand from a number that it is of. */
const BESIDE = 24

/**
 * Phone numbers in E.164, the one to use first: "home 813 555 0131, mobile 813 555 0132". What only looks like a number (a policy's, a
 * date) is none. Numbers are taken that are possible in the country, not only those in use: examples are 555 numbers.
 */
export function phonesIn(text: string, country: string): Part[] {
  const found = [...runsIn(text), ...spelledOut(text)].flatMap(({ start, end, value }) => {
    const e164 = e164Of(value, country)
    const extension = EXTENSION.exec(text.slice(end))?.[0].length ?? 0
    return e164 ? [{ start, end: end + extension, value: e164 }] : []
  })
  const weighed = found.map((part) => ({ part, weight: weightOf(text, part, found) }))
  return weighed
    .filter(({ weight }) => weight > -2)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ part }) => part)
}

/** Numbers long enough to be somebody's, whether or not a digit is missing: a name may stand beside them. */
export const phoneLike = (text: string): Part[] => runsIn(text)

export function e164Of(digits: string, country: string): string | undefined {
  const region: CountryCode = isSupportedCountry(country) ? country : 'US'
  const number = parsePhoneNumberFromString(digits.replace(/^00/, '+'), { defaultCountry: region, extract: false })
  return number?.isPossible() ? number.number : undefined
}

function runsIn(text: string): Part[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: raw, index }) => {
    const digits = raw.replaceAll(/[oO]/g, '0').replaceAll(/[^\d+]/g, '')
    const isMoney = /[$€£]\s?$/.test(text.slice(0, index))
    if (digits.length < FEWEST_DIGITS || DATE.test(raw) || isMoney) return []
    return [{ start: index, end: index + raw.length, value: digits }]
  })
}

/** "six oh nine five five five oh one two three", also with digits between them. */
function spelledOut(text: string): Part[] {
  const tokens = tokensOf(text)
  const parts: Part[] = []
  for (let from = 0; from < tokens.length; from++) {
    let to = from
    while (digitsOf(tokens[to]) !== undefined) to++
    const [first, last] = [tokens[from], tokens[to - 1]]
    if (!first || !last || to - from < 2) continue
    const value = tokens.slice(from, to).map(digitsOf).join('')
    if (isSpelled(tokens.slice(from, to)) && value.length >= FEWEST_DIGITS)
      parts.push({ start: first.start, end: last.end, value })
    from = to
  }
  return parts
}

const digitsOf = (token: Token | undefined): string | undefined =>
  token && (SPELLED.get(token.word)?.toString() ?? /^\d+$/.exec(token.word)?.[0])
const isSpelled = (tokens: Token[]): boolean => tokens.filter(({ word }) => SPELLED.has(word)).length > 1

/** What stands before a number says what it is, what stands behind it whether it is the better one. */
function weightOf(text: string, { start, end }: Part, all: Part[]): number {
  const first = Math.max(0, start - BESIDE, ...all.map((part) => (part.end <= start ? part.end : 0)))
  const before = /[^,;\n]*$/.exec(text.slice(first, start))?.[0] ?? ''
  const next = Math.min(...all.map((part) => (part.start >= end ? part.start : text.length)))
  const labels = labelsIn(before)
  let weight = labels.has('mobile') ? 1 : 0
  if (labels.has('landline')) weight -= 1
  if (labels.has('notAPhone')) weight -= 2
  if (labels.has('betterPhone') || (all.length > 1 && labelsIn(text.slice(end, next)).has('betterPhone'))) weight += 2
  return weight
}

const labelsIn = (text: string): Set<string> => new Set(findLabel(tokensOf(text)).map(({ list }) => list))
