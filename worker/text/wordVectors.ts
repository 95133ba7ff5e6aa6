import TABLE from './data/meanings.json'

/**
 * Where stems stand among English words: those that are said of the same things point the same way. Learned by `eval/train/vectors.mjs`,
 * which writes the stems, the commonest first, and for each of them `DIMENSIONS` characters of base 64, a number each.
 */
type WordVector = Float32Array

const DIMENSIONS = TABLE.dimensions
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Every vector of length 1, one after the other; `ranks`: which is a stem's. */
type Vectors = { ranks: Map<string, number>; numbers: Float32Array }
let read: Vectors | undefined
let common: Map<string, number> | undefined

/** Read apart from the vectors, which take longer. */
function ranksOf(): Map<string, number> {
  common ??= new Map(TABLE.stems.split(' ').map((stem, rank) => [stem, rank]))
  return common
}

/** Whether it is the stem of a common English word, of a loan word that English took, or of a name that is often said. */
export const isEnglishStem = (stem: string): boolean => ranksOf().has(stem)

/** Whether it is one of so many stems that are the commonest in English. */
export const isCommonStem = (stem: string, most: number): boolean => (ranksOf().get(stem) ?? most) < most

/** Read once for as long as the process lives. */
function vectors(): Vectors {
  if (read) return read
  const numberOf = new Int8Array(128)
  for (let at = 0; at < ALPHABET.length; at++) numberOf[ALPHABET.charCodeAt(at)] = at - ALPHABET.length / 2
  const ranks = ranksOf()
  const numbers = new Float32Array(ranks.size * DIMENSIONS)
  for (let at = 0; at < numbers.length; at++) numbers[at] = numberOf[TABLE.vectors.charCodeAt(at)] ?? 0
  for (let start = 0; start < numbers.length; start += DIMENSIONS) {
    const vector = numbers.subarray(start, start + DIMENSIONS)
    const length = Math.sqrt(dot(vector, vector, 0)) || 1
    for (let at = 0; at < DIMENSIONS; at++) vector[at] = (vector[at] ?? 0) / length
  }
  read = { ranks, numbers }
  return read
}

function dot(a: WordVector, b: Float32Array, start: number): number {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at++) sum += (a[at] ?? 0) * (b[start + at] ?? 0)
  return sum
}

/** The direction of a stem; undefined for what is no common word of English. */
export function wordVectorOf(stem: string): WordVector | undefined {
  const { ranks, numbers } = vectors()
  const rank = ranks.get(stem)
  return rank === undefined ? undefined : numbers.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS)
}

/** How far two point the same way: 1 is the same, about 0.6 and more the same matter, 0 unrelated or not known. */
export const likeness = (a: WordVector | undefined, b: WordVector | undefined): number => (a && b ? dot(a, b, 0) : 0)

/** From so like on two words are of the same matter. */
export const SAME_MATTER = 0.6
const MOST_KEPT = 5_000
const near = new Map<string, ReadonlyMap<string, number>>()

/** Other stems of the same matter, by how like they are: found once, since visitors ask in the same words. */
export function nearTo(stem: string): ReadonlyMap<string, number> {
  const kept = near.get(stem)
  const own = wordVectorOf(stem)
  if (kept || !own) return kept ?? new Map()
  const { ranks, numbers } = vectors()
  const found = new Map<string, number>()
  for (const [other, rank] of ranks) {
    const like = dot(own, numbers, rank * DIMENSIONS)
    if (like >= SAME_MATTER && other !== stem) found.set(other, like)
  }
  if (near.size >= MOST_KEPT) near.clear()
  near.set(stem, found)
  return found
}

/** How seldom a stem is said in English, whatever the business: 0 the commonest, 1 not in the table. */
export function seldomness(stem: string): number {
  const { ranks } = vectors()
  const rank = ranks.get(stem)
  return rank === undefined ? 1 : Math.log1p(rank) / Math.log1p(ranks.size)
}
