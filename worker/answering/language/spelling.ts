import { isLexiconWord, lexiconWords } from './lexicon'
import { isCommonWord } from './wordClasses'

/** Edits between two words, where swapping two neighbours is one; stops counting above `limit`. */
export const editDistance = (a: string, b: string, limit: number): number => {
  if (Math.abs(a.length - b.length) > limit) return limit + 1
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= b.length; column++) {
      const cost = a[row - 1] === b[column - 1] ? 0 : 1
      let edits = Math.min((above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + cost)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) edits = Math.min(edits, (before[column - 2] ?? 0) + 1)
      current.push(edits)
      least = Math.min(least, edits)
    }
    if (least > limit) return limit + 1
    before = above
    above = current
  }
  return above[b.length] ?? limit + 1
}

/** Everyday words that the mending must know, lest it turn them into a business's own. */
const ALSO_SAID =
  'what your open hours price prices cost costs much address email phone number where when located location directions weekend weekends appointment appointments insurance estimate estimates available schedule booking emergency tomorrow'.split(
    ' ',
  )

const isSwapped = (a: string, b: string): boolean => [...a].sort().join('') === [...b].sort().join('')

const nearest = (word: string, candidates: Iterable<string>, most: number): string | undefined => {
  const limit = word.length >= 8 ? most : 1
  let best: string | undefined
  let least = limit + 1
  for (const candidate of candidates) {
    if (candidate.length < 4 || candidate[0] !== word[0]) continue
    if (word.length === 4 && candidate.length <= 4 && !isSwapped(word, candidate)) continue
    const edits = editDistance(word, candidate, Math.min(limit, least))
    if (edits < least) {
      best = candidate
      least = edits
    }
  }
  return best
}

const isKnown = (word: string, vocabulary: ReadonlySet<string>): boolean =>
  word.length < 4 || /\d/.test(word) || vocabulary.has(word) || isLexiconWord(word) || isCommonWord(word)

/** "minisplit" where the business writes "mini split". */
const parted = (word: string, vocabulary: ReadonlySet<string>): string[] | undefined => {
  for (let at = 4; at <= word.length - 4; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (vocabulary.has(first) && (vocabulary.has(second) || vocabulary.has(`${second}s`))) return [first, second]
  }
  return undefined
}

/** Mends what was mistyped, by the business's own words first; a word that is known anywhere stays as it is. */
export const mend = (typed: string[], vocabulary: ReadonlySet<string>): string[] =>
  typed.flatMap((word, at) => {
    const joined = word + (typed[at + 1] ?? '')
    if (word.length > 2 && joined.length > 6 && !vocabulary.has(word) && vocabulary.has(joined)) return [joined, word]
    if (isKnown(word, vocabulary)) return [word]
    const near = nearest(word, vocabulary, 2) ?? nearest(word, ALSO_SAID, 2)
    return near === undefined
      ? (parted(word, vocabulary) ?? [nearest(word, lexiconWords(word.charAt(0)), 1) ?? word])
      : [near]
  })
