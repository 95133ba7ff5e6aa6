import { withoutUndefined } from '../../platform/withoutUndefined'
import counts from '../data/counts.json'
import { stem } from '../stem'
import { isStop } from '../stopWords'
import { betweenAt, boundAfter, isCurrencySign, rangeOf } from './bounds'
import { numberAt } from './numbers'
import { isAttached, isMark, type Lexemes, type Parser, readerAt } from './parser'
import { listBooks } from './phrases'

const words = listBooks(counts)
const ORDINAL = /^(?:st|nd|rd|th|er|ere|eme|e|a|o)$/
const HAN = /\p{Script=Han}/u

/** The word that says what is counted, from where a number ends. */
function countedAt(lexemes: Lexemes, at: number): string | undefined {
  const reader = readerAt(lexemes, at)
  if (!reader.take(words.counters) && isAttached(lexemes[at])) reader.takeMark('-')
  const [word, next] = lexemes.slice(reader.at, reader.at + 2)
  if (word?.kind !== 'word' || word.gap > 1) return undefined
  if (HAN.test(word.text)) return word.text + (isAttached(next) && HAN.test(next.text) ? next.text : '')
  const isOther =
    isStop(word.text) || betweenAt(lexemes, reader.at) !== undefined || words.notCounted(lexemes, reader.at)
  return isOther || word.text.length < 2 ? undefined : stem(word.bare)
}

export const isCounted = (lexemes: Lexemes, at: number): boolean => countedAt(lexemes, at) !== undefined
/** Nothing is counted, and no percentage or price follows. */
export const isFree = (lexemes: Lexemes, at: number): boolean =>
  !isCounted(lexemes, at) && !isMark(lexemes[at], '%') && !isCurrencySign(lexemes[at]?.text)

const amountsAt = rangeOf(numberAt, (first, upper) => upper.amount > first.amount)

export const parseCount: Parser = ({ lexemes }, at) => {
  const reader = readerAt(lexemes, at)
  const range = reader.take(amountsAt)
  if (!range || (range.first.isWeak && !range.upper) || isNamePart(lexemes, at)) return undefined
  const { first, upper } = range
  const { amount } = first
  const to = upper?.amount
  const bound = range.bound ?? reader.take(boundAfter)?.value
  const suffix = lexemes[reader.at]
  if (isAttached(suffix) && ORDINAL.test(suffix.text)) reader.at++
  const of = countedAt(lexemes, reader.at)
  // "One of us", "the one": nobody counts.
  const isOne = first.inWords && amount === 1 && to === undefined
  if (isOne && (of === undefined || words.notOne(lexemes, at - 1))) return undefined
  return reader.read(withoutUndefined({ kind: 'count', amount, of, to, bound }))
}

/** "B12", "R-410A": names, not counts. */
function isNamePart(lexemes: Lexemes, at: number): boolean {
  if (lexemes[at]?.kind !== 'digits' || !isAttached(lexemes[at])) return false
  const before = lexemes[at - 1]
  if (isMark(before, '-') && isAttached(before)) return lexemes[at - 2]?.kind === 'word'
  return before?.kind === 'word' && !HAN.test(before.text)
}
