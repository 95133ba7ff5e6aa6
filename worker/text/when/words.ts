import type { Language } from '../../../contract/languages'
import days from '../data/days.json'
import holidays from '../data/holidays.json'
import months from '../data/months.json'
import data from '../data/when.json'
import { lexemesOf } from '../values/lexemes'
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

/** "?mo" is many other things; "?t7" is not. */
const TWO_LETTERS = /^[?]\p{L}{2}\.?$/u

const MISSPELT_FROM = 6
/** Too common to tell a language, or said of many other things. */
const TELLS_NOTHING = new Set<Meaning>(['free', 'of', 'the', 'oneDay', 'restart'])

const namesIn = (language: Language): string[] =>
  [days.name, months.name].flatMap((lists: Record<string, PhraseLists>) =>
    Object.values(lists).flatMap((names) => names[language] ?? []),
  )
const textsOf = (phrase: string): string[] => lexemesOf(phrase).map(({ bare }) => bare)

/** The longer words that say when by themselves, as people misspell them. */
const vocabularyOf = (language: Language): ReadonlySet<string> =>
  new Set(
    [
      ...meanings.filter((meaning) => VALUES.test(meaning)).flatMap((meaning) => LISTS[meaning][language] ?? []),
      ...namesIn(language),
    ]
      .map(textsOf)
      .flatMap(([word = '', ...others]) => (others.length === 0 && word.length >= MISSPELT_FROM ? [word] : [])),
  )

/** All words of a language that have to do with when. */
const knownOf = (language: Language): ReadonlySet<string> =>
  new Set(
    [
      ...meanings.filter((meaning) => !TELLS_NOTHING.has(meaning)).flatMap((meaning) => LISTS[meaning][language] ?? []),
      ...namesIn(language),
    ].flatMap(textsOf),
  )

/** The words of one language that say when; those of several would be taken for one another ("am" is "on the" in German). */
function wordsOf(language: Language) {
  const only = (group: string) => within(language, group)
  return {
    language,
    vocabulary: vocabularyOf(language),
    known: knownOf(language),
    weekDay: phraseBook(
      Object.entries<PhraseLists>(days.name).flatMap(([value, lists]) =>
        (lists[language] ?? [])
          .filter((name) => !TWO_LETTERS.test(name))
          .map((name): [string, string] => [name.replace('=', ''), value]),
      ),
    ),
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
    shifted: only('shifted'),
    nth: only('nth'),
    of: only('of'),
    gone: only('gone'),
    past: only('past'),
    pastAfter: only('pastAfter'),
    notAfter: only('notAfter'),
    restart: only('restart'),
    oneDay: only('oneDay'),
    ordinalDay: only('ordinal'),
    free: only('free'),
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
