import type { WeekDay } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import { synonymsOf, type Wanted, wantedIn } from '../../knowledge'
import { meaningsIn } from '../../text/abroad/meaningsIn'
import { editDistance } from '../../text/editDistance'
import { daysIn } from '../../text/hours/openings'
import { parseValues } from '../../text/parseValues'
import { stem as stemOf } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { tells } from '../../text/tells'
import type { Locale } from '../../text/value'
import { wordsOf } from '../../text/words'
import { isEnglishStem, nearTo, SAME_MATTER, wordVectorOf } from '../../text/wordVectors'
import type { SearchIndex } from './searchIndex'

/** A word of the question: the stems at hand that meet it, each by how well, and how much it tells. */
export type QuestionTerm = { stem: string; met: ReadonlyMap<string, number>; weight: number; rarity: number }
/** `days`: those that it names. */
export type QuestionTerms = {
  terms: QuestionTerm[]
  wanted: ReadonlySet<Wanted>
  days: readonly WeekDay[]
  rarity: (stem: string) => number
}

const MOST_TERMS = 24
const SHORTEST_MENDED = 4
/** Longer ones are typed by nobody, and take time by the square of their length. */
const LONGEST_MENDED = 30
const SHORTEST_PART = 3
/** A word that only says what kind of thing is asked for tells less than what it is asked of. */
const ASKING_WEIGHT = 0.35
/** How well a word is met: by itself or what it was meant to be, by what it means in English, by another of its meaning, by one that is only near it. */
export const MET = { itself: 1, mended: 0.8, abroad: 0.8, synonym: 0.6 }
/** Words so alike mean the same; those less alike tell in proportion. */
const SAME = 0.85
const shareOf = (like: number): number =>
  MET.synonym * Math.min(1, Math.max(0, (like - SAME_MATTER) / (SAME - SAME_MATTER)))

/** `spoken`: the language of a question that isn't the site's. */
type Reading = { rarity: (stem: string) => number; locale: Locale; spoken?: Language | undefined }

/** The words of a question that tell statements apart; a rare one that nothing holds may be misspelt. */
export function readQuestion(
  text: string,
  indexes: readonly SearchIndex[],
  { rarity, locale, spoken }: Reading,
): QuestionTerms {
  const { wanted: asked, asking } = wantedIn(text)
  const days = daysIn(parseValues(text, locale))
  const wanted = days.length > 0 ? asked.union(new Set(['hours'] as const)) : asked
  const meanings = meaningsIn(text, spoken)
  const words = new Map(
    wordsOf(text).map(({ text: word, stem, start }) => [stem, { word, meant: meanings.get(start) }]),
  )
  const terms = [...words]
    .filter(([, { word, meant }]) => (meant ? meant.length > 0 : !isStop(word)))
    // A number that the business never says tells nothing: the year of a car, the age of a child.
    .filter(([stem, { word }]) => /\D/.test(word) || indexes.some(({ postings }) => postings.has(stem)))
    .slice(0, MOST_TERMS)
    .map(([stem, { word, meant }]): QuestionTerm => {
      const worth = meant ? Math.min(tells(stem), Math.max(...meant.map(tells))) : tells(stem)
      const weight = (asking.has(word) ? ASKING_WEIGHT : 1) * worth
      const met = meant ? metAbroad(stem, meant, indexes) : metBy(stem, word, indexes)
      const best = Math.max(...met.values())
      const stands = [...met].flatMap(([other, share]) => (share === best ? [rarity(other)] : []))
      return { stem, met, weight, rarity: met.has(stem) || best < MET.synonym ? rarity(stem) : Math.max(...stands) }
    })
  return { terms, wanted, days, rarity }
}

/** By itself, by a synonym or by what means nearly the same; else by its parts, or as it may have been meant to be spelt. */
function metBy(stem: string, word: string, indexes: readonly SearchIndex[]): Map<string, number> {
  const isKnown = (one: string) => indexes.some(({ postings }) => postings.has(one))
  const met = new Map<string, number>()
  for (const [other, like] of nearTo(stem)) if (isKnown(other) && !isStop(other)) met.set(other, shareOf(like))
  for (const other of synonymsOf(stem)) if (isKnown(other)) met.set(other, MET.synonym)
  if (isKnown(stem)) return met.set(stem, MET.itself)
  if ([...met.values()].includes(MET.synonym)) return met
  const parts = cutsOf(word)
    .map((cut) => cut.map(stemOf))
    .find((part) => part.every(isKnown))
  if (parts) for (const part of parts) met.set(part, MET.synonym)
  else for (const other of nearest(stem, indexes)) met.set(other, MET.mended)
  return met
}

/**
 * A question in the words that the business has: "tuneup" as "tune up" where only those two are known, "massge" as "massag". A word of English
 * is meant as it is written, unless its parts are known: "tire" is no "time".
 */
export function inTheirWords(text: string, indexes: readonly SearchIndex[]): string {
  const isKnown = (one: string) => indexes.some(({ postings }) => postings.has(one))
  return wordsOf(text).reduceRight((left, { text: word, stem, start }) => {
    if (isKnown(stem) || isStop(word) || !/^\p{L}+$/u.test(word) || [...synonymsOf(stem)].some(isKnown)) return left
    const cut = cutsOf(word).find((parts) => parts.every((part) => isKnown(stemOf(part)))) ?? mended(stem, indexes)
    return cut ? left.slice(0, start) + cut.join(' ') + left.slice(start + word.length) : left
  }, text)
}

const mended = (stem: string, indexes: readonly SearchIndex[]): string[] | undefined => {
  const near = isEnglishStem(stem) ? [] : nearest(stem, indexes)
  return near.length === 1 ? near : undefined
}

/** By what it means in English, and for less by what is near to that; by itself, unless it only looks like a word of English ("sale", "once"). */
function metAbroad(stem: string, meant: readonly string[], indexes: readonly SearchIndex[]): Map<string, number> {
  const isKnown = (one: string) => indexes.some(({ postings }) => postings.has(one))
  const met = new Map<string, number>()
  const meet = (other: string, share: number) => {
    if (isKnown(other) && share > (met.get(other) ?? 0)) met.set(other, share)
  }
  for (const one of meant) {
    for (const [other, like] of nearTo(one)) if (!isStop(other)) meet(other, MET.abroad * shareOf(like))
    for (const other of synonymsOf(one)) meet(other, MET.abroad * MET.synonym)
    meet(one, MET.abroad)
  }
  for (const other of synonymsOf(stem)) meet(other, MET.synonym)
  if (meant.includes(stem) || !wordVectorOf(stem)) meet(stem, MET.itself)
  return met
}

/** "haircut" as "hair" and "cut": the longest first part first. */
const cutsOf = (word: string): string[][] =>
  Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => word.length - SHORTEST_PART - at,
  ).map((cut) => [word.slice(0, cut), word.slice(cut)])

/** The stems at hand that a mistyped one may have meant: those with the fewest letters changed. */
function nearest(stem: string, indexes: readonly SearchIndex[]): string[] {
  if (stem.length < SHORTEST_MENDED || stem.length > LONGEST_MENDED || /\d/.test(stem)) return []
  let limit = stem.length >= 8 ? 2 : 1
  let near: string[] = []
  for (const { holding } of indexes)
    for (const known of holding.keys()) {
      if (known[0] !== stem[0] || known.length < SHORTEST_MENDED || Math.abs(known.length - stem.length) > limit)
        continue
      const edits = editDistance(stem, known, limit)
      if (edits > limit) continue
      near = edits < limit ? [known] : [...near, known]
      limit = edits
    }
  return [...new Set(near)]
}
