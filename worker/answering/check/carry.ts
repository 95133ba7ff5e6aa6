import { wordsOf } from '../../text/words'
import type { Clause } from './clauses'
import common from './common.json'
import { type Entry, type Index, nearOf } from './index'

/** Stems of words that any receptionist says: they tell little. */
const COMMON = new Set(common.flatMap((word) => wordsOf(word).map(({ stem }) => stem)))
const LITTLE = 0.15
export const isCommon = (stem: string): boolean => COMMON.has(stem)

/** The words of a sentence that tell something, with how much. */
export type Telling = Map<string, number>

/** The weight of those of some words that are meant. */
export const sumOf = (telling: Telling, is: (stem: string) => boolean): number =>
  [...telling].reduce((sum, [stem, weight]) => sum + (is(stem) ? weight : 0), 0)

/** `keepsCommon`: what anybody says tells a little too. */
export function tellingOf(
  clauses: readonly Clause[],
  index: Index,
  owned: ReadonlySet<string>,
  keepsCommon = false,
): Telling {
  const stems = clauses.flatMap((clause) => [...clause.stems]).filter((stem) => !/^\d/.test(stem) && !owned.has(stem))
  const some = stems.filter((stem) => keepsCommon || !isCommon(stem))
  return new Map(some.map((stem) => [stem, index.weigh(stem) * (isCommon(stem) ? LITTLE : 1)]))
}

/** A statement that carries some words, as shares: `own` in itself and its headings, `near` with its neighbours. */
export type Carrier = { entry: Entry; own: number; near: number }

const MOST = 12
const NEIGHBOUR = 0.7

/** The statements that carry most of some words, best first. */
export function carriersOf(telling: Telling, index: Index): Carrier[] {
  const sums = new Map<Entry, number>()
  let total = 0
  for (const [stem, weight] of telling) {
    total += weight
    for (const entry of index.postings.get(stem) ?? []) sums.set(entry, (sums.get(entry) ?? 0) + weight)
  }
  const likeliest = [...sums].toSorted(([, a], [, b]) => b - a).slice(0, MOST)
  return likeliest
    .map(([entry, own]) => {
      const lent = [...telling].filter(
        ([stem]) => !entry.has(stem) && nearOf(entry, index).some((one) => one.own.has(stem)),
      )
      return { entry, own: own / total, near: lent.reduce((sum, [, weight]) => sum + weight * NEIGHBOUR, own) / total }
    })
    .toSorted((a, b) => b.near - a.near || b.own - a.own)
}
