import TABLE from './data/meanings.json'

/**
 * What English words mean, as directions learned from the company that they keep (`eval/train/vectors.mjs`): words that are said of the same
 * things point the same way. A table of stems, the common ones first, and for each of them so many characters of base 64, one a number.
 */
export type Meaning = Float32Array

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const NUMBERS = new Int8Array(128)
for (let at = 0; at < ALPHABET.length; at++) NUMBERS[ALPHABET.charCodeAt(at)] = at - 32

let places: Map<string, number> | undefined
const placeOf = (stem: string): number | undefined => {
  places ??= new Map(TABLE.stems.split(' ').map((known, at) => [known, at]))
  return places.get(stem)
}

const read = new Map<number, Meaning>()

/** The direction of a stem, of length 1; undefined for what is no common word of English. */
export function meaningOf(stem: string): Meaning | undefined {
  const at = placeOf(stem)
  if (at === undefined) return undefined
  const known = read.get(at)
  if (known) return known
  const { dimensions, vectors } = TABLE
  const meaning = new Float32Array(dimensions)
  for (let i = 0; i < dimensions; i++) meaning[i] = NUMBERS[vectors.charCodeAt(at * dimensions + i)] ?? 0
  unit(meaning)
  read.set(at, meaning)
  return meaning
}

/** How far two point the same way: 1 is the same, about 0.6 and more the same matter, 0 unrelated or not known. */
export function likeness(a: Meaning | undefined, b: Meaning | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** What several words mean together, each by its weight; undefined where none is known. https://openreview.net/forum?id=SyK00v5xx */
export function meaningOfAll(stems: Iterable<string>, weightOf: (stem: string) => number): Meaning | undefined {
  const all = new Float32Array(TABLE.dimensions)
  let isKnown = false
  for (const stem of stems) {
    const meaning = meaningOf(stem)
    const weight = weightOf(stem)
    if (!meaning || weight <= 0) continue
    isKnown = true
    for (let at = 0; at < all.length; at++) all[at] = (all[at] ?? 0) + weight * (meaning[at] ?? 0)
  }
  return isKnown ? unit(all) : undefined
}

/** How seldom a stem is said in English, whatever the business: 0 the commonest, 1 not in the table. */
export function seldomness(stem: string): number {
  const at = placeOf(stem)
  return at === undefined ? 1 : Math.log1p(at) / Math.log1p(places?.size ?? 1)
}

/** Of length 1, in place. */
function unit(vector: Meaning): Meaning {
  let squares = 0
  for (const value of vector) squares += value * value
  const length = Math.sqrt(squares) || 1
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}
