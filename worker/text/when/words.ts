import type { Language } from '../../../contract/languages'
import clock from '../data/clock.json'
import days from '../data/days.json'
import holidays from '../data/holidays.json'
import holidaysAbroad from '../data/holidaysAbroad.json'
import months from '../data/months.json'
import namedDays from '../data/namedDays.json'
import data from '../data/when.json'
import { lexemesOf } from '../values/lexemes'
import { type Phrase, type PhraseBook, type PhraseLists, phraseBook } from '../values/phrases'

const LISTS: Record<string, PhraseLists> = data
const DAYS: Record<string, PhraseLists> = days.name
/** Beside the holidays that pages speak of, those that visitors name. */
const NAMED_DAYS: Record<string, PhraseLists> = namedDays
const MONTHS: Record<string, PhraseLists> = months.name

/** Days and times that are one phrase: "tomorrow", "in the afternoon", "next week", "asap". */
const VALUES = /^(?:offset|inside|part|week|month|soonest|any)(?: |$)/
/** Between people who speak one language, "thu 7" is "thứ 7" and "segunda" is a Monday. */
const unmarked = (phrase: string, language: Language): string =>
  phrase.replace(language === 'ar' ? /^\?/ : /^[=?]+/, '')

type Lists = Record<string, PhraseLists>
const phrasesIn = (lists: Lists, language: Language): [string, string][] =>
  Object.entries(lists).flatMap(([meaning, phrases]) =>
    (phrases[language] ?? []).map((phrase): [string, string] => [unmarked(phrase, language), meaning]),
  )

const holidayNames = (language: Language): [string, string][] =>
  holidays.flatMap(({ on, ...names }) => names[language].map((name): [string, string] => [name, on]))

/** The same name is another day in some countries: Thanksgiving in Canada. */
const ABROAD: Record<string, Record<string, string>> = holidaysAbroad
export const holidayIn = (on: string, country: string): string => ABROAD[country]?.[on] ?? on

type GroupOf<Meaning> = Meaning extends `${infer Group} ${string}` ? Group : Meaning
type Group = GroupOf<keyof typeof data>
const groupOf = (meaning: string): string => meaning.split(' ')[0] ?? meaning

/** The words of one language that say when; those of several would be taken for one another ("am" is "on the" in German). */
function wordsOf(language: Language) {
  const all = phrasesIn(LISTS, language)
  const bookWith = (isIn: (meaning: string) => boolean): PhraseBook<string> =>
    phraseBook(all.filter(([, meaning]) => isIn(meaning)))
  const groups = [...new Set(Object.keys(LISTS).map(groupOf))]
  const books = groups.map((group) => [group, bookWith((meaning) => groupOf(meaning) === group)])
  return {
    ...(Object.fromEntries(books) as Record<Group, PhraseBook<string>>),
    language,
    day: phraseBook([...phrasesIn(DAYS, language), ...all.filter(([, meaning]) => groupOf(meaning) === 'days')]),
    month: phraseBook(phrasesIn(MONTHS, language)),
    holiday: phraseBook([...holidayNames(language), ...phrasesIn(NAMED_DAYS, language)]),
    value: bookWith((meaning) => VALUES.test(meaning)),
    start: bookWith((meaning) => meaning === 'side start'),
    /** What a clause is about: a wish, what was or is booked already, when they work. */
    mood: bookWith((meaning) => /^(?:wish|aside|told|moves)$/.test(meaning)),
  }
}
export type WhenWords = ReturnType<typeof wordsOf>

const made = new Map<Language, WhenWords>()
export function whenWords(language: Language): WhenWords {
  const words = made.get(language) ?? wordsOf(language)
  made.set(language, words)
  return words
}

const texts = (phrases: readonly [string, string][]): string[] =>
  phrases
    .flatMap(([phrase]) => lexemesOf(phrase))
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ text, bare }) => [text, bare])

const MISSPELT = /^(?:offset|part|modifier)/
const spellings = new Map<Language, { misspelt: string[]; known: ReadonlySet<string> }>()
/** Words that are often misspelled, such as the names of days, and all that are none of them misspelled. */
export function spellingsOf(language: Language): { misspelt: string[]; known: ReadonlySet<string> } {
  const made = spellings.get(language)
  if (made) return made
  const lists = Object.fromEntries(Object.entries(LISTS).filter(([meaning]) => MISSPELT.test(meaning)))
  const misspelt = [lists, DAYS, MONTHS].flatMap((one) => texts(phrasesIn(one, language)))
  const clocks = Object.values(clock).flatMap((lists: Lists) => texts(phrasesIn(lists, language)))
  const known = new Set([...misspelt, ...texts(phrasesIn(LISTS, language)), ...clocks])
  const spelling = { misspelt: misspelt.filter((text) => text.length >= SHORTEST_MISSPELT), known }
  spellings.set(language, spelling)
  return spelling
}
const SHORTEST_MISSPELT = 5

/** "side from" → "from" */
export const senseOf = <T extends string>(found: Phrase<string> | undefined): T | undefined =>
  found?.value.split(' ')[1] as T | undefined

/** "And" is a range behind "between" alone. */
export const JOINS_AS_AND = /^(?:and|y|et|und|e|i|و|和|và)$/
