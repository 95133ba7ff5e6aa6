import currencies from '../data/currencies.json'
import words from '../data/money.json'
import type { Locale, ValueContent } from '../value'
import { andAt, betweenAt, boundAfter, boundAt, leadAt, rangeAt } from './bounds'
import { isCounted } from './counts'
import { numberAt } from './numbers'
import { isAttached, type Parser, type Read } from './parser'
import { bookOf, listBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

/** `isBefore`: its sign stands before it. */
type Sum = { amount: number; currency: string | undefined; isBefore: boolean; end: number }

const ownFamily = phrasesOf<string>(currencies.own)
const currencyBook = phraseBook<{ code?: string; family?: string }>([
  ...Object.entries(currencies.symbols).flatMap(([code, symbols]) =>
    symbols.map((symbol) => [symbol, { code }] as const),
  ),
  ...currencies.codes.map((code) => [code, { code }] as const),
  ...phrasesOf(currencies.words).map(([phrase, code]) => [phrase, { code }] as const),
  ...ownFamily.map(([phrase, family]) => [phrase, { family }] as const),
])
/** Letters belong to a sign that follows at once: "A$25", not "add a $25". */
const currencyAt: typeof currencyBook = (tokens, at) => {
  const found = currencyBook(tokens, at)
  const isTorn =
    found && tokens[found.end - 1]?.text === '$' && tokens.slice(at + 1, found.end).some(({ gap }) => gap > 0)
  return isTorn ? undefined : found
}
const centsAt = listBook(currencies.cents)
const perAt = listBook(words.per)
const unitAt = bookOf(words.unit)
const extraAt = listBook(words.extra)
const extraAfterAt = listBook(words['after:extra'])
const families: Record<string, string[]> = currencies.families

/** "$" is the business's own dollar where it charges in one. */
function codeOf({ code, family = '' }: { code?: string; family?: string }, { currency }: Locale): string | undefined {
  if (code) return code
  const members = families[family] ?? []
  if (members.includes(currency)) return currency
  return family === 'pound' ? undefined : members[0]
}

function sumAt(tokens: readonly Token[], at: number, locale: Locale): Sum | undefined {
  const sign = currencyAt(tokens, at)
  const before = sign && codeOf(sign.value, locale)
  const number = numberAt(tokens, before && sign ? sign.end : at, true)
  if (!number) return undefined
  const thousands = isAttached(tokens[number.end]) && tokens[number.end]?.text === 'k'
  const amount = thousands ? number.amount * 1000 : number.amount
  const end = thousands ? number.end + 1 : number.end
  if (before) {
    const code = currencyAt(tokens, end)
    const stated = code?.value.code
    return stated && tokens[end]?.kind === 'word'
      ? { amount, currency: stated, isBefore: true, end: code.end }
      : { amount, currency: before, isBefore: true, end }
  }
  const dash = isAttached(tokens[end]) && tokens[end]?.text === '-' ? end + 1 : end
  const after = currencyAt(tokens, dash)
  const currency = after && codeOf(after.value, locale)
  if (after && currency) return { amount, currency, isBefore: false, end: after.end }
  const cents = centsAt(tokens, end)
  if (cents) return { amount: amount / 100, currency: locale.currency, isBefore: false, end: cents.end }
  return { amount, currency: undefined, isBefore: false, end }
}

function unitOf(tokens: readonly Token[], at: number): { unit: string; end: number } | undefined {
  const open = tokens[at]?.text === '(' ? at + 1 : at
  const per = perAt(tokens, open)
  const found = (per && unitAt(tokens, per.end)) ?? unitAt(tokens, open)
  if (!found || (!per && !isUnitAlone(found.value, tokens, open))) return undefined
  const end = open > at && tokens[found.end]?.text === ')' ? found.end + 1 : found.end
  return open > at && end === found.end ? undefined : { unit: found.value, end }
}

/** "$30 each", "$99 monthly" need no "per". */
const isUnitAlone = (unit: string, tokens: readonly Token[], at: number): boolean =>
  unit === 'each' || /(?:ly|pp|es|is|ich|ie|ales|uali|ا)$/.test(tokens[at]?.text ?? '')

/** Of two sums one may go without its currency: "$80-120", "80 to 120 €"; not "Room 1 - $95" nor "$10 - 60 minutes". */
function isRange(tokens: readonly Token[], first: Sum, sep: number, second: Sum): boolean {
  if (second.amount <= first.amount) return false
  if (first.currency !== undefined && second.currency !== undefined) return first.currency === second.currency
  const isTight = isAttached(tokens[first.end]) && isAttached(tokens[sep])
  if (first.currency === undefined) return second.currency !== undefined && (isTight || !second.isBefore)
  return isTight || unitOf(tokens, second.end) !== undefined || !isCounted(tokens, second.end)
}

/** From a sum on: a second one after "to", units, "and up", "extra". */
function afterSum(
  tokens: readonly Token[],
  at: number,
): Pick<Extract<ValueContent, { kind: 'money' }>, 'unit' | 'bound' | 'isExtra'> & { end: number } {
  const told: ReturnType<typeof afterSum> = { end: at }
  for (let step = 0; step < 3; step++) {
    const per = told.unit === undefined ? unitOf(tokens, told.end) : undefined
    const more = told.isExtra ? undefined : extraAfterAt(tokens, told.end)
    const bound = told.bound ? undefined : boundAfter(tokens, told.end)
    if (per) Object.assign(told, per)
    else if (more) Object.assign(told, { isExtra: true, end: more.end })
    else if (bound) Object.assign(told, { bound: bound.value, end: bound.end })
    else break
  }
  return told
}

/** "每小时65美元", "per hour $65" */
function unitBefore(tokens: readonly Token[], at: number): { unit: string; end: number } | undefined {
  const per = perAt(tokens, at)
  const unit = per && unitAt(tokens, per.end)
  if (!unit) return undefined
  const isMarked = /^[-:|]$/.test(tokens[unit.end]?.text ?? '')
  return { unit: unit.value, end: isMarked ? unit.end + 1 : unit.end }
}

export const money: Parser = ({ tokens, locale }, at): Read | undefined => {
  const unit = unitBefore(tokens, at)
  const extra = extraAt(tokens, unit?.end ?? at)
  const start = extra?.end ?? unit?.end ?? at
  const isSign = currencyAt(tokens, start) !== undefined
  const between = isSign ? undefined : betweenAt(tokens, start)
  const lead = isSign ? undefined : leadAt(tokens, start)
  const bound = isSign || between ? undefined : boundAt(tokens, start)
  const first = sumAt(tokens, between?.end ?? bound?.end ?? lead?.end ?? start, locale)
  if (!first) return undefined
  const sep = between ? andAt(tokens, first.end) : rangeAt(tokens, first.end)
  const second = sep && sumAt(tokens, sep.end, locale)
  const upper = second && isRange(tokens, first, sep.end, second) ? second : undefined
  const currency = first.currency ?? upper?.currency
  if (currency === undefined || (lead && !bound && !upper)) return undefined
  const { end, ...after } = afterSum(tokens, (upper ?? first).end)
  const told = bound?.value ?? after.bound
  return {
    start: at,
    end,
    content: {
      kind: 'money',
      amount: first.amount,
      ...(upper && { to: upper.amount }),
      currency,
      ...(told && (!upper || told === 'about') && { bound: told }),
      ...((after.unit ?? unit) && { unit: after.unit ?? unit?.unit ?? '' }),
      ...((extra || after.isExtra) && { isExtra: true }),
    },
  }
}
