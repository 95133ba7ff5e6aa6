import { withoutUndefined } from '../../withoutUndefined'
import data from '../data/durations.json'
import { isStop } from '../stopWords'
import { amountsAt, boundAfter, boundAt, boundOf, andAt as listAt, upperAt } from './bounds'
import { numberAt, type Quantity } from './numbers'
import { type Listed, listBooks, phraseBook, phrasesOf } from './phrases'
import { isAttached, isMark, type Parser, type Read, readerAt, type Tokens } from './reading'

/** So many minutes or days. */
type Length = { unit: 'minute' | 'day'; amount: number; end: number }

const MAX_OTHERS = 3
const { often: oftenAt, takes: takesAt, half: halfAt, halfBefore: halfBeforeAt, and: andAt } = listBooks(data.words)
/** Hours, and durations that are said without a number: "half an hour". */
const [unitAt, wholeAt] = [lengthBook(data.unit), lengthBook(data.whole)]

/** Meanings are listed as "minute 60". */
function lengthBook(lists: Record<string, Listed>) {
  const book = phraseBook(phrasesOf(lists))
  return (tokens: Tokens, at: number): Length | undefined => {
    const found = book(tokens, at)
    const [unit, amount] = found?.value.split(' ') ?? []
    return found && { unit: unit === 'day' ? unit : 'minute', amount: Number(amount), end: found.end }
  }
}

export const duration: Parser = ({ tokens }, at) => wholeDuration(tokens, at) ?? countedDuration(tokens, at)

function wholeDuration(tokens: Tokens, at: number): Read | undefined {
  // "Once a day", "3 times a week" say how often.
  if (at > 0 && oftenAt(tokens, at - 1)) return undefined
  const reader = readerAt(tokens, at)
  const bound = reader.take(boundAt)?.value
  const whole = reader.take(wholeAt)
  if (!whole || (!bound && isRate(tokens, at))) return undefined
  return reader.read(withoutUndefined({ kind: 'duration', amount: whole.amount, unit: whole.unit, bound }))
}

/** "Two tune-ups a year": after what there are so many of. */
function isRate(tokens: Tokens, at: number): boolean {
  const before = tokens[at - 1]
  const isArticle = /^an?$/.test(tokens[at]?.text ?? '')
  return isArticle && before?.kind === 'word' && !isStop(before.text) && !takesAt(tokens, at - 1)
}

function countedDuration(tokens: Tokens, at: number): Read | undefined {
  const reader = readerAt(tokens, at)
  const amounts = reader.take(amountsAt)
  if (!amounts) return undefined
  const halfBefore = reader.take(halfBeforeAt)
  const isMore = reader.takeMark('+')
  if (!isMore) reader.takeMark('-')
  const size = reader.take(unitAt)
  if (!size) return amounts.to === undefined ? beforeOthers(tokens, at, amounts.first) : undefined
  const { unit } = size
  const half = reader.take(halfAt) ?? halfBefore
  const rest = unit === 'minute' && size.amount === 60 ? reader.take(minutesAt)?.amount : undefined
  const more = (half ? size.amount / 2 : 0) + (rest ?? 0)
  // "30 minutes to 1 hour"
  const second = amounts.to === undefined ? upperAt(lengthAt)(tokens, reader.at) : undefined
  const upper = second?.unit === unit ? second : undefined
  if (upper) reader.at = upper.end
  const after = amounts.bound || isMore || upper ? undefined : reader.take(boundAfter)?.value
  const to = amounts.to === undefined ? upper?.amount : amounts.to * size.amount + more
  const amount = amounts.amount * size.amount + (amounts.to === undefined ? more : 0)
  const bound = boundOf(isMore ? 'from' : (amounts.bound ?? after), to)
  return reader.read(withoutUndefined({ kind: 'duration', amount: round(amount), to: to && round(to), unit, bound }))
}

/** The 30 and the 60 of "30, 60 or 90 minutes". */
function beforeOthers(tokens: Tokens, start: number, { amount, end, inWords }: Quantity): Read | undefined {
  const reader = readerAt(tokens, end)
  for (let others = 0; others < MAX_OTHERS; others++) {
    const number = reader.take(listAt) && reader.take(numberAt)
    if (!number || number.inWords !== inWords) return undefined
    const size = unitAt(tokens, isMark(tokens[number.end], '-') ? number.end + 1 : number.end)
    if (size) return { start, end, content: { kind: 'duration', amount: round(amount * size.amount), unit: size.unit } }
  }
  return undefined
}

const round = (amount: number): number => Math.round(amount * 100) / 100

function lengthAt(tokens: Tokens, at: number): Length | undefined {
  const number = numberAt(tokens, at)
  const size = number && unitAt(tokens, number.end)
  return size && { ...size, amount: number.amount * size.amount }
}

/** "1 h 30 min", "1h30". */
function minutesAt(tokens: Tokens, at: number): { amount: number; end: number } | undefined {
  const start = andAt(tokens, at)?.end ?? at
  const digits = tokens[start]
  if (digits?.kind === 'digits' && isAttached(digits) && digits.text.length === 2)
    return { amount: Number(digits.text), end: start + 1 }
  const number = numberAt(tokens, start)
  const length = lengthAt(tokens, start)
  return length?.unit === 'minute' && length.amount === number?.amount ? length : undefined
}
