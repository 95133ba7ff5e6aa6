import type { Language } from '../../../../../contract/languages'
import { fold } from '../../../../text/fold'

/** Ways to say something, by language, folded: each is met where it begins a word, a short one as a whole word. */
export type Ways = Record<Language, readonly string[]>

const PREFIX_FROM = 5

/** Which of a table's entries a message says, in its own language or in English, and the folded words that say so. */
export function heardIn<Key extends string>(
  text: string,
  language: Language,
  table: Record<Key, Ways>,
): { keys: Set<Key>; words: Set<string> } {
  const said = plain(text)
  const keys = new Set<Key>()
  const words = new Set<string>()
  for (const [key, ways] of Object.entries(table) as [Key, Ways][])
    for (const tongue of new Set<Language>([language, 'en']))
      for (const way of ways[tongue]) {
        const found = wordsAt(said, way, tongue)
        if (!found) continue
        keys.add(key)
        for (const word of found) words.add(word)
      }
  return { keys, words }
}

export const says = (text: string, language: Language, ways: Ways): boolean =>
  heardIn(text, language, { it: ways }).keys.size > 0

const plain = (text: string): string => ` ${fold(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `

function wordsAt(said: string, way: string, language: Language): string[] | undefined {
  const at = said.indexOf(language === 'zh' ? way : way.length < PREFIX_FROM ? ` ${way} ` : ` ${way}`)
  if (at < 0) return undefined
  const end = said.indexOf(' ', at + way.length + 1)
  return said
    .slice(at, end < 0 ? undefined : end)
    .trim()
    .split(' ')
}
