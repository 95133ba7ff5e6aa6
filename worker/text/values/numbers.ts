import numberWords from '../data/numbers.json'
import { isAttached, isMark } from './parser'
import { phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

/** `isWeak`: a word that is no number by itself ("un", "once"). */
export type Quantity = { amount: number; end: number; isWeak: boolean; inWords: boolean }

const MAX_DIGITS = 15
const MAX_GROUPS = 6
const MAX_WORDS = 8
const FRACTIONS: Record<string, number> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '1⁄2': 0.5, '1⁄4': 0.25, '3⁄4': 0.75 }
const wordAt = phraseBook(phrasesOf<string>(numberWords))

/** A number in digits or words. `spaced`: "1 234" may be one number, as beside a currency. */
export function numberAt(tokens: readonly Token[], at: number, spaced = false): Quantity | undefined {
  const token = tokens[at]
  if (token?.kind === 'digits') return digitsAt(tokens, at, spaced)
  const fraction = FRACTIONS[token?.text ?? '']
  if (fraction !== undefined) return { amount: fraction, end: at + 1, isWeak: false, inWords: false }
  return wordsAt(tokens, at)
}

function digitsAt(tokens: readonly Token[], at: number, spaced: boolean): Quantity | undefined {
  const groups = [tokens[at]?.text ?? '']
  const marks: string[] = []
  let end = at + 1
  while (groups.length <= MAX_GROUPS) {
    const next = tokens[end]
    const after = tokens[end + 1]
    if (isAttached(next) && /^[.,']$/.test(next.text) && isAttached(after) && after.kind === 'digits') {
      marks.push(next.text)
      groups.push(after.text)
      end += 2
    } else if (
      next?.kind === 'digits' &&
      next.gap === 1 &&
      next.text.length === 3 &&
      spaced &&
      !/[.,]/.test(marks.join(''))
    ) {
      marks.push(' ')
      groups.push(next.text)
      end++
    } else break
  }
  const amount = amountOf(groups, marks)
  if (amount === undefined) {
    const first = groups[0] ?? ''
    return first.length > MAX_DIGITS ? undefined : { amount: Number(first), end: at + 1, isWeak: false, inWords: false }
  }
  return { ...withFraction(tokens, end, amount), isWeak: false, inWords: false }
}

/** "1.234,50", "1,234.50", "1 234,50", "12.5"; three digits after a single mark are thousands. */
function amountOf(groups: string[], marks: string[]): number | undefined {
  if (groups.some((group) => group.length > MAX_DIGITS)) return undefined
  const last = groups.at(-1) ?? ''
  const isGrouped = (parts: string[]) =>
    (parts[0]?.length ?? 9) <= 3 && parts[0] !== '0' && parts.slice(1).every((part) => part.length === 3)
  if (isGrouped(groups) && new Set(marks).size <= 1) return Number(groups.join(''))
  const hasDecimals = marks.length === 1 || new Set(marks.slice(0, -1)).size === 1
  if (marks.length === 0) return Number(last)
  if (!hasDecimals || marks.at(-1) === marks.at(-2) || !isGrouped(groups.slice(0, -1))) {
    return marks.length === 1 && marks[0] !== ' ' ? Number(`${groups[0]}.${last}`) : undefined
  }
  return Number(`${groups.slice(0, -1).join('')}.${last}`)
}

/** "1½", "2 1/2", "5 million", "3万". */
function withFraction(tokens: readonly Token[], end: number, amount: number): { amount: number; end: number } {
  const next = tokens[end]
  const fraction = FRACTIONS[next?.text ?? '']
  if (fraction !== undefined && (next?.gap ?? 9) <= 1) return { amount: amount + fraction, end: end + 1 }
  const [one, slash, two] = tokens.slice(end, end + 3)
  if (one?.text === '1' && one.gap === 1 && isMark(slash, '/') && two?.text === '2' && isAttached(two))
    return { amount: amount + 0.5, end: end + 3 }
  const times = wordAt(tokens, end)
  const factor = times && factorOf(times.value)
  return times && factor && factor >= (times.isWeak ? 1000 : 100)
    ? { amount: amount * factor, end: times.end }
    : { amount, end }
}

const factorOf = (value: string): number | undefined => (value.startsWith('×') ? Number(value.slice(1)) : undefined)

/** "Twenty-five", "two hundred", "二十五": a factor multiplies what stands before it, a smaller number is added. */
function wordsAt(tokens: readonly Token[], at: number): Quantity | undefined {
  let total = 0
  let part: number | undefined
  let end = at
  let isWeak = false
  for (let count = 0; count < MAX_WORDS; count++) {
    const from = count > 0 && isAttached(tokens[end]) && isMark(tokens[end], '-') ? end + 1 : end
    const word = wordAt(tokens, from)
    if (!word) break
    const factor = factorOf(word.value)
    if (factor !== undefined) {
      part = (part ?? 1) * factor
      if (factor >= 1000) [total, part] = [total + part, undefined]
    } else {
      const amount = Number(word.value)
      if (part !== undefined && !isRoom(part, amount)) break
      part = (part ?? 0) + amount
    }
    isWeak = word.isWeak && (count === 0 || isWeak)
    end = word.end
  }
  return end === at ? undefined : { amount: total + (part ?? 0), end, isWeak, inWords: true }
}

const isRoom = (part: number, amount: number): boolean =>
  (part % 10 === 0 && part % 100 !== 10 && amount < 10) ||
  (part % 100 === 0 && amount < 100) ||
  (part === 10 && amount < 10)
