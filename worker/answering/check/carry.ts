import { synonymsOf } from '../../knowledge'
import { meaningsIn } from '../../text/abroad/meaningsIn'
import { seldomness } from '../../text/wordVectors'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import type { EvidenceEntry, EvidenceIndex } from './index'

/** A word below this seldomness is common English, such as "make", and weighs a fraction of the others. */
const SELDOM = 0.6
const LITTLE = 0.15
export const isCommon = (stem: string): boolean => seldomness(stem) < SELDOM

/** The stems of a sentence that say something, with their weights: "We repair gutters." → repair 2.1, gutter 4.7. */
export type StemWeights = Map<string, number>

/** The weights in all, or of the stems that `is` picks. */
export const sumOf = (telling: StemWeights, is: (stem: string) => boolean = () => true): number =>
  [...telling].reduce((sum, [stem, weight]) => sum + (is(stem) ? weight : 0), 0)

/** The weighted stems of some clauses, without numbers and `owned` (the business's name); common words only with `keepsCommon`. */
export function tellingOf(
  clauses: readonly Clause[],
  index: EvidenceIndex,
  owned: ReadonlySet<string>,
  keepsCommon = false,
): StemWeights {
  const stems = clauses.flatMap((clause) => [...clause.stems]).filter((stem) => !/^\d/.test(stem) && !owned.has(stem))
  return weighed(
    stems.filter((stem) => keepsCommon || !isCommon(stem)),
    index,
  )
}

export const weighed = (stems: readonly string[], { weigh }: EvidenceIndex): StemWeights =>
  new Map(stems.map((stem) => [stem, weigh(stem) * (isCommon(stem) ? LITTLE : 1)]))

/** A statement, and which share of a sentence's weight it says, by itself or in its headings. */
export type Carrier = { entry: EvidenceEntry; share: number }

/**
 * The business's own words for those of a sentence in another language: what they mean, the same matter's, or those that look alike
 * ("anestesia", "anesthesia").
 */
export function abroadOf(
  telling: StemWeights,
  { said, language, index: { postings, weigh } }: Pick<SentenceContext, 'said' | 'language' | 'index'>,
): StemWeights {
  const known = [...postings.keys()]
  const meant = [...meaningsIn(said, language).values()].flat()
  const own = [...telling.keys()].flatMap((stem) => [
    ...[...synonymsOf(stem)].filter((one) => postings.has(one)),
    ...known.filter((one) => looksLike(stem, one)),
  ])
  return new Map([...own, ...meant.filter((one) => postings.has(one))].map((stem) => [stem, weigh(stem)]))
}

const SHORTEST = 4
const looksLike = (one: string, other: string): boolean => {
  const alike = Math.max(SHORTEST, Math.ceil(Math.min(one.length, other.length) / 2))
  return one.length >= alike && one.slice(0, alike) === other.slice(0, alike)
}

const MOST = 12

/** The few statements that say most of a sentence together: each the one that says most of what those before it leave. */
export function coverOf(telling: StemWeights, index: EvidenceIndex): EvidenceEntry[] {
  const cover: EvidenceEntry[] = []
  for (let left = telling; left.size > 0 && cover.length < FEW; ) {
    const entry = carriersOf(left, index)[0]?.entry
    if (!entry) break
    cover.push(entry)
    left = new Map([...left].filter(([stem]) => !entry.has(stem)))
  }
  return cover
}
const FEW = 4

/** All statements with a word of it that only few have: of "we can't fire his bowls" each that speaks of firing. */
export const rareIn = (telling: StemWeights, { postings }: EvidenceIndex): EvidenceEntry[] =>
  [...telling.keys()]
    // What the page's title says stands above all that is on it.
    .map((stem) => (postings.get(stem) ?? []).filter(({ own }) => own.has(stem)))
    .flatMap((some) => (some.length <= FEW ? some : []))

/** The statements that say most of a sentence, best first. */
export function carriersOf(telling: StemWeights, { postings }: EvidenceIndex): Carrier[] {
  const sums = new Map<EvidenceEntry, number>()
  for (const [stem, weight] of telling)
    for (const entry of postings.get(stem) ?? []) sums.set(entry, (sums.get(entry) ?? 0) + weight)
  const total = sumOf(telling)
  return [...sums]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, MOST)
    .map(([entry, sum]) => ({ entry, share: sum / total }))
}
