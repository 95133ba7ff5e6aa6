import { stemmer } from 'stemmer'

const LATIN = /^[a-z]+$/
const cache = new Map<string, string>()
const CACHED = 20_000

/** Porter's stem of a folded word of Latin letters, as SQLite's `porter` tokenizer makes it; other words as they are. */
export function stem(word: string): string {
  if (word.length < 3 || !LATIN.test(word)) return word
  const known = cache.get(word)
  if (known !== undefined) return known
  const found = stemmer(word)
  if (cache.size >= CACHED) cache.clear()
  cache.set(word, found)
  return found
}
