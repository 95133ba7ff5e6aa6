import { wordsOf } from '../../text/words'
import type { Clause } from './clauses'
import common from './common.json'
import type { Entry, Index } from './index'

/** Stems of words that any receptionist says: they are carried wherever they stand. */
const COMMON = new Set(common.flatMap((word) => wordsOf(word).map(({ stem }) => stem)))

/** The words of a sentence that tell something, with how much. */
export type Telling = Map<string, number>

export function tellingOf(clauses: readonly Clause[], index: Index, isOwn: (stem: string) => boolean): Telling {
  const telling: Telling = new Map()
  for (const { stems } of clauses)
    for (const stem of stems)
      if (!COMMON.has(stem) && !/^\d/.test(stem) && !isOwn(stem)) telling.set(stem, index.weigh(stem))
  return telling
}

/** How much of a sentence's telling words the business says at all, and how much the best statement with its neighbours. */
export type Carried = {
  everywhere: number
  best: number
  entry: Entry | undefined
  /** The weight of telling words that are unknown to the business. */
  strange: number
  total: number
}

export function carriedBy(telling: Telling, index: Index, likely: readonly Entry[]): Carried {
  let total = 0
  let known = 0
  for (const [stem, weight] of telling) {
    total += weight
    if (index.isKnown(stem)) known += weight
  }
  let best = 0
  let entry: Entry | undefined
  for (const one of likely) {
    const share = total === 0 ? 1 : shareIn(telling, one, index.beside(one)) / total
    if (!entry || share > best) {
      best = share
      entry = one
    }
  }
  return { everywhere: total === 0 ? 1 : known / total, best: total === 0 ? 1 : best, entry, strange: total - known, total }
}

const NEIGHBOUR = 0.7

function shareIn(telling: Telling, { own, above }: Entry, beside: readonly Entry[]): number {
  let sum = 0
  for (const [stem, weight] of telling) {
    if (own.has(stem) || above.has(stem)) sum += weight
    else if (beside.some((one) => one.own.has(stem))) sum += weight * NEIGHBOUR
  }
  return sum
}
