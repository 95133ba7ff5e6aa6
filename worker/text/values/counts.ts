import data from '../data/small.json'
import { stem } from '../stem'
import { isStop } from '../stopWords'
import { amountsAt, boundAfter, boundAt, rangeOf } from './bounds'
import { isAttached, isMark, type Parser } from './parser'
import { phone } from './phones'
import { listBook } from './phrases'
import type { Token } from './tokens'

const percentAt = listBook(data.percent)
const percentBeforeAt = listBook(data.percentBefore)
const counterAt = listBook(data.counters)
const notCountedAt = listBook(data.notCounted)
const notOneAt = listBook(data.notOne)
const ORDINAL = /^(?:st|nd|rd|th|er|ere|eme|e|a|o)$/
const HAN = /\p{Script=Han}/u

export const percent: Parser = ({ tokens }, at) => {
  const lead = percentBeforeAt(tokens, at)
  const amounts = amountsAt(tokens, lead?.end ?? at)
  if (!amounts) return undefined
  const sign = percentAt(tokens, amounts.end)
  if (!lead && !sign) return undefined
  // Of "20-30%" each is a value of its own.
  if (amounts.to && amounts.from.end > at) {
    return { start: at, end: amounts.from.end, content: { kind: 'percent', amount: amounts.from.amount } }
  }
  const end = sign?.end ?? amounts.end
  const after = amounts.bound ? undefined : boundAfter(tokens, end)
  const bound = amounts.bound ?? after?.value
  return {
    start: at,
    end: after?.end ?? end,
    content: { kind: 'percent', amount: amounts.from.amount, ...(bound && { bound }) },
  }
}

/** The word that says what is counted, from where a number ends. */
function countedAt(tokens: readonly Token[], at: number): { of: string } | undefined {
  const start = counterAt(tokens, at)?.end ?? (isMark(tokens[at], '-') && isAttached(tokens[at]) ? at + 1 : at)
  const word = tokens[start]
  if (word?.kind !== 'word' || word.gap > 1) return undefined
  if (HAN.test(word.text)) {
    const next = tokens[start + 1]
    return { of: next && isAttached(next) && HAN.test(next.text) ? word.text + next.text : word.text }
  }
  return isStop(word.text) || word.text.length < 2 || notCountedAt(tokens, start) ? undefined : { of: stem(word.bare) }
}

export const isCounted = (tokens: readonly Token[], at: number): boolean => countedAt(tokens, at) !== undefined

export const count: Parser = (context, at) => {
  const { tokens } = context
  const amounts = amountsAt(tokens, at)
  if (!amounts || (amounts.from.isWeak && !amounts.to)) return undefined
  const token = tokens[at]
  const bound = boundAt(tokens, at)
  if (bound && phone(context, bound.end)) return undefined
  // "B12", "R-410A": names, not counts.
  const isName =
    token?.kind === 'digits' && isAttached(token) && (tokens[at - 1]?.kind === 'word' || isNamePart(tokens, at - 1))
  if (isName && !HAN.test(tokens[at - 1]?.text ?? '')) return undefined
  const after = amounts.bound ? undefined : boundAfter(tokens, amounts.end)
  const end = after?.end ?? amounts.end
  const suffix = tokens[end]
  const isOrdinal = !amounts.from.inWords && isAttached(suffix) && ORDINAL.test(suffix.text)
  const counted = countedAt(tokens, isOrdinal ? end + 1 : end)
  // "One of us", "the one": nobody counts.
  if (amounts.from.inWords && amounts.from.amount === 1 && !amounts.to && (!counted || notOneAt(tokens, at - 1)))
    return undefined
  return {
    start: at,
    end: isOrdinal ? end + 1 : end,
    content: {
      kind: 'count',
      amount: amounts.from.amount,
      ...counted,
      ...rangeOf({ ...amounts, ...(after && { bound: after.value }) }),
    },
  }
}

const isNamePart = (tokens: readonly Token[], at: number): boolean =>
  isMark(tokens[at], '-') && isAttached(tokens[at]) && tokens[at - 1]?.kind === 'word'
