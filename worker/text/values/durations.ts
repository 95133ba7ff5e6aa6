import data from '../data/durations.json'
import words from '../data/durationWords.json'
import { amountsAt, boundAfter, boundAt, rangeAt, rangeOf } from './bounds'
import { numberAt } from './numbers'
import { isAttached, isMark, type Parser, type Read } from './parser'
import { listBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

type Unit = { unit: 'minute' | 'day'; size: number }

const phrases = phrasesOf<string>(data)
const unitFor = (text: string): Unit => {
  const [unit, size] = text.split(' ')
  return { unit: unit === 'minute' ? 'minute' : 'day', size: Number(size) }
}
const unitAt = phraseBook(
  phrases.flatMap(([phrase, text]) => (text.startsWith('whole: ') ? [] : [[phrase, unitFor(text)] as const])),
)
/** Durations that are said without a number: "half an hour". */
const wholeAt = phraseBook(
  phrases.flatMap(([phrase, text]) => (text.startsWith('whole: ') ? [[phrase, unitFor(text.slice(7))] as const] : [])),
)
const oftenAt = listBook(words.often)
const halfAt = listBook(words.half)
const halfBeforeAt = listBook(words.halfBefore)
const andAt = listBook(words.and)

export const duration: Parser = ({ tokens }, at) => wholeDuration(tokens, at) ?? countedDuration(tokens, at)

function wholeDuration(tokens: readonly Token[], at: number): Read | undefined {
  // "Once a day", "3 times a week" say how often.
  if (at > 0 && oftenAt(tokens, at - 1)) return undefined
  const bound = boundAt(tokens, at)
  const whole = wholeAt(tokens, bound?.end ?? at)
  if (!whole) return undefined
  const { unit, size } = whole.value
  return {
    start: at,
    end: whole.end,
    content: { kind: 'duration', amount: size, unit, ...(bound && { bound: bound.value }) },
  }
}

function countedDuration(tokens: readonly Token[], at: number): Read | undefined {
  const amounts = amountsAt(tokens, at)
  if (!amounts) return undefined
  const half = halfBeforeAt(tokens, amounts.end)
  let end = half?.end ?? amounts.end
  if (isMark(tokens[end], '-') || isMark(tokens[end], '+')) end++
  const unit = unitAt(tokens, end)
  if (!unit) return undefined
  const first = unit.value
  end = unit.end
  let more = half ? first.size / 2 : 0
  const plus = halfAt(tokens, end)
  if (plus) [more, end] = [more + first.size / 2, plus.end]
  const rest = first.size === 60 && first.unit === 'minute' ? minutesAfter(tokens, end) : undefined
  if (rest) [more, end] = [more + rest.minutes, rest.end]
  const upper = amounts.to ? undefined : secondAt(tokens, end)
  const after = amounts.bound ? undefined : boundAfter(tokens, end)
  const range = rangeOf({ ...amounts, ...(after && { bound: after.value }) })
  const to = range.to !== undefined ? range.to * first.size : upper?.unit === first.unit ? upper.amount : undefined
  return {
    start: at,
    end: upper && to !== undefined && range.to === undefined ? upper.end : (after?.end ?? end),
    content: {
      kind: 'duration',
      amount: round(amounts.from.amount * first.size + (amounts.to ? 0 : more)),
      ...(to !== undefined && { to: round(to + (amounts.to ? more : 0)) }),
      unit: first.unit,
      ...(range.bound && to === undefined && { bound: range.bound }),
      ...(range.bound === 'about' && to !== undefined && { bound: range.bound }),
    },
  }
}

const round = (amount: number): number => Math.round(amount * 100) / 100

/** "1 h 30 min", "1h30". */
function minutesAfter(tokens: readonly Token[], at: number): { minutes: number; end: number } | undefined {
  const start = andAt(tokens, at)?.end ?? at
  const digits = tokens[start]
  if (digits?.kind === 'digits' && isAttached(digits) && digits.text.length === 2)
    return { minutes: Number(digits.text), end: start + 1 }
  const number = numberAt(tokens, start)
  const unit = number && unitAt(tokens, number.end)
  return unit?.value.unit === 'minute' && unit.value.size === 1
    ? { minutes: number?.amount ?? 0, end: unit.end }
    : undefined
}

/** "30 minutes to 1 hour" */
function secondAt(tokens: readonly Token[], at: number): { amount: number; unit: string; end: number } | undefined {
  const sep = rangeAt(tokens, at)
  const number = sep && numberAt(tokens, sep.end)
  const unit = number && unitAt(tokens, number.end)
  return number && unit ? { amount: number.amount * unit.value.size, unit: unit.value.unit, end: unit.end } : undefined
}
