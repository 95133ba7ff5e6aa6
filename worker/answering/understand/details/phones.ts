import { parseValues } from '../../../text/parseValues'
import { lacksDigits, phonesIn } from '../../../text/phones'
import { covered, tokensOf } from '../../../text/terms'
import digitWords from './digits.json'
import { listFinder, type Part } from './lists'

const SPELLED = new Map(Object.values(digitWords).flatMap((words) => Object.entries<number>(words)))
const DIGIT = `(?<!\\p{L})(?:(?:double|triple)\\s)?(?:${[...SPELLED.keys()].join('|')})(?!\\p{L})`
/** "609 555 o122" */
const LETTER_O = /(?<=\d[\s.-]?)o(?=\d)|(?<=\d)o(?=[\s.-]?\d)/gi
/** "six oh nine five five five 0122", "6 0 9 5 5 5 0 1 2 2" */
const DICTATED = new RegExp(`(?:${DIGIT}|\\d+)(?:[\\s.,()-]{0,3}(?:${DIGIT}|\\d+))+`, 'giu')
const PIECE = new RegExp(`${DIGIT}|\\d+`, 'giu')
const REPEATED: Record<string, number> = { double: 2, triple: 3 }
/** As many digits as a number has with its area code. */
const WHOLE = 10
const EXTENSION = /^[\s,]*(?:x|ext\.?|extension)\s*\d{1,5}\b/i

const findNotAPhone = listFinder('notAPhone')
const findLink = listFinder('numberLink')
const findCall = listFinder('callMe')
const findLabel = listFinder('betterPhone', 'correction', 'mobile', 'landline', 'otherPhone')
const NOT_A_PHONE = -2
const LABELS: Record<string, number> = {
  mobile: 1,
  landline: -1,
  otherPhone: -1,
  correction: 2,
}
/** How far a word may stand from a number that it is of. */
const BESIDE = 24
/** What stands nearer to the next number is said of that. */
const NEARER = 0.75

/**
 * Phone numbers, the one to use first: "home 813 555 0131, mobile 813 555 0132"; without a value what can't be called: a digit is
 * missing, or it is a policy's. `isOthers`: "her phone is 813 555 0132".
 */
export function numbersIn(text: string, country: string): (Part & { isShort?: boolean; isOthers?: boolean })[] {
  const line = text.replaceAll(LETTER_O, '0').replaceAll(DICTATED, inDigits)
  const found = phonesIn(line, country, true).map(({ start, end, e164 = '' }) => {
    const extension = EXTENSION.exec(text.slice(end))?.[0].length ?? 0
    return { start, end: end + extension, value: e164 }
  })
  // "May 10 2027"
  const isDated = ({ start, end }: Part) =>
    parseValues(text, { country, currency: 'USD' }).some(
      (one) => one.kind === 'date' && one.start < end && start < one.end,
    )
  const weighed = found.map((part) => ({ part, ...weightOf(text, part, found) }))
  return weighed
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ part, weight, isOthers }) => {
      if (weight <= NOT_A_PHONE) return { ...part, value: '' }
      return {
        ...part,
        isOthers,
        isShort: part.value === '' && lacksDigits(line.slice(part.start, part.end), country) && !isDated(part),
      }
    })
}

function digitsOf(piece: string): string {
  const words = piece.toLowerCase().split(/\s/)
  const digit = String(SPELLED.get(words.at(-1) ?? '') ?? piece)
  return digit.repeat(words.length > 1 ? (REPEATED[words[0] ?? ''] ?? 1) : 1)
}

/** As long as it was, so that everything stays where it is. */
function inDigits(run: string): string {
  // "845 555 0136, one three six": the end of it said again.
  if ((/^[\d\s.,()-]+/.exec(run)?.[0].replace(/\D/g, '').length ?? 0) >= WHOLE) return run
  const pieces = run.match(PIECE) ?? []
  const isDictated =
    pieces.filter((piece) => piece.length === 1 || !/^\d/.test(piece)).length > 1 || /\s/.test(pieces.join(''))
  const digits = pieces.map(digitsOf).join('')
  return isDictated ? digits.padEnd(run.length) : run
}
/** What stands before a number says what it is, what stands behind it whether it is the better one. */
function weightOf(text: string, { start, end }: Part, all: Part[]): { weight: number; isOthers: boolean } {
  const first = Math.max(0, start - BESIDE, ...all.map((part) => (part.end <= start ? part.end : 0)))
  const before = /[^,;\n]*$/.exec(text.slice(first, start))?.[0] ?? ''
  const next = Math.min(...all.map((part) => (part.start >= end ? part.start : text.length)))
  const behind = /^\s*\(([^)]*)\)/.exec(text.slice(end))?.[1] ?? ''
  const labels = labelsIn(`${before} ${behind}`)
  const after = text.slice(end, next < text.length ? end + (next - end) * NEARER : next)
  const isBetter = labels.has('betterPhone') || (all.length > 1 && labelsIn(after).has('betterPhone'))
  const isOther = namesOther(before, text, text.slice(start, end)) || findNotAPhone(tokensOf(behind)).length > 0
  const weight = [...labels].reduce(
    (sum, label) => sum + (LABELS[label] ?? 0),
    (isBetter ? 2 : 0) + (isOther ? NOT_A_PHONE : 0),
  )
  return { weight, isOthers: labels.has('otherPhone') && !isBetter && !labels.has('correction') }
}

const labelsIn = (text: string): Set<string> => new Set(findLabel(tokensOf(text)).map(({ list }) => list))

/** As American phone numbers are written, and as others are. */
const AS_PHONE = /^(?:\+?1\D+)?\(?\d{3}\D+\d{3}\D+\d{4}$/u
const GROUPED = /^\+?\(?\d+\D+\d+\D+\d+/u
const SENTENCE_END = /[.?!…。？！]\s+/u

/** "Order number 4417 2201 99" is no phone, but "about my order, Ana 678 555 0133" and "call me about my case 678 555 0133" give one. */
function namesOther(before: string, text: string, number: string): boolean {
  const tokens = tokensOf(before.split(SENTENCE_END).at(-1) ?? '')
  const links = covered(findLink(tokens))
  const isPhone = AS_PHONE.test(number) || (GROUPED.test(number) && findCall(tokensOf(text)).length > 0)
  return findNotAPhone(tokens).some(({ to }) => {
    const between = tokens.slice(to).map((_, nth) => to + nth)
    return between.every((at) => links.has(at)) && !(between.length === 0 && isPhone)
  })
}
