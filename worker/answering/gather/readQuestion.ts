import type { WeekDay } from '../../../contract/facts'
import { synonymsOf } from '../../knowledge/search/synonyms'
import { type Wanted, wantedIn } from '../../knowledge/search/wanted'
import { editDistance } from '../../text/editDistance'
import { parseValues } from '../../text/parseValues'
import { stem as stemOf } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import type { Locale } from '../../text/value'
import { wordsOf } from '../../text/words'
import type { SearchIndex } from './searchIndex'

/** A word of the question: what it may be met by, what else means the same, and how much it tells. */
export type Term = { stem: string; alternatives: string[]; synonyms: string[]; weight: number; rarity: number }
/** `days`: those that it names. */
export type Asked = {
  terms: Term[]
  wanted: ReadonlySet<Wanted>
  days: readonly WeekDay[]
  rarity: (stem: string) => number
}

const MOST_TERMS = 24
const SHORTEST_MENDED = 4
const SHORTEST_PART = 3
/** A word that only says what kind of thing is asked for tells less than what it is asked of. */
const ASKING_WEIGHT = 0.35
const MENDED_WEIGHT = 0.8

/** The words of a question that tell statements apart; a rare one that nothing holds may be misspelt. */
export function readQuestion(
  text: string,
  indexes: readonly SearchIndex[],
  { rarity, locale }: { rarity: (stem: string) => number; locale: Locale },
): Asked {
  const { wanted, asking } = wantedIn(text)
  const days = parseValues(text, locale).flatMap((value) => (value.kind === 'days' ? value.days : []))
  if (days.length > 0) wanted.add('hours')
  const isKnown = (stem: string) => indexes.some(({ postings }) => postings.has(stem))
  const words = new Map(wordsOf(text).map(({ text: word, stem }) => [stem, word]))
  const terms = [...words]
    .filter(([, word]) => !isStop(word))
    .slice(0, MOST_TERMS)
    .map(([stem, word]): Term => {
      const weight = asking.has(word) ? ASKING_WEIGHT : 1
      const synonyms = [...synonymsOf(stem)].filter((other) => other !== stem && isKnown(other))
      if (isKnown(stem)) return { stem, alternatives: [stem], synonyms, weight, rarity: rarity(stem) }
      if (synonyms.length > 0)
        return { stem, alternatives: [], synonyms, weight, rarity: Math.max(...synonyms.map(rarity)) }
      const parts = partsOf(word).filter((part) => part.every(isKnown))[0]
      if (parts) return { stem, alternatives: [], synonyms: parts, weight, rarity: Math.max(...parts.map(rarity)) }
      const near = nearest(stem, indexes)
      const best = Math.max(...near.map(rarity), 0)
      return near.length > 0
        ? { stem, alternatives: near, synonyms, weight: weight * MENDED_WEIGHT, rarity: best }
        : { stem, alternatives: [], synonyms, weight, rarity: rarity(stem) }
    })
  return { terms, wanted, days, rarity }
}

/** "haircut" as "hair" and "cut": the longest first part first. */
const partsOf = (word: string): string[][] =>
  Array.from(
    { length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) },
    (_, at) => word.length - SHORTEST_PART - at,
  ).map((cut) => [stemOf(word.slice(0, cut)), stemOf(word.slice(cut))])

/** The stems at hand that a mistyped one may have meant: those with the fewest letters changed. */
function nearest(stem: string, indexes: readonly SearchIndex[]): string[] {
  if (stem.length < SHORTEST_MENDED || /\d/.test(stem)) return []
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
