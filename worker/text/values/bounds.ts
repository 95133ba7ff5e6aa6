import bounds from '../data/bounds.json'
import ranges from '../data/ranges.json'
import type { Bound } from '../value'
import type { Lexemes } from './parser'
import { bookOf, listBooks, type Phrase } from './phrases'

/** "From", "up to", "about" before a value. */
export const boundAt = bookOf<Bound>(bounds.before)
const afterAt = bookOf<Bound>(bounds.after)
export const { lead: leadAt, between: betweenAt, to: toAt, and: andAt } = listBooks(ranges)

/** "And up", "or less", "起" after a value; "+" only where nothing is added: "18+", but "$80 + $20". */
export function boundAfter(lexemes: Lexemes, at: number): Phrase<Bound> | undefined {
  const found = afterAt(lexemes, at)
  const next = found && lexemes[found.end]
  if (next?.kind === 'digits' || isCurrencySign(next?.text)) return undefined
  return lexemes[at]?.text === 'plus' && next && next.kind !== 'mark' ? undefined : found
}

export const isCurrencySign = (text = ''): boolean => /^\p{Sc}$/u.test(text)

type Find<T> = (lexemes: Lexemes, at: number) => T | undefined

/** What stands behind a word between two: the 3 of "2 to 3". */
export function secondAt<T extends { end: number }>(find: Find<T>, between: Find<{ end: number }> = toAt) {
  return (lexemes: Lexemes, at: number): (T & { start: number }) | undefined => {
    const sep = between(lexemes, at)
    const second = sep && find(lexemes, sep.end)
    return second && { ...second, start: sep.end }
  }
}

export type AmountRange<T> = { first: T; upper?: T; bound?: Bound; end: number }

/** A value or a range of two with what bounds it: "up to 30", "2 to 3", "between $5 and $10". */
export function rangeOf<T extends { end: number }>(
  find: Find<T>,
  isRange: (first: T, upper: T & { start: number }, lexemes: Lexemes) => boolean,
): Find<AmountRange<T>> {
  const pairAt = (lexemes: Lexemes, at: number, isBetween = false): AmountRange<T> | undefined => {
    const first = find(lexemes, at)
    if (!first) return undefined
    const upper = (isBetween && secondAt(find, andAt)(lexemes, first.end)) || secondAt(find)(lexemes, first.end)
    return upper && isRange(first, upper, lexemes) ? { first, upper, end: upper.end } : { first, end: first.end }
  }
  return (lexemes, at) => {
    // As a whole first: "CA$ 65" are Canadian dollars, not "ca." $65.
    const plain = pairAt(lexemes, at)
    if (plain) return plain
    const between = betweenAt(lexemes, at)
    const lead = between ?? leadAt(lexemes, at)
    const range = lead && pairAt(lexemes, lead.end, between !== undefined)
    if (range?.upper) return range
    const bound = boundAt(lexemes, at)
    const bounded = bound && pairAt(lexemes, bound.end)
    return bounded && { ...bounded, bound: bound.value }
  }
}
