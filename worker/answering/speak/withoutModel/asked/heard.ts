import type { Language } from '../../../../../contract/languages'
import { termFinder, tokensOf } from '../../../../text/terms'
import { wordsOf } from '../../../../text/words'
import { spelledOut } from '../../../understand/spelledOut'

/** Ways to say something, by language: each is met where it begins a word, a short one as a whole word. */
export type Ways = Record<Language, readonly string[]>

const PREFIX_FROM = 5
const finders = new WeakMap<object, Partial<Record<Language, ReturnType<typeof termFinder>>>>()

function finderOf(table: Record<string, Ways>, language: Language) {
  const known = finders.get(table) ?? {}
  finders.set(table, known)
  known[language] ??= termFinder(
    Object.fromEntries(
      Object.entries(table).map(([key, ways]) => [
        key,
        ways[language].map((way) => (way.length < PREFIX_FROM ? way : `${way}*`)),
      ]),
    ),
  )
  return known[language]
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
    for (const { list, from, to } of finderOf(table, tongue)(tokens)) {
      keys.add(list as Key)
      for (const { text } of wordsOf(said.slice(tokens[from]?.start, tokens[to - 1]?.end))) words.add(text)
    }
  }
  return { keys, words }
}
