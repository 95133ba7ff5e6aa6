import data from '../data/durations.json'
import words from '../data/durationWords.json'
import { isStop } from '../stopWords'
import { amountsAt, boundAfter, boundAt, andAt as listAt, rangeAt, rangeOf } from './bounds'
import { numberAt, type Quantity } from './numbers'
import { isAttached, isMark, type Parser, type Read } from './parser'
import { listBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

type Unit = { unit: 'minute' | 'day'; size: number }

const MAX_OTHERS = 3
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
const takesAt = listBook(words.takes)

export const duration: Parser = ({ tokens }, at) => wholeDuration(tokens, at) ?? countedDuration(tokens, at)

function wholeDuration(tokens: readonly Token[], at: number): Read | undefined {
  // "Once a day", "3 times a week" say how often.
  if (at > 0 && oftenAt(tokens, at - 1)) return undefined
  const bound = boundAt(tokens, at)
  const whole = wholeAt(tokens, bound?.end ?? at)
  if (!whole || (!bound && isRate(tokens, at))) return undefined
  const { unit, size } = whole.value
  return {
    start: at,
    end: whole.end,
    content: { kind: 'duration', amount: size, unit, ...(bound && { bound: bound.value }) },
  }
}

/** "Two tune-ups a year": after what there are so many of. */
function isRate(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  const isArticle = /^an?$/.test(tokens[at]?.text ?? '')
  return isArticle && before?.kind === 'word' && !isStop(before.text) && !takesAt(tokens, at - 1)
}

function countedDuration(tokens: readonly Token[], at: number): Read | undefined {
  const amounts = amountsAt(tokens, at)
  if (!amounts) return undefined
  const half = halfBeforeAt(tokens, amounts.end)
  let end = half?.end ?? amounts.end
  const isMore = isMark(tokens[end], '+')
  if (isMark(tokens[end], '-') || isMore) end++
  const unit = unitAt(tokens, end)
  if (!unit) return amounts.to ? undefined : beforeOthers(tokens, at, amounts.from)
  const first = unit.value
  end = unit.end
  let more = half ? first.size / 2 : 0
  const plus = halfAt(tokens, end)
  if (plus) [more, end] = [more + first.size / 2, plus.end]
  const rest = first.size === 60 && first.unit === 'minute' ? minutesAfter(tokens, end) : undefined
  if (rest) [more, end] = [more + rest.minutes, rest.end]
  const upper = amounts.to ? undefined : secondAt(tokens, end)
  const after = amounts.bound || isMore ? undefined : boundAfter(tokens, end)
  const bound = isMore ? 'from' : after?.value
  const range = rangeOf({ ...amounts, ...(bound && { bound }) })
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

/** The 30 and the 60 of "30, 60 or 90 minutes". */
function beforeOthers(tokens: readonly Token[], at: number, first: Quantity): Read | undefined {
  let end = first.end
  for (let others = 0; others < MAX_OTHERS; others++) {
    const sep = listAt(tokens, end)
    const number = sep && numberAt(tokens, sep.end)
    if (!number || number.inWords !== first.inWords) return undefined
    const unit = unitAt(tokens, isMark(tokens[number.end], '-') ? number.end + 1 : number.end)
    if (unit) {
      const { unit: kind, size } = unit.value
      return {
        start: at,
        end: first.end,
        content: { kind: 'duration', amount: round(first.amount * size), unit: kind },
      }
    }
    end = number.end
  }
  return undefined
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
