import { seldomness } from '../../text/wordVectors'
import type { Clause } from './clauses'
import type { Entry, Index } from './index'

/** What English says so often tells little of a business. */
const SELDOM = 0.6
const LITTLE = 0.15
export const isCommon = (stem: string): boolean => seldomness(stem) < SELDOM

/** The words of a sentence that tell something, with how much. */
export type Telling = Map<string, number>

/** The weight of those of some words that are meant. */
export const sumOf = (telling: Telling, is: (stem: string) => boolean = () => true): number =>
  [...telling].reduce((sum, [stem, weight]) => sum + (is(stem) ? weight : 0), 0)

/** `keepsCommon`: what anybody says tells a little too. */
export function tellingOf(
  clauses: readonly Clause[],
  index: Index,
  owned: ReadonlySet<string>,
  keepsCommon = false,
): Telling {
  const stems = clauses.flatMap((clause) => [...clause.stems]).filter((stem) => !/^\d/.test(stem) && !owned.has(stem))
  return tellingStems(
    stems.filter((stem) => keepsCommon || !isCommon(stem)),
    index,
  )
}

export const tellingStems = (stems: readonly string[], { weigh }: Index): Telling =>
  new Map(stems.map((stem) => [stem, weigh(stem) * (isCommon(stem) ? LITTLE : 1)]))

/** A statement with the share of some words that it and its headings carry. */
export type Carrier = { entry: Entry; share: number }

const MOST = 12

/** The statements that carry most of some words, best first. */
export function carriersOf(telling: Telling, { postings }: Index): Carrier[] {
  const sums = new Map<Entry, number>()
  for (const [stem, weight] of telling)
    for (const entry of postings.get(stem) ?? []) sums.set(entry, (sums.get(entry) ?? 0) + weight)
  const total = sumOf(telling)
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([entry, sum]) => ({ entry, share: sum / total }))
}
