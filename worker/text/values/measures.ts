import { withoutUndefined } from '../../platform/withoutUndefined'
import counts from '../data/counts.json'
import data from '../data/durations.json'
import { isStop } from '../stopWords'
import type { Bound, ValueContent } from '../value'
import { boundAfter, boundAt, andAt as listAt, rangeOf, secondAt } from './bounds'
import { numberAt } from './numbers'
import { isAttached, type Lexemes, type Parser, type ReadValue, readerAt } from './parser'
import { listBooks, type PhraseLists, phraseBook, phrasesOf } from './phrases'

/** What a number is of: so many minutes or days each, or hundredths. */
type Size = { unit: 'minute' | 'day' | '%'; amount: number; end: number }
/** `more`: half of one, or minutes beside hours. */
type Measure = { amount: number; size: Size | undefined; more: number; isMore: boolean; end: number }

const MAX_OTHERS = 3
const { takes: takesAt, half: halfAt, halfBefore: halfBeforeAt, and: andAt } = listBooks(data.words)
const { percentBefore: percentBeforeAt } = listBooks({ percentBefore: counts.percentBefore })
/** What a number may count: minutes, days, hundredths. */
export const sizeAt = sizeBook({ ...data.unit, '% 1': counts.percent })
/** Durations that are said without a number: "half an hour". */
const wholeAt = sizeBook(data.whole)

/** Meanings are listed as "minute 60". */
function sizeBook(lists: Record<string, PhraseLists>) {
  const book = phraseBook(phrasesOf(lists))
  return (lexemes: Lexemes, at: number): Size | undefined => {
    const found = book(lexemes, at)
    const [unit, amount] = found?.value.split(' ') ?? []
    return found && { unit: unit as Size['unit'], amount: Number(amount), end: found.end }
  }
}

const totalOf = ({ amount, size, more }: Measure, { amount: factor } = size ?? { amount: 1 }): number =>
  Math.round((amount * factor + more) * 100) / 100

function measureAt(lexemes: Lexemes, at: number): Measure | undefined {
  const reader = readerAt(lexemes, at)
  const percent = reader.take(percentBeforeAt)
  const number = reader.take(numberAt)
  if (!number) return undefined
  const { amount, end } = number
  const halfBefore = reader.take(halfBeforeAt)
  const isMore = reader.takeMark('+')
  if (!isMore) reader.takeMark('-')
  const size = reader.take(sizeAt) ?? (percent && { unit: '%' as const, amount: 1, end })
  if (!size) return { amount, size, more: 0, isMore: false, end }
  const half = reader.take(halfAt) ?? halfBefore
  const rest = size.amount === 60 ? reader.take(minutesAt)?.amount : undefined
  const more = (half ? size.amount / 2 : 0) + (rest ?? 0)
  return { amount, size, more, isMore, end: reader.at }
}

const rangeAt = rangeOf(measureAt, (first, upper) => {
  const isOne = first.size === undefined || first.size.unit === upper.size?.unit
  return isOne && totalOf(upper) > totalOf(first, first.size ?? upper.size)
})

/** The 30 and the 60 of "30, 60 or 90 minutes" are of what the last is of. */
function sizeOfOthers(lexemes: Lexemes, at: number): Size | undefined {
  let end = at
  for (let others = 0; others < MAX_OTHERS; others++) {
    const next = secondAt(measureAt, listAt)(lexemes, end)
    if (!next || next.size) return next?.size
    end = next.end
  }
  return undefined
}

/** "1 h 30 min", "1h30". */
function minutesAt(lexemes: Lexemes, at: number): { amount: number; end: number } | undefined {
  const start = andAt(lexemes, at)?.end ?? at
  const digits = lexemes[start]
  if (digits?.kind === 'digits' && isAttached(digits) && digits.text.length === 2)
    return { amount: Number(digits.text), end: start + 1 }
  const number = numberAt(lexemes, start)
  const size = number && sizeAt(lexemes, number.end)
  return size?.unit === 'minute' && size.amount === 1 ? { amount: number?.amount ?? 0, end: size.end } : undefined
}

/** "24 hours", "2 to 3 weeks", "up to 20%". */
export const parseMeasure: Parser = ({ lexemes }, at) => wholeDuration(lexemes, at) ?? countedMeasure(lexemes, at)

function wholeDuration(lexemes: Lexemes, at: number): ReadValue | undefined {
  const reader = readerAt(lexemes, at)
  const bound = reader.take(boundAt)?.value
  const whole = reader.take(wholeAt)
  if (!whole || (!bound && isRate(lexemes, at))) return undefined
  return reader.read(contentOf(whole, { amount: whole.amount, bound }))
}

/** "Two tune-ups a year": after what there are so many of. */
function isRate(lexemes: Lexemes, at: number): boolean {
  const before = lexemes[at - 1]
  const isArticle = /^an?$/.test(lexemes[at]?.text ?? '')
  return isArticle && before?.kind === 'word' && !isStop(before.text) && !takesAt(lexemes, at - 1)
}

function countedMeasure(lexemes: Lexemes, at: number): ReadValue | undefined {
  const range = rangeAt(lexemes, at)
  if (!range) return undefined
  const { first, upper } = range
  const size = first.size ?? upper?.size ?? (upper ? undefined : sizeOfOthers(lexemes, first.end))
  if (!size) return undefined
  const amount = totalOf(first, size)
  // Of "20-30%" each is a value of its own.
  if (!first.size && (!upper || size.unit === '%'))
    return { start: at, end: first.end, content: contentOf(size, { amount }) }
  const isMore = first.isMore || upper?.isMore === true
  const after = range.bound || isMore || upper ? undefined : boundAfter(lexemes, range.end)
  const to = upper && totalOf(upper)
  const bound = isMore ? 'from' : (range.bound ?? after?.value)
  return { start: at, end: after?.end ?? range.end, content: contentOf(size, { amount, to, bound }) }
}

type Amounts = { amount: number; to?: number | undefined; bound?: Bound | undefined }
const contentOf = ({ unit }: Size, { amount, to, bound }: Amounts): ValueContent =>
  unit === '%'
    ? withoutUndefined({ kind: 'percent', amount, bound })
    : withoutUndefined({ kind: 'duration', amount, to, unit, bound })
