import { withoutUndefined } from '../../withoutUndefined'
import small from '../data/small.json'
import { stem } from '../stem'
import { isStop } from '../stopWords'
import { amountsAt, boundAfter, boundOf } from './bounds'
import { listBooks } from './phrases'
import { isAttached, isMark, type Parser, readerAt, type Tokens } from './reading'

const { percent: percentAt, percentBefore: percentBeforeAt, ...words } = listBooks(small)
const ORDINAL = /^(?:st|nd|rd|th|er|ere|eme|e|a|o)$/
const HAN = /\p{Script=Han}/u

export const percent: Parser = ({ tokens }, at) => {
  const reader = readerAt(tokens, at)
  const lead = reader.take(percentBeforeAt)
  const amounts = reader.take(amountsAt)
  if (!amounts || !(reader.take(percentAt) ?? lead)) return undefined
  const { amount, first, to } = amounts
  // Of "20-30%" each is a value of its own.
  if (to !== undefined) return { start: at, end: first.end, content: { kind: 'percent', amount } }
  const bound = amounts.bound ?? reader.take(boundAfter)?.value
  return reader.read(withoutUndefined({ kind: 'percent', amount, bound }))
}

/** The word that says what is counted, from where a number ends. */
function countedAt(tokens: Tokens, at: number): string | undefined {
  const reader = readerAt(tokens, at)
  if (!reader.take(words.counters) && isAttached(tokens[at])) reader.takeMark('-')
  const [word, next] = tokens.slice(reader.at, reader.at + 2)
  if (word?.kind !== 'word' || word.gap > 1) return undefined
  if (HAN.test(word.text)) return word.text + (isAttached(next) && HAN.test(next.text) ? next.text : '')
  return isStop(word.text) || word.text.length < 2 || words.notCounted(tokens, reader.at) ? undefined : stem(word.bare)
}

export const isCounted = (tokens: Tokens, at: number): boolean => countedAt(tokens, at) !== undefined

export const count: Parser = ({ tokens }, at) => {
  const reader = readerAt(tokens, at)
  const amounts = reader.take(amountsAt)
  if (!amounts || (amounts.first.isWeak && amounts.to === undefined) || isNamePart(tokens, at)) return undefined
  const { first, amount, to } = amounts
  const bound = boundOf(amounts.bound ?? reader.take(boundAfter)?.value, to)
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
