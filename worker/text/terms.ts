import type { Language } from '../../contract/languages'
import { remembering } from '../platform/recent'
import { editDistance } from './editDistance'
import { fold } from './fold'

/**
 * Lists of words as a newcomer writes them: "gas", "smell*" (any ending), "carbon monoxide" (one after the other), "=choking" (never
 * misspelled). Case, accents and apostrophes don't matter; Chinese is taken character by character.
 */
const WORD = /\p{Script=Han}|[\p{L}\p{N}]+/gu
/** Endings that English ties to a word: "can't" is one word, "l'odeur" two. */
const TIED = /'(?=(?:t|s|m|re|ll|ve|d)(?!\p{L}))/gu
/** Arabic articles, with "and" and "so" before them. */
const ARTICLE = /^[وف]?(?:ال|بال|لل)(?=.{3})/u
const SPELT_WRONG_FROM = 5

export type Token = { word: string; start: number; end: number }
export type TermHit = { list: string; from: number; to: number }

const letters = (text: string): string => fold(text).replace(ARTICLE, '')

/** The words of a text, with where they stand in it. */
export const tokensOf: (text: string) => readonly Token[] = remembering(400, readTokens)

function readTokens(text: string): Token[] {
  const line = text.normalize('NFC').replaceAll(/[‘’ʼ`´]/g, "'")
  const tied = [...line.matchAll(TIED)].map(({ index }) => index)
  const tokens: Token[] = []
  for (const { 0: raw, index: start } of line.matchAll(WORD)) {
    const before = tokens.at(-1)
    const isTied = before?.end === start - 1 && tied.includes(start - 1)
    if (isTied) tokens.pop()
    const [word, from] = isTied ? [before.word + letters(raw), before.start] : [letters(raw), start]
    tokens.push({ word, start: from, end: start + raw.length })
  }
  return tokens
}

/** As data have them: one by one or between bars; "#" stands where a language has none. */
type Terms = string | readonly string[]
type Find = (tokens: readonly Token[]) => readonly TermHit[]

const termsIn = (list: Terms): string[] =>
  (typeof list === 'string' ? list.split('|') : list).filter((term) => term !== '' && term !== '#')

/** Lists of each language as lists of all: people mix them, and a short message hardly tells its language. */
export const inAllLanguages = (lists: Record<string, Record<string, Terms>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, Object.values(list).flatMap(termsIn)]))

/** Finds the words of several lists as one language has them: "do" is "to" in Polish. */
export function finderByLanguage(
  lists: Record<string, Record<Language, Terms>>,
): (tokens: readonly Token[], language: Language) => readonly TermHit[] {
  const made = new Map<Language, Find>()
  return (tokens, language) => {
    const own = () =>
      termFinder(Object.fromEntries(Object.entries(lists).map(([name, list]) => [name, list[language]])))
    const find = made.get(language) ?? own()
    made.set(language, find)
    return find(tokens)
  }
}

type Term = { list: string; words: string[]; isPrefix: boolean }

/** Finds the words of several lists in a text; with `forgiving`, long ones with one letter wrong, too. */
export function termFinder(lists: Record<string, Terms>, forgiving = false): Find {
  const whole = new Map<string, Term[]>()
  const prefixes = new Map<string, Term[]>()
  const long = new Map<string, Term[]>()
  const add = (map: Map<string, Term[]>, key: string, term: Term) => map.set(key, [...(map.get(key) ?? []), term])
  for (const [list, terms] of Object.entries(lists)) {
    for (const written of termsIn(terms)) {
      const isPrefix = written.endsWith('*')
      const words = tokensOf(written).map(({ word }) => word)
      const [first] = words
      if (first === undefined) throw new Error(`no word in "${written}"`)
      const term = { list, words, isPrefix }
      add(isPrefix && words.length === 1 ? prefixes : whole, first, term)
      if (words.length === 1 && first.length >= SPELT_WRONG_FROM && !written.startsWith('='))
        add(long, first.slice(0, 1), term)
    }
  }
  const hits = (tokens: readonly Token[], at: number): TermHit[] => {
    const word = tokens[at]?.word ?? ''
    const found = (whole.get(word) ?? []).filter(({ words, isPrefix }) => follows(tokens, at, words, isPrefix))
    for (let length = 1; length <= word.length; length++) found.push(...(prefixes.get(word.slice(0, length)) ?? []))
    if (found.length === 0 && forgiving && word.length >= SPELT_WRONG_FROM - 1)
      found.push(...(long.get(word.slice(0, 1)) ?? []).filter((term) => isNearly(word, term)))
    return found.map(({ list, words }) => ({ list, from: at, to: at + words.length }))
  }
  // The same words are asked by many on the way to a reply.
  const known = new WeakMap<readonly Token[], readonly TermHit[]>()
  return (tokens) => {
    const found = known.get(tokens) ?? tokens.flatMap((_, at) => hits(tokens, at))
    known.set(tokens, found)
    return found
  }
}

/** Whether a text has one of some words in it. */
export function holdsTerm(terms: Terms): (text: string) => boolean {
  const find = termFinder({ terms })
  return (text) => find(tokensOf(text)).length > 0
}

/** The positions of all tokens in some hits: from 2 to 4 → 2, 3. */
export const covered = (hits: readonly TermHit[]): Set<number> =>
  new Set(hits.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))

function follows(tokens: readonly Token[], at: number, words: string[], isPrefix: boolean): boolean {
  return words.every((word, offset) => {
    const here = tokens[at + offset]?.word
    return isPrefix && offset === words.length - 1 ? here?.startsWith(word) : here === word
  })
}

/** One letter wrong, missing, too many, or two changed about. */
const isNearly = (word: string, { words: [right = ''], isPrefix }: Term): boolean =>
  editDistance(isPrefix ? word.slice(0, right.length) : word, right, 1) <= 1
