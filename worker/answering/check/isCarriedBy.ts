import { wordsOf } from '../../text/words'
import { nearTo } from '../../text/wordVectors'
import { isCommon, sumOf, tellingOf } from './carry'
import type { Clause } from './clauses'
import type { CheckContext } from './context'
import { type EvidenceIndex, indexFrom } from './index'
import { judge } from './judge'
import { isCourtesy } from './kinds'
import type { Shown } from './passages'
import { statedOpenings } from './statedOpenings'

/** Of the words of a sentence that tell something, so much must be said by what is to carry it, in these words or others of the matter. */
const SHARED = 0.2

/**
 * Whether the lines that somebody names may carry a sentence, as if the business said nothing else: each value, promise, judgement and name of it
 * must stand in them, and something of what it is said of. Who says yes to whatever is asked has named nothing; no line is needed for
 * sympathy alone.
 */
export function isCarriedBy(sentence: string, lines: readonly Shown[], context: CheckContext): boolean {
  const { index: whole, isForeign, ownStems, visitorStems } = context
  const entries = lines
    .flatMap(({ statements }) => statements)
    .flatMap((one) => whole.entries[whole.places.get(one) ?? -1] ?? [])
  const index = indexFrom(entries, whole)
  const { verdict, claims } = judge(sentence, { ...context, index, openings: statedOpenings(entries) })
  if (verdict.state === 'fail') return false
  if (lines.length === 0 && isOfFeeling(sentence, claims, context)) return true
  if (namesIn(claims, context).some((name) => !index.postings.has(name))) return false
  const telling = tellingOf(claims, whole, new Set([...ownStems, ...visitorStems]))
  return isForeign || sumOf(telling, (stem) => isSaidIn(stem, index)) >= SHARED * sumOf(telling)
}

/** "Poor Rusty, I'm sorry he's still not right": kind words with nothing beside them that could be checked. */
const isOfFeeling = (sentence: string, claims: readonly Clause[], { language }: CheckContext): boolean =>
  isCourtesy(sentence, language) && claims.every(({ values, promises }) => values.length === 0 && promises.size === 0)

const isSaidIn = (stem: string, { postings }: EvidenceIndex): boolean =>
  postings.has(stem) || [...nearTo(stem).keys()].some((one) => postings.has(one))

/** Of its words with a capital letter, those that the business says and English seldom does. */
const namesIn = (claims: readonly Clause[], { index, ownStems, visitorStems }: CheckContext): string[] =>
  claims.flatMap(({ text, stems }) =>
    wordsOf(text)
      .filter(({ stem, start }) => start > 0 && stems.has(stem) && /^\p{Lu}/u.test(text.slice(start)))
      .map(({ stem }) => stem)
      .filter((one) => !isCommon(one) && index.postings.has(one) && !ownStems.has(one) && !visitorStems.has(one)),
  )
