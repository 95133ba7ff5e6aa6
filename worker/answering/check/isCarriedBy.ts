import { sameValue } from '../../text/sameValue'
import { wordsOf } from '../../text/words'
import { holds } from '../lexicon/lexicon'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import type { CheckContext } from './context'
import { indexFrom } from './index'
import { judge } from './judge'
import { isCourtesy } from './kinds'
import type { Shown } from './passages'
import { statedOpenings } from './statedOpenings'

/**
 * Whether the lines that somebody names may carry a sentence, as if the business said nothing else: each value, promise and name of it must stand in
 * them. No line is needed for kind words, nor for what tells nothing of whoever speaks: "After thirty years it has earned some patience!"
 */
export function isCarriedBy(sentence: string, lines: readonly Shown[], context: CheckContext): boolean {
  const { index: whole, isForeign } = context
  const entries = lines
    .flatMap(({ statements }) => statements)
    .flatMap((one) => whole.entries[whole.places.get(one) ?? -1] ?? [])
  const index = indexFrom(entries, whole)
  const { verdict, claims } = judge(sentence, { ...context, index, openings: statedOpenings(entries) })
  if (lines.length === 0 && !isForeign) return claims.every((claim) => isOfNoBusiness(claim, context))
  return verdict.state !== 'fail' && namesIn(claims, context).every((name) => index.postings.has(name))
}

/** Neither "we" nor "I" is in it, save in kind words; no promise, no name that the business says, and no value but the visitor's own. */
const isOfNoBusiness = (claim: Clause, context: CheckContext): boolean => {
  const { folded, values, promises } = claim
  const { lexicon, language, visitorValues, index } = context
  return (
    promises.size === 0 &&
    values.every((value) => !/\d/.test(value.text) || visitorValues.some((one) => sameValue(one, value))) &&
    !capitalsIn(claim).some((stem) => !isCommon(stem) && index.postings.has(stem)) &&
    (!holds(lexicon.ours, folded) || isCourtesy(folded, language))
  )
}

/** Of its words with a capital letter, those that the business says and English seldom does. */
const namesIn = (claims: readonly Clause[], { index, ownStems, visitorStems }: CheckContext): string[] =>
  claims
    .flatMap((claim) => capitalsIn(claim, 1))
    .filter((one) => !isCommon(one) && index.postings.has(one) && !ownStems.has(one) && !visitorStems.has(one))

/** Stems of a clause's words with a capital letter, from a place in it on. */
const capitalsIn = ({ text, stems }: Clause, from = 0): string[] =>
  wordsOf(text)
    .filter(({ stem, start }) => start >= from && stems.has(stem) && /^\p{Lu}/u.test(text.slice(start)))
    .map(({ stem }) => stem)
