import { type Token, tokensOf } from './tokens'

/**
 * Phrases as the data files list them. "=năm": only as spelled, with its accents; "?once": means it only beside a unit or another of its
 * kind, as it is an everyday word of another language.
 */
export type Listed = Record<string, string[]>

export type Phrase<T> = { value: T; end: number; isWeak: boolean }
export type PhraseBook<T> = (tokens: readonly Token[], at: number) => Phrase<T> | undefined

type Entry<T> = { words: string[]; written: string[]; isExact: boolean; isWeak: boolean; value: T }

/** The first words of all phrases: nothing can be read where none of them stands. */
const firstWords = new Set<string>()

/** Whether a phrase may begin with a token. */
export const mayBegin = ({ text, bare, written }: Token): boolean =>
  firstWords.has(text) || (bare !== text && firstWords.has(bare)) || (written !== text && firstWords.has(written))

/** Finds the longest phrase that begins at a token. */
export function phraseBook<T>(phrases: Iterable<readonly [string, T]>): PhraseBook<T> {
  const entries = new Map<string, Entry<T>[]>()
  for (const [phrase, value] of phrases) {
    const marks = /^[=?]*/.exec(phrase)?.[0] ?? ''
    const isExact = marks.includes('=')
    const tokens = tokensOf(phrase.slice(marks.length).replace(/'$/, ''))
    const words = tokens.map(({ text, bare, written }) => (isExact ? written : bare || text))
    const entry = { words, written: tokens.map(({ written }) => written), isExact, isWeak: marks.includes('?'), value }
    const first = words[0] ?? ''
    firstWords.add(first)
    entries.set(first, [...(entries.get(first) ?? []), entry])
  }
  for (const list of entries.values()) list.sort((a, b) => b.words.length - a.words.length)
  return (tokens, at) => {
    const token = tokens[at]
    if (!token) return undefined
    const found =
      token.bare === token.text && token.written === token.text
        ? entryAt(entries.get(token.text), tokens, at)
        : longest([token.text, token.bare, token.written].map((word) => entryAt(entries.get(word), tokens, at)))
    if (!found) return undefined
    const isAccented = token.written !== token.text && token.written === found.written[0]
    return { value: found.value, end: at + found.words.length, isWeak: found.isWeak && !isAccented }
  }
}

const longest = <T>(found: (Entry<T> | undefined)[]): Entry<T> | undefined =>
  found.reduce((best, entry) => ((entry?.words.length ?? 0) > (best?.words.length ?? 0) ? entry : best), undefined)

/** Who writes accents means them: "quá" is no "qua"; who leaves them out may mean any. */
const isAccented = ({ text, written }: Token): boolean => text !== written && /^[a-z]/.test(text)

function entryAt<T>(entries: Entry<T>[] | undefined, tokens: readonly Token[], at: number): Entry<T> | undefined {
  return entries?.find(({ words, written, isExact }) =>
    words.every((word, offset) => {
      const token = tokens[at + offset]
      if (token === undefined) return false
      if (isExact) return token.written === word
      return (token.text === word || token.bare === word) && (!isAccented(token) || token.written === written[offset])
    }),
  )
}

/** What is listed by meaning and then by language, as phrases with their meaning. */
export const phrasesOf = <T extends string>(data: Record<T, Listed>): [string, T][] =>
  (Object.entries(data) as [T, Listed][]).flatMap(([meaning, languages]) =>
    Object.values(languages).flatMap((phrases) => phrases.map((phrase): [string, T] => [phrase, meaning])),
  )

export const bookOf = <T extends string>(data: Record<T, Listed>): PhraseBook<T> => phraseBook(phrasesOf(data))
/** For lists of one meaning. */
export const listBook = (languages: Listed): PhraseBook<true> =>
  phraseBook(Object.values(languages).flatMap((phrases) => phrases.map((phrase): [string, true] => [phrase, true])))
