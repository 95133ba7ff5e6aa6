import currencies from '../data/currencies.json'
import words from '../data/money.json'
import type { Bound, Locale } from '../value'
import { andAt, betweenAt, boundAfter, boundAt, leadAt, rangeAt } from './bounds'
import { numberAt } from './numbers'
import { isAttached, type Parser, type Read } from './parser'
import { bookOf, listBook, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

type Sum = { amount: number; currency: string | undefined; end: number }

const ownFamily = phrasesOf<string>(currencies.own)
const currencyAt = phraseBook<{ code?: string; family?: string }>([
  ...Object.entries(currencies.symbols).flatMap(([code, symbols]) =>
    symbols.map((symbol) => [symbol, { code }] as const),
  ),
  ...currencies.codes.map((code) => [code, { code }] as const),
  ...phrasesOf(currencies.words).map(([phrase, code]) => [phrase, { code }] as const),
  ...ownFamily.map(([phrase, family]) => [phrase, { family }] as const),
])
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
      ? { amount, currency: stated, end: code.end }
      : { amount, currency: before, end }
  }
  const dash = isAttached(tokens[end]) && tokens[end]?.text === '-' ? end + 1 : end
  const after = currencyAt(tokens, dash)
  const currency = after && codeOf(after.value, locale)
  if (after && currency) return { amount, currency, end: after.end }
  const cents = centsAt(tokens, end)
  if (cents) return { amount: amount / 100, currency: locale.currency, end: cents.end }
  return { amount, currency: undefined, end }
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

export const money: Parser = ({ tokens, locale }, at): Read | undefined => {
  let start = at
  const extra = extraAt(tokens, start)
  if (extra) start = extra.end
  const between = betweenAt(tokens, start)
  const lead = leadAt(tokens, start)
  const bound = between ? undefined : boundAt(tokens, start)
  const first = sumAt(tokens, between?.end ?? bound?.end ?? lead?.end ?? start, locale)
  if (!first) return undefined
  const sep = between ? andAt(tokens, first.end) : rangeAt(tokens, first.end)
  const second = sep && sumAt(tokens, sep.end, locale)
  const isRange =
    second !== undefined && second.amount > first.amount && (second.currency ?? first.currency) !== undefined
  const currency = first.currency ?? (isRange ? second.currency : undefined)
  if (currency === undefined || (lead && !bound && !isRange)) return undefined
  if (isRange && second.currency !== undefined && second.currency !== currency) return undefined
  let end = isRange ? second.end : first.end
  let isExtra = extra !== undefined
  let told: Bound | undefined = bound?.value
  let unit: string | undefined
  for (let step = 0; step < 3; step++) {
    const per = unit === undefined ? unitOf(tokens, end) : undefined
    const more = extraAfterAt(tokens, end)
    const after = boundAfter(tokens, end)
    if (per) [unit, end] = [per.unit, per.end]
    else if (more && !isExtra) [isExtra, end] = [true, more.end]
    else if (after && !told) [told, end] = [after.value, after.end]
    else break
  }
  return {
    start: at,
    end,
    content: {
      kind: 'money',
      amount: first.amount,
      ...(isRange && { to: second.amount }),
      currency,
      ...(told && (!isRange || told === 'about') && { bound: told }),
      ...(unit && { unit }),
      ...(isExtra && { isExtra }),
    },
  }
}
