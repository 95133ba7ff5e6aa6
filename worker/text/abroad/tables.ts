import type { Language } from '../../../contract/languages'
import ar from '../data/abroad/ar.json'
import de from '../data/abroad/de.json'
import es from '../data/abroad/es.json'
import fr from '../data/abroad/fr.json'
import it from '../data/abroad/it.json'
import pl from '../data/abroad/pl.json'
import pt from '../data/abroad/pt.json'
import vi from '../data/abroad/vi.json'
import zh from '../data/abroad/zh.json'
import { rootOf } from './rootOf'

/** Made by `eval/train/abroad.mjs`: English stems, a colon, and the words and phrases that mean them. */
const WRITTEN: Record<Exclude<Language, 'en'>, { words: string }> = { ar, de, es, fr, it, pl, pt, vi, zh }
/** It is a word that says nothing by itself, such as "there". */
const NOTHING = '-'

/** `words`: English stems by a word or phrase as it is written, `roots`: by what the forms of its words have in common. */
export type AbroadTable = {
  words: ReadonlyMap<string, readonly string[]>
  roots: ReadonlyMap<string, readonly string[]>
  /** How many words the longest phrase has. */
  longest: number
}
const read = new Map<Language, AbroadTable>()

/** A table as its file keeps it, for who needs only its words. */
export const writtenIn = (language: Exclude<Language, 'en'>): string => WRITTEN[language].words

/** Read when somebody first writes in the language, for as long as the process lives. */
export function tableOf(language: Exclude<Language, 'en'>): AbroadTable {
  const known = read.get(language)
  if (known) return known
  const words = new Map<string, readonly string[]>()
  const roots = new Map<string, readonly string[]>()
  let longest = 1
  for (const group of WRITTEN[language].words.split(';')) {
    const [meant = '', list = ''] = group.split(':')
    const stems = meant === NOTHING ? [] : meant.split(' ')
    for (const word of list.split(',')) {
      const parts = word.split(' ')
      const root = parts.map((part) => rootOf(part, language)).join(' ')
      longest = Math.max(longest, parts.length)
      words.set(word, stems)
      // A word that says nothing lends that to none of its kin.
      if (stems.length > 0) roots.set(root, [...new Set([...(roots.get(root) ?? []), ...stems])])
    }
  }
  const table = { words, roots, longest }
  read.set(language, table)
  return table
}
