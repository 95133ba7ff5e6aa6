import bounds from '../data/bounds.json'
import ranges from '../data/ranges.json'
import type { Bound } from '../value'
import { numberAt, type Quantity } from './numbers'
import { isMark } from './parser'
import { bookOf, listBook, type Phrase, phraseBook, phrasesOf } from './phrases'
import type { Token } from './tokens'

const BOUNDS: readonly Bound[] = ['from', 'upTo', 'about']
const isBound = (meaning: string): meaning is Bound => BOUNDS.some((bound) => bound === meaning)
const phrases = phrasesOf<string>(bounds)

/** "From", "up to", "about" before a value. */
export const boundAt = phraseBook(
  phrases.flatMap(([phrase, meaning]) => (isBound(meaning) ? [[phrase, meaning] as const] : [])),
)
const afterAt = phraseBook(
  phrases.flatMap(([phrase, meaning]) => {
    const bound = meaning.replace('after:', '')
    return bound !== meaning && isBound(bound) ? [[phrase, bound] as const] : []
  }),
)
export const leadAt = listBook(ranges.lead)
export const betweenAt = listBook(ranges.between)
export const rangeAt = listBook(ranges.to)
export const andAt = listBook(ranges.and)
export const rangeWordAt = bookOf({ lead: ranges.lead, between: ranges.between })

/** "And up", "or less", "起" after a value; "+" only where nothing is added: "18+", but "$80 + $20". */
export function boundAfter(tokens: readonly Token[], at: number): Phrase<Bound> | undefined {
  const found = afterAt(tokens, at)
  if (!found) return undefined
  const next = tokens[found.end]
  const adds = next?.kind === 'digits' || /^\p{Sc}$/u.test(next?.text ?? '')
  if (isMark(tokens[at], '+')) return tokens[at]?.gap === 0 && !adds ? found : undefined
  return adds || (tokens[at]?.text === 'plus' && next?.kind !== 'mark' && next !== undefined) ? undefined : found
}

export type Amounts = { from: Quantity; to?: Quantity; bound?: Bound; end: number }

/** A number or a range of two with what bounds it: "up to 30", "2 to 3", "between 5 and 10". */
export function amountsAt(tokens: readonly Token[], at: number): Amounts | undefined {
  const lead = rangeWordAt(tokens, at)
  const bound = boundAt(tokens, at)
  if (lead) {
    const range = pairAt(tokens, lead.end, lead.value === 'between')
    if (range?.to) return range
  }
  if (bound) {
    const pair = pairAt(tokens, bound.end, false)
    if (pair) return { ...pair, bound: bound.value }
  }
  return lead ? undefined : pairAt(tokens, at, false)
}

function pairAt(tokens: readonly Token[], at: number, isBetween: boolean): Amounts | undefined {
  const from = numberAt(tokens, at)
  if (!from) return undefined
  const sep = isBetween ? (andAt(tokens, from.end) ?? rangeAt(tokens, from.end)) : rangeAt(tokens, from.end)
  const to = sep && numberAt(tokens, sep.end)
  return to && to.amount > from.amount ? { from, to, end: to.end } : { from, end: from.end }
}

/** What a value takes from its amounts: the upper end, and a bound where it has only one. */
export const rangeOf = ({ to, bound }: Pick<Amounts, 'to' | 'bound'>): { to?: number; bound?: Bound } => ({
  ...(to && { to: to.amount }),
  ...(bound && (!to || bound === 'about') && { bound }),
})
