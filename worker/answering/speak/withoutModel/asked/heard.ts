import type { Language } from '../../../../../contract/languages'
import { termFinder, tokensOf } from '../../../../text/terms'
import { wordsOf } from '../../../../text/words'
import { spelledOut } from '../../../understand/spelledOut'

/** Ways to say something, by language: each is met where it begins a word, a short one as a whole word. */
export type Ways = Record<Language, readonly string[]>

const PREFIX_FROM = 5
const finders = new WeakMap<readonly string[], ReturnType<typeof termFinder>>()

function finderOf(ways: readonly string[]) {
  const known = finders.get(ways)
  const finder = known ?? termFinder({ way: ways.map((way) => (way.length < PREFIX_FROM ? way : `${way}*`)) })
  if (!known) finders.set(ways, finder)
  return finder
}

/** For what the business says: its site may be written in another language than the visitor's. */
export const inAnyLanguage = (ways: Ways): Ways => ({ ...ways, en: Object.values(ways).flat() })

/** Which of a table's entries a message says, in its own language or in English, and the folded words that say so. */
export function heardIn<Key extends string>(
  text: string,
  language: Language,
  table: Record<Key, Ways>,
): { keys: Set<Key>; words: Set<string> } {
  const keys = new Set<Key>()
  const words = new Set<string>()
  for (const tongue of new Set<Language>([language, 'en'])) {
    const said = tongue === 'en' ? spelledOut(text) : text
    const tokens = tokensOf(said)
    for (const [key, ways] of Object.entries(table) as [Key, Ways][])
      for (const { from, to } of finderOf(ways[tongue])(tokens)) {
        keys.add(key)
        for (const { text } of wordsOf(said.slice(tokens[from]?.start, tokens[to - 1]?.end))) words.add(text)
      }
  }
  return { keys, words }
}
