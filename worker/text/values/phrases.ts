import { type Lexeme, lexemesOf } from './lexemes'
import type { Lexemes } from './parser'

/**
 * Phrases as the data files list them. "=năm": only as spelled, with its accents; "?once": means it only beside a unit or another of its
 * kind, as it is an everyday word of another language.
 */
export type PhraseLists = Record<string, string[]>

export type Phrase<T> = { value: T; end: number; isWeak: boolean }
/** Finds the longest phrase that begins at a lexeme. */
export type PhraseBook<T> = (lexemes: Lexemes, at: number) => Phrase<T> | undefined

type Entry<T> = { words: string[]; isExact: boolean; isWeak: boolean; value: T }

/** The first words of all phrases: nothing can be read where none of them stands. */
const firstWords = new Set<string>()

/** As a phrase may be spelled in the data: with its article or without, with its accents or without. */
const spellings = ({ text, bare, written }: Lexeme): string[] =>
  bare === text && written === text ? [text] : [text, bare, written]

/** Whether a phrase may begin with a lexeme. */
export const mayBegin = (lexeme: Lexeme): boolean => spellings(lexeme).some((word) => firstWords.has(word))

export function phraseBook<T>(phrases: readonly (readonly [string, T])[]): PhraseBook<T> {
  const entries = Map.groupBy(phrases.map(entryOf), ({ words }) => words[0] ?? '')
  for (const [first, list] of entries) {
    firstWords.add(first)
    list.sort((a, b) => b.words.length - a.words.length)
  }
  return (lexemes, at) => {
    const lexeme = lexemes[at]
    if (!lexeme) return undefined
    let found: Entry<T> | undefined
    for (const word of spellings(lexeme)) {
      const entry = entries.get(word)?.find((one) => isAt(one, lexemes, at))
      if (entry && entry.words.length > (found?.words.length ?? 0)) found = entry
    }
    if (!found) return undefined
    return { value: found.value, end: at + found.words.length, isWeak: found.isWeak }
  }
}

function entryOf<T>([phrase, value]: readonly [string, T]): Entry<T> {
  const marks = /^[=?]*/.exec(phrase)?.[0] ?? ''
  const isExact = marks.includes('=')
  const lexemes = lexemesOf(phrase.slice(marks.length).replace(/'$/, ''))
  const words = lexemes.map(({ bare, written }) => (isExact ? written : bare))
  return { words, isExact, isWeak: marks.includes('?'), value }
}

const isAt = <T>({ words, isExact }: Entry<T>, lexemes: Lexemes, at: number): boolean =>
  words.every((word, offset) => lexemes[at + offset]?.[isExact ? 'written' : 'bare'] === word)

/** What is listed by meaning and then by language, as phrases with their meaning. */
export const phrasesOf = <T extends string>(data: Record<T, PhraseLists>): [string, T][] =>
  (Object.entries(data) as [T, PhraseLists][]).flatMap(([meaning, languages]) =>
    Object.values(languages).flatMap((phrases) => phrases.map((phrase): [string, T] => [phrase, meaning])),
  )

export const bookOf = <T extends string>(data: Record<T, PhraseLists>): PhraseBook<T> => phraseBook(phrasesOf(data))
/** For lists of one meaning, a book each. */
export const listBooks = <K extends string>(lists: Record<K, PhraseLists>) =>
  Object.fromEntries(
    Object.entries<PhraseLists>(lists).map(([name, list]) => [name, bookOf({ [name]: list })]),
  ) as Record<K, PhraseBook<string>>
