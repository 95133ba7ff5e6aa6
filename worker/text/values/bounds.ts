import bounds from '../data/bounds.json'
import ranges from '../data/ranges.json'
import type { Bound } from '../value'
import { numberAt, type Quantity } from './numbers'
import { bookOf, listBooks, type Phrase } from './phrases'
import { isMark, type Tokens } from './reading'

/** "From", "up to", "about" before a value. */
export const boundAt = bookOf<Bound>(bounds.before)
const afterAt = bookOf<Bound>(bounds.after)
export const { lead: leadAt, between: betweenAt, to: rangeAt, and: andAt } = listBooks(ranges)

/** "And up", "or less", "起" after a value; "+" only where nothing is added: "18+", but "$80 + $20". */
export function boundAfter(tokens: Tokens, at: number): Phrase<Bound> | undefined {
  const found = afterAt(tokens, at)
  const next = found && tokens[found.end]
  if (next?.kind === 'digits' || isCurrencySign(next?.text)) return undefined
  if (isMark(tokens[at], '+')) return tokens[at]?.gap === 0 ? found : undefined
  return tokens[at]?.text === 'plus' && next && next.kind !== 'mark' ? undefined : found
}

export const isCurrencySign = (text = ''): boolean => /^\p{Sc}$/u.test(text)

/** The upper end of a range, from where the lower one ends: of "2 to 3" and, with `andAt`, of "between 5 and 10". */
export function upperAt<T extends { end: number }>(
  find: (tokens: Tokens, at: number) => T | undefined,
  sepAt: (tokens: Tokens, at: number) => { end: number } | undefined = rangeAt,
) {
  return (tokens: Tokens, at: number): (T & { start: number }) | undefined => {
    const sep = sepAt(tokens, at)
    const upper = sep && find(tokens, sep.end)
    return upper && { ...upper, start: sep.end }
  }
}

export type Amounts = { first: Quantity; amount: number; to?: number; bound?: Bound; end: number }

/** A number or a range of two with what bounds it: "up to 30", "2 to 3", "between 5 and 10". */
export function amountsAt(tokens: Tokens, at: number): Amounts | undefined {
  const between = betweenAt(tokens, at)
  const lead = between ?? leadAt(tokens, at)
  const range = lead && pairAt(tokens, lead.end, between !== undefined)
  if (range?.to !== undefined) return range
  const bound = boundAt(tokens, at)
  const bounded = bound && pairAt(tokens, bound.end)
  if (bounded) return { ...bounded, bound: bound.value }
  return lead ? undefined : pairAt(tokens, at)
}

function pairAt(tokens: Tokens, at: number, isBetween = false): Amounts | undefined {
  const first = numberAt(tokens, at)
  if (!first) return undefined
  const { amount, end } = first
  const upper = (isBetween && upperAt(numberAt, andAt)(tokens, end)) || upperAt(numberAt)(tokens, end)
  return upper && upper.amount > amount ? { first, amount, to: upper.amount, end: upper.end } : { first, amount, end }
}

/** The bound that a value has: of a range only "about". */
export const boundOf = (bound: Bound | undefined, to: number | undefined): Bound | undefined =>
  to === undefined || bound === 'about' ? bound : undefined
