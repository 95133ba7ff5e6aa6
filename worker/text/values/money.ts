import { withoutUndefined } from '../../withoutUndefined'
import currencies from '../data/currencies.json'
import data from '../data/money.json'
import type { Bound, Locale } from '../value'
import { andAt, betweenAt, boundAfter, boundAt, boundOf, leadAt, rangeAt, upperAt } from './bounds'
import { isCounted } from './counts'
import { numberAt } from './numbers'
import { bookOf, listBooks, phraseBook, phrasesOf } from './phrases'
import { isAttached, type Parser, readerAt, type Tokens } from './reading'

/** `isBefore`: its sign stands before it. */
type Sum = { amount: number; currency: string | undefined; isBefore: boolean; end: number }

const currencyBook = phraseBook([...phrasesOf<string>(currencies.code), ...phrasesOf<string>(currencies.own)])
const families: Record<string, string[]> = currencies.families
const { cents: centsAt } = listBooks({ cents: currencies.cents })
const { per: perAt, extra: extraAt, extraAfter: extraAfterAt } = listBooks(data.words)
const unitAt = bookOf(data.unit)

/** `isOwn`: "$" is the business's own dollar where it charges in one. */
function currencyAt(tokens: Tokens, at: number, { currency }: Locale) {
  const found = currencyBook(tokens, at)
  if (!found) return undefined
  // Letters belong to a sign that follows at once: "A$25", not "add a $25".
  const isTorn = tokens[found.end - 1]?.text === '$' && tokens.slice(at + 1, found.end).some(({ gap }) => gap > 0)
  const family = families[found.value]
  const code = family ? family.find((one) => one === currency) : found.value
  const usual = found.value === 'pound' ? undefined : family?.[0]
  return isTorn ? undefined : { code: code ?? usual, isOwn: family !== undefined, end: found.end }
}

const sumAt =
  (locale: Locale) =>
  (tokens: Tokens, at: number): Sum | undefined => {
    const sign = currencyAt(tokens, at, locale)
    const reader = readerAt(tokens, sign?.code ? sign.end : at)
    const number = reader.take((all, start) => numberAt(all, start, true))
    if (!number) return undefined
    const next = tokens[reader.at]
    const isThousands = isAttached(next) && next.text === 'k'
    if (isThousands) reader.at++
    const amount = isThousands ? number.amount * 1000 : number.amount
    const end = reader.at
    if (sign?.code) {
      const stated = tokens[end]?.kind === 'word' ? currencyAt(tokens, end, locale) : undefined
      const { code: currency, end: last } = stated && !stated.isOwn ? stated : { code: sign.code, end }
      return { amount, currency, isBefore: true, end: last }
    }
    if (isAttached(tokens[end])) reader.takeMark('-')
    const after = currencyAt(tokens, reader.at, locale)
    if (after?.code) return { amount, currency: after.code, isBefore: false, end: after.end }
    const cents = centsAt(tokens, end)
    return cents
      ? { amount: amount / 100, currency: locale.currency, isBefore: false, end: cents.end }
      : { amount, currency: undefined, isBefore: false, end }
  }

/** "per hour", "(each)", "monthly". */
function unitAfter(tokens: Tokens, at: number): { unit: string; end: number } | undefined {
  const reader = readerAt(tokens, at)
  const isOpen = reader.takeMark('(')
  const start = reader.at
  const per = perAt(tokens, start)
  const found = (per && unitAt(tokens, per.end)) ?? unitAt(tokens, start)
  if (!found || (!per && !isUnitAlone(found.value, tokens[start]?.text ?? ''))) return undefined
  reader.at = found.end
  return isOpen && !reader.takeMark(')') ? undefined : { unit: found.value, end: reader.at }
}

/** "$30 each", "$99 monthly" need no "per". */
const isUnitAlone = (unit: string, word: string): boolean =>
  unit === 'each' || /(?:ly|pp|es|is|ich|ie|ales|uali|ا)$/.test(word)

/** "每小时65美元", "per hour $65" */
function unitBefore(tokens: Tokens, at: number): { unit: string; end: number } | undefined {
  const per = perAt(tokens, at)
  const unit = per && unitAt(tokens, per.end)
  if (!unit) return undefined
  const reader = readerAt(tokens, unit.end)
  reader.takeMark('-:|')
  return { unit: unit.value, end: reader.at }
}

/** "$80-$120", "80 to 120 €"; not "Room 1 - $95" nor "$10 - 60 minutes". */
function isRange(tokens: Tokens, first: Sum, second: Sum & { start: number }): boolean {
  if (second.amount <= first.amount) return false
  if (first.currency !== undefined && second.currency !== undefined) return first.currency === second.currency
  const isTight = isAttached(tokens[first.end]) && isAttached(tokens[second.start])
  if (first.currency === undefined) return second.currency !== undefined && (isTight || !second.isBefore)
  return isTight || unitAfter(tokens, second.end) !== undefined || !isCounted(tokens, second.end)
}

export const money: Parser = ({ tokens, locale }, at) => {
  const reader = readerAt(tokens, at)
  let unit = reader.take(unitBefore)?.unit
  const isExtra = reader.take(extraAt) !== undefined
  const isSign = currencyAt(tokens, reader.at, locale) !== undefined
  const between = isSign ? undefined : betweenAt(tokens, reader.at)
  const lead = isSign ? undefined : leadAt(tokens, reader.at)
  const before = isSign || between ? undefined : boundAt(tokens, reader.at)
  reader.at = (between ?? before ?? lead)?.end ?? reader.at
  const first = reader.take(sumAt(locale))
  if (!first) return undefined
  const second = upperAt(sumAt(locale), between ? andAt : rangeAt)(tokens, reader.at)
  const upper = second && isRange(tokens, first, second) ? second : undefined
  const currency = first.currency ?? upper?.currency
  if (currency === undefined || (lead && !before && !upper)) return undefined
  reader.at = (upper ?? first).end
  let bound: Bound | undefined
  let unitSaid: string | undefined
  let isMore = false
  // What follows a sum stands in any order: "$65/hour and up", "$65 extra each".
  for (let step = 0; step < 3; step++) {
    unitSaid ??= reader.take(unitAfter)?.unit
    isMore ||= reader.take(extraAfterAt) !== undefined
    bound ??= reader.take(boundAfter)?.value
  }
  unit = unitSaid ?? unit
  bound = boundOf(before?.value ?? bound, upper?.amount)
  const content = { kind: 'money' as const, amount: first.amount, to: upper?.amount, currency, bound, unit }
  return reader.read({ ...withoutUndefined(content), ...((isExtra || isMore) && { isExtra: true }) })
}
