import { LANGUAGES, type Language } from '../../contract/languages'
import { fold } from './fold'

export type LanguageModel = { languages: readonly Language[]; levels: ReadonlyMap<string, readonly number[]> }

/** More letters than these tell no more. */
export const LONGEST_READ = 600
const WORD = /\p{L}+/gu
const MARK = /[^\p{ASCII}]/u
/** What is no language: addresses, links, names of places on the web. */
export const ADDRESS = /\S*(?:@|:\/\/|www\.)\S*/gu
/** A margin of this many levels a word is told apart. */
const MARGIN = 7

/**
 * A model as its file keeps it: each piece with a digit of base 36 a language, six times its log probability above the language that has
 * it least.
 */
export function modelOf({ languages, pieces }: { languages: string[]; pieces: string[] }): LanguageModel {
  const entries = pieces.flatMap((line) => line.split('|'))
  const levels = entries.map((entry): [string, number[]] => {
    const at = entry.length - languages.length
    return [entry.slice(0, at), [...entry.slice(at)].map((digit) => Number.parseInt(digit, 36))]
  })
  return { languages: LANGUAGES.filter((language) => languages.includes(language)), levels: new Map(levels) }
}

/** Whole words, three letters in a row of words with their ends, and letters with accents. */
export function piecesOf(text: string): string[] {
  const line = text.slice(0, LONGEST_READ).toLowerCase().normalize('NFC').replace(ADDRESS, ' ')
  return (line.match(WORD) ?? []).flatMap((written) => {
    const word = fold(written)
    const padded = `_${word}_`
    const triples = Array.from({ length: Math.max(0, padded.length - 2) }, (_, at) => padded.slice(at, at + 3))
    return [`${word} `, ...triples, ...(MARK.test(written) ? [...written].filter((letter) => MARK.test(letter)) : [])]
  })
}

/** What is spoken already is likelier by so many levels: a word or two alone seldom change it. */
const EXPECTED = 20

/** How much the letters of a word tell that isn't known as a whole: it is mostly the name of a place or a person. */
const UNKNOWN = 0.5

/** How likely each language of a model is by a text, or that none of its words is known. */
export type LanguageScores = readonly number[] | 'unknown'

export function scoresIn(text: string, { languages, levels }: LanguageModel): LanguageScores {
  let tells = 1
  const found = piecesOf(text).flatMap((piece) => {
    const level = levels.get(piece)
    if (piece.endsWith(' ')) tells = level ? 1 : UNKNOWN
    return level ? [{ piece, level, tells }] : []
  })
  if (!found.some(({ piece }) => piece.endsWith(' ') || MARK.test(piece))) return 'unknown'
  return languages.map((_, at) => found.reduce((sum, { level, tells }) => sum + tells * (level[at] ?? 0), 0))
}

/** What letters tell and what known words add to it. */
export function withVotes(
  scores: LanguageScores,
  { languages }: LanguageModel,
  votes: ReadonlyMap<Language, number>,
): LanguageScores {
  if (votes.size === 0) return scores
  return languages.map((language, at) => (scores === 'unknown' ? 0 : (scores[at] ?? 0)) + (votes.get(language) ?? 0))
}

/** The likeliest language; undefined where none of its words is known or another is nearly as likely. */
export function likeliest(
  scores: LanguageScores,
  { languages }: LanguageModel,
  expected?: Language,
): Language | undefined {
  if (scores === 'unknown') return undefined
  const ranked = languages
    .map((language, at) => ({ language, score: (scores[at] ?? 0) + (language === expected ? EXPECTED : 0) }))
    .toSorted((a, b) => b.score - a.score)
  const [best, second] = ranked
  return best && best.score - (second?.score ?? 0) >= MARGIN ? best.language : undefined
}
