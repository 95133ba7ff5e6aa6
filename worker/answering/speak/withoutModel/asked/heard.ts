import type { Language } from '../../../../../contract/languages'
import { finderByLanguage, tokensOf } from '../../../../text/terms'
import { wordsOf } from '../../../../text/words'
import { spelledOut } from '../../../understand/spelledOut'

/** Ways to say something, by language. */
type Ways = Record<Language, readonly string[]>

const finders = new WeakMap<object, ReturnType<typeof finderByLanguage>>()

function finderOf(table: Record<string, Ways>) {
  const find = finders.get(table) ?? finderByLanguage(table)
  finders.set(table, find)
  return find
}

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
    for (const { list, from, to } of finderOf(table)(tokens, tongue)) {
      keys.add(list as Key)
      for (const { text } of wordsOf(said.slice(tokens[from]?.start, tokens[to - 1]?.end))) words.add(text)
    }
  }
  return { keys, words }
}
