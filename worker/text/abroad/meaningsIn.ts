import type { Language } from '../../../contract/languages'
import { remembering } from '../../platform/recent'
import { type Word, wordsOf } from '../words'
import { rootOf } from './rootOf'
import { type AbroadTable, tableOf } from './tables'

/** What the words of a text mean in English, as stems, by where each begins; none for what says nothing or is the rest of a phrase. */
export type Meanings = ReadonlyMap<number, readonly string[]>

const NONE: Meanings = new Map()
const HAN = /\p{Script=Han}+/gu
const IS_HAN = /^\p{Script=Han}/u
const LONGEST_HAN = 4
/** German writes "Winterreifen" in one word; what ties its parts is no part of either. */
const SHORTEST_PART = 4
const TIES = ['', 's', 'n', 'en', 'es']

const readers = new Map<Language, (text: string) => Meanings>()

/** Nothing where the language is English or isn't known: its words mean what they are. */
export function meaningsIn(text: string, language: Language | undefined): Meanings {
  if (language === undefined || language === 'en') return NONE
  const reader = readers.get(language) ?? remembering(200, (said: string) => readMeanings(said, language))
  readers.set(language, reader)
  return reader(text)
}

function readMeanings(text: string, language: Exclude<Language, 'en'>): Meanings {
  const table = tableOf(language)
  const found = new Map<number, readonly string[]>()
  const words = wordsOf(text).filter((word) => !IS_HAN.test(word.text))
  for (let at = 0; at < words.length; ) {
    const [stems, length] = phraseAt(words, at, language, table)
    if (stems) for (const [nth, { start }] of words.slice(at, at + length).entries()) found.set(start, nth ? [] : stems)
    at += length
  }
  if (language === 'zh') for (const { 0: run, index } of text.matchAll(HAN)) readRun(run, index, table, found)
  return found
}

/** The longest phrase that begins here, or else the word; how many words it has. */
function phraseAt(
  words: readonly Word[],
  at: number,
  language: Language,
  table: AbroadTable,
): [readonly string[] | undefined, number] {
  for (let length = Math.min(table.longest, words.length - at); length > 0; length--) {
    const said = words.slice(at, at + length).map(({ text }) => text)
    const stems =
      table.words.get(said.join(' ')) ?? table.roots.get(said.map((word) => rootOf(word, language)).join(' '))
    if (stems) return [stems, length]
  }
  return [language === 'de' ? partsOf(words[at]?.text ?? '', table) : undefined, 1]
}

/** "winterreifen" as "winter" and "reifen": the longest first part first. */
function partsOf(word: string, { words, roots }: AbroadTable): string[] | undefined {
  const meant = (part: string) => words.get(part) ?? roots.get(rootOf(part, 'de'))
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut--) {
    const last = meant(word.slice(cut))
    if (!last?.length) continue
    for (const tie of TIES) {
      const first = word.slice(0, cut).endsWith(tie) ? meant(word.slice(0, cut - tie.length)) : undefined
      if (first?.length) return [...first, ...last]
    }
  }
  return undefined
}

/** Chinese has no spaces: the longest word that begins at a character, or else the character. Words are met by two characters each. */
function readRun(run: string, start: number, { words }: AbroadTable, found: Map<number, readonly string[]>): void {
  for (let at = 0; at < run.length; ) {
    let length = Math.min(LONGEST_HAN, run.length - at)
    while (length > 1 && !words.has(run.slice(at, at + length))) length--
    const stems = words.get(run.slice(at, at + length))
    // The last character of all begins no pair of its own.
    const pair = start + Math.max(0, Math.min(at, run.length - 2))
    if (stems) found.set(pair, [...new Set([...(found.get(pair) ?? []), ...stems])])
    for (let nth = 1; stems && nth < length; nth++)
      if (at + nth < run.length - 1) found.set(start + at + nth, found.get(start + at + nth) ?? [])
    at += length
  }
}
