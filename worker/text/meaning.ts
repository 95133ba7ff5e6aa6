import TABLE from './data/meanings.json'

/**
 * What English words mean, as directions learned from the company that they keep (`eval/train/vectors.mjs`): words that are said of the same
 * things point the same way. A table of stems, the common ones first, and for each of them so many characters of base 64, one a number.
 */
export type Meaning = Float32Array

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const NUMBERS = new Int8Array(128)
for (let at = 0; at < ALPHABET.length; at++) NUMBERS[ALPHABET.charCodeAt(at)] = at - 32

type Table = { stems: string[]; places: Map<string, number>; numbers: Int8Array; lengths: Float32Array }
let table: Table | undefined

/** Read once for as long as the process lives. */
function read(): Table {
  if (table) return table
  const { dimensions, vectors } = TABLE
  const stems = TABLE.stems.split(' ')
  const numbers = new Int8Array(vectors.length)
  const lengths = new Float32Array(stems.length)
  for (let row = 0, at = 0; row < stems.length; row++) {
    let squares = 0
    for (const end = at + dimensions; at < end; at++) {
      const number = NUMBERS[vectors.charCodeAt(at)] ?? 0
      numbers[at] = number
      squares += number * number
    }
    lengths[row] = Math.sqrt(squares)
  }
  table = { stems, places: new Map(stems.map((stem, at) => [stem, at])), numbers, lengths }
  return table
}

/** The direction of a stem, of length 1; undefined for what is no common word of English. */
export function meaningOf(stem: string): Meaning | undefined {
  const { places, numbers } = read()
  const at = places.get(stem)
  return at === undefined ? undefined : unit(Float32Array.from(rowOf(numbers, at)))
}

const rowOf = (numbers: Int8Array, at: number): Int8Array =>
  numbers.subarray(at * TABLE.dimensions, (at + 1) * TABLE.dimensions)

const near = new Map<string, ReadonlyMap<string, number>>()
const MOST_KEPT = 5_000
/** From so like on two words are of the same matter. */
export const SAME_MATTER = 0.6

/** The stems of the same matter as a stem, by how like they are: found once, since visitors ask in the same words. */
export function nearTo(stem: string): ReadonlyMap<string, number> {
  const known = near.get(stem)
  if (known) return known
  const { stems, places, numbers, lengths } = read()
  const place = places.get(stem)
  const found = new Map<string, number>()
  if (place === undefined) return found
  const own = rowOf(numbers, place)
  for (let row = 0, at = 0; row < stems.length; row++) {
    let sum = 0
    for (let i = 0; i < own.length; i++, at++) sum += (own[i] ?? 0) * (numbers[at] ?? 0)
    const like = sum / ((lengths[place] ?? 1) * (lengths[row] ?? 1))
    const other = stems[row]
    if (like >= SAME_MATTER && row !== place && other !== undefined) found.set(other, like)
  }
  if (near.size >= MOST_KEPT) near.clear()
  near.set(stem, found)
  return found
}

/** How far two point the same way: 1 is the same, about 0.6 and more the same matter, 0 unrelated or not known. */
export function likeness(a: Meaning | undefined, b: Meaning | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** How seldom a stem is said in English, whatever the business: 0 the commonest, 1 not in the table. */
export function seldomness(stem: string): number {
  const { places } = read()
  const at = places.get(stem)
  return at === undefined ? 1 : Math.log1p(at) / Math.log1p(places.size)
}

/** Of length 1, in place. */
function unit(vector: Meaning): Meaning {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}
