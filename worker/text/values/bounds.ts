import bounds from '../data/bounds.json'
import ranges from '../data/ranges.json'
import type { Bound } from '../value'
import { bookOf, listBooks, type Phrase } from './phrases'
import type { Tokens } from './reading'

/** "From", "up to", "about" before a value. */
export const boundAt = bookOf<Bound>(bounds.before)
const afterAt = bookOf<Bound>(bounds.after)
export const { lead: leadAt, between: betweenAt, to: toAt, and: andAt } = listBooks(ranges)

/** "And up", "or less", "起" after a value; "+" only where nothing is added: "18+", but "$80 + $20". */
export function boundAfter(tokens: Tokens, at: number): Phrase<Bound> | undefined {
  const found = afterAt(tokens, at)
  const next = found && tokens[found.end]
  if (next?.kind === 'digits' || isCurrencySign(next?.text)) return undefined
  return tokens[at]?.text === 'plus' && next && next.kind !== 'mark' ? undefined : found
}

export const isCurrencySign = (text = ''): boolean => /^\p{Sc}$/u.test(text)

type Find<T> = (tokens: Tokens, at: number) => T | undefined

/** What stands behind a word between two: the 3 of "2 to 3". */
export function secondAt<T extends { end: number }>(find: Find<T>, between: Find<{ end: number }> = toAt) {
  return (tokens: Tokens, at: number): (T & { start: number }) | undefined => {
    const sep = between(tokens, at)
    const second = sep && find(tokens, sep.end)
    return second && { ...second, start: sep.end }
  }
}

export type Range<T> = { first: T; upper?: T; bound?: Bound; end: number }

/** A value or a range of two with what bounds it: "up to 30", "2 to 3", "between $5 and $10". */
export function rangeOf<T extends { end: number }>(
  find: Find<T>,
  isRange: (first: T, upper: T & { start: number }, tokens: Tokens) => boolean,
): Find<Range<T>> {
  const pairAt = (tokens: Tokens, at: number, isBetween = false): Range<T> | undefined => {
    const first = find(tokens, at)
    if (!first) return undefined
    const upper = (isBetween && secondAt(find, andAt)(tokens, first.end)) || secondAt(find)(tokens, first.end)
    return upper && isRange(first, upper, tokens) ? { first, upper, end: upper.end } : { first, end: first.end }
  }
  return (tokens, at) => {
    // "CA$ 65" isn't about $65.
    const plain = pairAt(tokens, at)
    if (plain) return plain
    const between = betweenAt(tokens, at)
    const lead = between ?? leadAt(tokens, at)
    const range = lead && pairAt(tokens, lead.end, between !== undefined)
    if (range?.upper) return range
    const bound = boundAt(tokens, at)
    const bounded = bound && pairAt(tokens, bound.end)
    return bounded && { ...bounded, bound: bound.value }
  }
}

/** The bound that a value has: of a range only "about". */
export const boundOf = (bound: Bound | undefined, to: number | undefined): Bound | undefined =>
  to === undefined || bound === 'about' ? bound : undefined
