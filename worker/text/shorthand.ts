import type { Language } from '../../contract/languages'
import data from './data/shorthand.json'

const TABLES: Partial<Record<Language, Record<string, string>>> = data

/** How people type on a phone, written out ("appt" as "appointment"), by the folded word; undefined where there is nothing to write out. */
export function writtenOut(word: string, language: Language): string | undefined {
  const table = TABLES[language]
  return table && Object.hasOwn(table, word) ? table[word] : undefined
}

/** Whole words of a message written out; the rest stays as typed. */
export const spelledOut = (text: string, language: Language): string =>
  text.replace(/[\p{L}\p{N}']+/gu, (word) => writtenOut(word.toLowerCase(), language) ?? word)
