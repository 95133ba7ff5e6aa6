import type { Language } from '../../../contract/languages'
import holidays from '../data/holidays.json'
import data from '../data/when.json'
import { type Phrase, type PhraseBook, type PhraseLists, phraseBook } from '../values/phrases'

type Meaning = keyof typeof data
const LISTS: Record<Meaning, PhraseLists> = data
const meanings = Object.keys(data) as Meaning[]

/** Days and times that are one phrase: "tomorrow", "in the afternoon", "next week", "asap". */
const VALUES = /^(?:offset|morgen|part|week|month|soonest|any)/

const bookWith = (language: Language, isIn: (meaning: Meaning) => boolean): PhraseBook<string> =>
  phraseBook(
    meanings
      .filter(isIn)
      .flatMap((meaning) => (LISTS[meaning][language] ?? []).map((phrase): [string, string] => [phrase, meaning])),
  )

const within = (language: Language, group: string) =>
  bookWith(language, (meaning) => meaning === group || meaning.startsWith(`${group} `))

/** The words of one language that say when; those of several would be taken for one another ("am" is "on the" in German). */
function wordsOf(language: Language) {
  const only = (group: string) => within(language, group)
  return {
    holiday: phraseBook(
      holidays.flatMap(({ on, ...names }) => names[language].map((name): [string, string] => [name, on])),
    ),
    value: bookWith(language, (meaning) => VALUES.test(meaning)),
    modifier: only('mod'),
    after: only('after'),
    edge: only('edge'),
    bare: only('bare'),
    side: only('side'),
    every: only('every'),
    not: only('not'),
    within: only('in'),
    later: only('later'),
    shift: only('shift'),
    orLater: only('orLater'),
    orEarlier: only('orEarlier'),
    about: only('about'),
    half: only('half'),
    article: only('the'),
    ordinal: only('dayMark'),
  }
}
export type WhenWords = ReturnType<typeof wordsOf>

const made = new Map<Language, WhenWords>()
export function whenWords(language: Language): WhenWords {
  const words = made.get(language) ?? wordsOf(language)
  made.set(language, words)
  return words
}

/** "side from" → "from" */
export const senseOf = <T extends string>(found: Phrase<string> | undefined): T | undefined =>
  found?.value.split(' ')[1] as T | undefined
