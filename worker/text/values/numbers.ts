import numberWords from '../data/numbers.json'
import { type Lexemes, matchAt, readerAt } from './parser'
import { bookOf } from './phrases'

/** `isWeak`: a word that is no number by itself ("un", "once"). */
export type Quantity = { amount: number; end: number; isWeak: boolean; inWords: boolean }

const MAX_WORDS = 8
const FRACTIONS = new Map([
  ['1⁄2', 0.5],
  ['1⁄4', 0.25],
  ['3⁄4', 0.75],
])
const WRITTEN = /^\d+(?:[.,']\d+)*/
/** As beside a currency, where "1 234" is one number. */
const SPACED = /^\d+(?:'\d+| \d{3}(?!\d))*(?:[.,']\d+)*/
/** "1.234,50", "1,234.50", "1 234,50"; three digits after a single mark are thousands. */
const THOUSANDS = /^(?!0\D)\d{1,3}([.,' ])\d{3}(?:\1\d{3})*(?:(?!\1)[.,']\d+)?$/
const PLAIN = /^\d+(?:[.,']\d+)?$/
const wordAt = bookOf<string>(numberWords)

/** A number in digits or words. `isSpaced`: "1 234" may be one number. */
export function numberAt(lexemes: Lexemes, at: number, isSpaced = false): Quantity | undefined {
  const lexeme = lexemes[at]
  if (lexeme?.kind === 'digits') {
    const digits = digitsAt(lexemes, at, isSpaced)
    return digits && { ...digits, isWeak: false, inWords: false }
  }
  const amount = FRACTIONS.get(lexeme?.text ?? '')
  return amount === undefined ? wordsAt(lexemes, at) : { amount, end: at + 1, isWeak: false, inWords: false }
}

function digitsAt(lexemes: Lexemes, at: number, isSpaced: boolean): { amount: number; end: number } | undefined {
  const first = lexemes[at]?.text ?? ''
  const { text, end } = matchAt(lexemes, at, isSpaced ? SPACED : WRITTEN) ?? { text: first, end: at + 1 }
  const amount = amountOf(text)
  return amount === undefined ? { amount: Number(first), end: at + 1 } : withFraction(lexemes, end, amount)
}

function amountOf(written: string): number | undefined {
  const mark = THOUSANDS.exec(written)?.[1]
  if (mark === undefined && !PLAIN.test(written)) return undefined
  return Number((mark ? written.replaceAll(mark, '') : written).replace(/[.,']/, '.'))
}

/** "1½", "2 1/2", "5 million", "3万". */
function withFraction(lexemes: Lexemes, end: number, amount: number): { amount: number; end: number } {
  const next = lexemes[end]
  const fraction = FRACTIONS.get(next?.text ?? '')
  if (fraction !== undefined && (next?.gap ?? 9) <= 1) return { amount: amount + fraction, end: end + 1 }
  const times = wordAt(lexemes, end)
  const factor = times && factorOf(times.value)
  return times && factor && factor >= (times.isWeak ? 1000 : 100)
    ? { amount: amount * factor, end: times.end }
    : { amount, end }
}

const factorOf = (value: string): number | undefined => (value.startsWith('×') ? Number(value.slice(1)) : undefined)

/** "Twenty-five", "two hundred", "二十五": a factor multiplies what stands before it, a smaller number is added. */
function wordsAt(lexemes: Lexemes, at: number): Quantity | undefined {
  const reader = readerAt(lexemes, at)
  let total = 0
  let part: number | undefined
  let isWeak = true
  for (let count = 0; count < MAX_WORDS; count++) {
    const end = reader.at
    if (count > 0) reader.takeMark('-')
    const word = reader.take(wordAt)
    const factor = word && factorOf(word.value)
    const isAdded = word && (factor !== undefined || part === undefined || isRoom(part, Number(word.value)))
    if (!isAdded) {
      reader.at = end
      break
    }
    part = factor === undefined ? (part ?? 0) + Number(word.value) : (part ?? 1) * factor
    if (factor !== undefined && factor >= 1000) [total, part] = [total + part, undefined]
    isWeak &&= word.isWeak
  }
  return reader.at === at ? undefined : { amount: total + (part ?? 0), end: reader.at, isWeak, inWords: true }
}

const isRoom = (part: number, amount: number): boolean =>
  (part % 10 === 0 && part % 100 !== 10 && amount < 10) ||
  (part % 100 === 0 && amount < 100) ||
  (part === 10 && amount < 10)
