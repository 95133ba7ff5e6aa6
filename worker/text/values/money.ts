import { withoutUndefined } from '../../platform/withoutUndefined'
import currencies from '../data/currencies.json'
import data from '../data/money.json'
import type { Bound, Locale } from '../value'
import { boundAfter, rangeOf } from './bounds'
import { isCounted } from './counts'
import { numberAt } from './numbers'
import { isAttached, type Lexemes, type Parser, readerAt } from './parser'
import { bookOf, listBooks, phraseBook, phrasesOf } from './phrases'

/** `isBefore`: its sign stands before it. */
type Sum = { amount: number; currency: string | undefined; isBefore: boolean; end: number }

const currencyBook = phraseBook([...phrasesOf<string>(currencies.code), ...phrasesOf<string>(currencies.own)])
const families: Record<string, string[]> = currencies.families
const { cents: centsAt } = listBooks({ cents: currencies.cents })
const { per: perAt, extra: extraAt, extraAfter: extraAfterAt } = listBooks(data.words)
const unitAt = bookOf(data.unit)

/** `isOwn`: "$" is the business's own dollar where it charges in one. */
function currencyAt(lexemes: Lexemes, at: number, { currency }: Locale) {
  const found = currencyBook(lexemes, at)
  if (!found) return undefined
  // Letters belong to a sign that follows at once: "A$25", not "add a $25".
  const isTorn = lexemes[found.end - 1]?.text === '$' && lexemes.slice(at + 1, found.end).some(({ gap }) => gap > 0)
  const family = families[found.value]
  const code = family ? family.find((one) => one === currency) : found.value
  const usual = found.value === 'pound' ? undefined : family?.[0]
  return isTorn ? undefined : { code: code ?? usual, isOwn: family !== undefined, end: found.end }
}

const sumAt =
  (locale: Locale) =>
  (lexemes: Lexemes, at: number): Sum | undefined => {
    const sign = currencyAt(lexemes, at, locale)
    const reader = readerAt(lexemes, sign?.code ? sign.end : at)
    const number = reader.take((all, start) => numberAt(all, start, true))
    if (!number) return undefined
    const next = lexemes[reader.at]
    const isThousands = isAttached(next) && next.text === 'k'
    if (isThousands) reader.at++
    const amount = isThousands ? number.amount * 1000 : number.amount
    const end = reader.at
    const sum = { amount, currency: sign?.code, isBefore: sign?.code !== undefined, end }
    if (sum.isBefore) return sum
    const after = currencyAt(lexemes, reader.at, locale)
    if (after?.code) return { ...sum, currency: after.code, end: after.end }
    const cents = centsAt(lexemes, end)
    return cents ? { ...sum, amount: amount / 100, currency: locale.currency, end: cents.end } : sum
  }

/** "per hour", "(each)", "monthly". */
function unitAfter(lexemes: Lexemes, at: number): { unit: string; end: number } | undefined {
  const start = lexemes[at]?.text === '(' ? at + 1 : at
  const per = perAt(lexemes, start)
  const found = (per && unitAt(lexemes, per.end)) ?? unitAt(lexemes, start)
  if (!found || (!per && !isUnitAlone(found.value, lexemes[start]?.text ?? ''))) return undefined
  return { unit: found.value, end: found.end }
}

/** "$30 each", "$99 monthly" need no "per". */
const isUnitAlone = (unit: string, word: string): boolean =>
  unit === 'each' || /(?:ly|pp|es|is|ich|ie|ales|uali|ا)$/.test(word)

/** "每小时65美元", "per hour $65" */
function unitBefore(lexemes: Lexemes, at: number): { unit: string; end: number } | undefined {
  const per = perAt(lexemes, at)
  const unit = per && unitAt(lexemes, per.end)
  if (!unit) return undefined
  const reader = readerAt(lexemes, unit.end)
  reader.takeMark('-:|')
  return { unit: unit.value, end: reader.at }
}

/** "$80-$120", "80 to 120 €"; not "Room 1 - $95" nor "$10 - 60 minutes". */
function isRange(first: Sum, second: Sum & { start: number }, lexemes: Lexemes): boolean {
  if (second.amount <= first.amount) return false
  if (first.currency !== undefined && second.currency !== undefined) return first.currency === second.currency
  const isTight = isAttached(lexemes[first.end]) && isAttached(lexemes[second.start])
  if (first.currency === undefined) return second.currency !== undefined && (isTight || !second.isBefore)
  return isTight || !isCounted(lexemes, second.end)
}

const books = new Map<string, ReturnType<typeof rangeOf<Sum>>>()

/** A sum or a range of two in a business's currency. */
function sumsOf(locale: Locale) {
  const known = books.get(locale.currency) ?? rangeOf(sumAt(locale), isRange)
  books.set(locale.currency, known)
  return known
}

export const parseMoney: Parser = ({ lexemes, locale }, at) => {
  const reader = readerAt(lexemes, at)
  const unitSaid = reader.take(unitBefore)?.unit
  const isExtra = reader.take(extraAt) !== undefined
  const range = reader.take(sumsOf(locale))
  const currency = range?.first.currency ?? range?.upper?.currency
  if (!range || currency === undefined) return undefined
  const { first, upper } = range
  let [bound, unit, isMore]: [Bound?, string?, boolean?] = []
  // What follows a sum stands in any order: "$65/hour and up", "$65 extra each".
  for (let step = 0; step < 3; step++) {
    unit ??= reader.take(unitAfter)?.unit
    isMore ??= reader.take(extraAfterAt) && true
    bound ??= reader.take(boundAfter)?.value
  }
  const to = upper?.amount
  return reader.read(
    withoutUndefined({
      kind: 'money',
      amount: first.amount,
      to,
      currency,
      bound: range.bound ?? bound,
      unit: unit ?? unitSaid,
      isExtra: isExtra || isMore ? true : undefined,
    }),
  )
}
