import { editDistance } from '../../text/editDistance'
import { stem } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { wordsOf } from '../../text/words'
import { findWordsFrom } from '../store/indexStore'

const MOST_WORDS = 24
const SHORTEST_MENDED = 4
/** Longer ones are typed by nobody, and take time by the square of their length. */
const LONGEST_MENDED = 30

/** The words of a question that can tell statements apart. */
export const askedWords = (text: string): string[] =>
  [...new Set(wordsOf(text).map(({ text: word }) => word))].filter((word) => !isStop(word)).slice(0, MOST_WORDS)

/** The site's words that a mistyped one may have meant: one that stands there in no form. */
export function mended(storage: DurableObjectStorage, version: number, word: string): string[] {
  if (word.length < SHORTEST_MENDED || word.length > LONGEST_MENDED || /\d/.test(word)) return []
  const limit = word.length >= 8 ? 2 : 1
  const near = findWordsFrom(storage, version, word.charAt(0))
    .filter(({ term }) => term.length >= SHORTEST_MENDED)
    .map(({ term, doc }) => ({ term, doc, edits: editDistance(word, term, limit) }))
    .filter(({ edits }) => edits <= limit)
    .sort((a, b) => a.edits - b.edits || b.doc - a.doc)
  // "Cleans" is no misspelling of "clean": their stems meet anyway.
  return near
    .filter(({ term }) => stem(term) !== stem(word))
    .slice(0, 2)
    .map(({ term }) => term)
}
