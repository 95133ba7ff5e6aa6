import { withoutUndefined } from '../../platform/withoutUndefined'
import small from '../data/small.json'
import { stem } from '../stem'
import { isStop } from '../stopWords'
import { boundAfter, boundOf, isCurrencySign, rangeOf } from './bounds'
import { numberAt } from './numbers'
import { listBooks } from './phrases'
import { isAttached, isMark, type Parser, readerAt, type Tokens } from './reading'

const words = listBooks(small)
const ORDINAL = /^(?:st|nd|rd|th|er|ere|eme|e|a|o)$/
const HAN = /\p{Script=Han}/u

/** The word that says what is counted, from where a number ends. */
function countedAt(tokens: Tokens, at: number): string | undefined {
  const reader = readerAt(tokens, at)
  if (!reader.take(words.counters) && isAttached(tokens[at])) reader.takeMark('-')
  const [word, next] = tokens.slice(reader.at, reader.at + 2)
  if (word?.kind !== 'word' || word.gap > 1) return undefined
  if (HAN.test(word.text)) return word.text + (isAttached(next) && HAN.test(next.text) ? next.text : '')
  const isOther = isStop(word.text) || words.notCounted(tokens, reader.at)
  return isOther || word.text.length < 2 ? undefined : stem(word.bare)
}

export const isCounted = (tokens: Tokens, at: number): boolean => countedAt(tokens, at) !== undefined
/** Nothing is counted, and no percentage or price follows. */
export const isFree = (tokens: Tokens, at: number): boolean =>
  !isCounted(tokens, at) && !isMark(tokens[at], '%') && !isCurrencySign(tokens[at]?.text)

const amountsAt = rangeOf(numberAt, (first, upper) => upper.amount > first.amount)

export const count: Parser = ({ tokens }, at) => {
  const reader = readerAt(tokens, at)
  const range = reader.take(amountsAt)
  if (!range || (range.first.isWeak && !range.upper) || isNamePart(tokens, at)) return undefined
  const { first, upper } = range
  const { amount } = first
  const to = upper?.amount
  const bound = boundOf(range.bound ?? reader.take(boundAfter)?.value, to)
  const suffix = tokens[reader.at]
  if (!first.inWords && isAttached(suffix) && ORDINAL.test(suffix.text)) reader.at++
  const of = countedAt(tokens, reader.at)
  // "One of us", "the one": nobody counts.
  const isOne = first.inWords && amount === 1 && to === undefined
  if (isOne && (of === undefined || words.notOne(tokens, at - 1))) return undefined
  return reader.read(withoutUndefined({ kind: 'count', amount, of, to, bound }))
}

/** "B12", "R-410A": names, not counts. */
function isNamePart(tokens: Tokens, at: number): boolean {
  if (tokens[at]?.kind !== 'digits' || !isAttached(tokens[at])) return false
  const before = tokens[at - 1]
  if (isMark(before, '-') && isAttached(before)) return tokens[at - 2]?.kind === 'word'
  return before?.kind === 'word' && !HAN.test(before.text)
}
