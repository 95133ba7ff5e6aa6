import { wordsOf } from '../../text/words'
import SYNONYMS from './synonyms.json'

/** By stem, the stems of what visitors and businesses of ten languages call the same thing. */
const alike = new Map<string, Set<string>>()
for (const group of Object.values(SYNONYMS)) {
  const stems = Object.values(group).flatMap((words) => wordsOf(words).map(({ stem }) => stem))
  for (const stem of stems) alike.set(stem, new Set([...(alike.get(stem) ?? []), ...stems]))
}

/** Other words for a word: "kid" for "children", "aparcar" for "parking". */
export const synonymsOf = (stem: string): ReadonlySet<string> => alike.get(stem) ?? NONE
const NONE: ReadonlySet<string> = new Set()
