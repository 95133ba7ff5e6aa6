import { wordsOf } from '../../text/words'
import type { Clause } from './clauses'
import common from './common.json'
import type { Entry, Index } from './index'

/** Stems of words that any receptionist says: they tell little. */
const COMMON = new Set(common.flatMap((word) => wordsOf(word).map(({ stem }) => stem)))
const LITTLE = 0.15

/** The words of a sentence that tell something, with how much. */
export type Telling = Map<string, number>

/** `keepsCommon`: what anybody says tells a little too. */
export function tellingOf(
  clauses: readonly Clause[],
  index: Index,
  owned: ReadonlySet<string>,
  keepsCommon = false,
): Telling {
  const telling: Telling = new Map()
  for (const { stems } of clauses)
    for (const stem of stems) {
      if (/^\d/.test(stem) || owned.has(stem)) continue
      const isCommon = COMMON.has(stem)
      if (!isCommon || keepsCommon) telling.set(stem, index.weigh(stem) * (isCommon ? LITTLE : 1))
    }
  return telling
}

export const isCommon = (stem: string): boolean => COMMON.has(stem)

/** The statements that carry most of some words, best first, as shares: `own` in the statement and its headings, `near` with its neighbours. */
export type Carrier = { entry: Entry; own: number; near: number }

const MOST = 12
const NEIGHBOUR = 0.7

export function carriersOf(telling: Telling, index: Index): Carrier[] {
  const sums = new Map<Entry, number>()
  let total = 0
  for (const [stem, weight] of telling) {
    total += weight
    for (const entry of index.postings.get(stem) ?? []) sums.set(entry, (sums.get(entry) ?? 0) + weight)
  }
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([entry, sum]) => ({ entry, own: sum / total, near: (sum + lent(telling, entry, index)) / total }))
    .toSorted((a, b) => b.near - a.near || b.own - a.own)
}

/** What the neighbours of a statement carry that it doesn't itself. */
function lent(telling: Telling, entry: Entry, { beside }: Index): number {
  const near = beside.get(entry) ?? []
  let sum = 0
  for (const [stem, weight] of telling)
    if (!entry.own.has(stem) && !entry.above.has(stem) && near.some(({ own }) => own.has(stem)))
      sum += weight * NEIGHBOUR
  return sum
}

/** The share of some words that the business says anywhere. */
export function everywhereOf(telling: Telling, { isKnown }: Index): number {
  let total = 0
  let known = 0
  for (const [stem, weight] of telling) {
    total += weight
    if (isKnown(stem)) known += weight
  }
  return total === 0 ? 1 : known / total
}
