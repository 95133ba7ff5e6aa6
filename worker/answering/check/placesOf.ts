import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { isCommon, type StemWeights } from './carry'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import type { ValueHit } from './index'
import { is } from './valueKinds'

/** Where a value is stated, with what share of what the sentence says it of stands there too, from 0 to 1. */
export type ValuePlace = ValueHit & { share: number }

const BESIDE = 0.9
/** What stands in the same clause belongs to a value; what stands above it, elsewhere in its statement or in the question may. */
const PLACE = { clause: 1, heading: 0.8, statement: 0.5 }
const SAID = { clause: 1, elsewhere: 0.5, question: 0.5 }

type Beside = { one: Value; weight: number }

/** The places of a value, what is best tied first, and the best place of another value of its kind. */
export function placesOf(
  value: Value,
  clause: Clause,
  sentence: SentenceContext,
): { own: ValuePlace[]; rival: ValuePlace | undefined } {
  const words = aboutOf(clause, sentence)
  const beside = sentence.values
    .filter((one) => one !== value && is('binding', one))
    .map((one) => ({ one, weight: BESIDE * (clause.values.includes(one) ? SAID.clause : SAID.elsewhere) }))
  const places = (sentence.index.hits.get(value.kind) ?? [])
    .map((hit) => ({ ...hit, share: shareOf(words, beside, clause, hit) }))
    .toSorted((a, b) => b.share - a.share)
  const isOwn = (place: ValuePlace) => sameValue(place.value, value)
  return {
    own: places.filter(isOwn),
    // What the sentence says as well is of something else in the sentence too.
    rival: places.find(
      (place) =>
        !isOfOtherUnit(place.value, value) && ![value, ...sentence.values].some((one) => sameValue(place.value, one)),
    ),
  }
}

/** A price by the week is no rival of one by the day. */
const isOfOtherUnit = (a: Value, b: Value): boolean =>
  a.kind === 'money' && b.kind === 'money' && a.unit !== undefined && b.unit !== undefined && a.unit !== b.unit

function aboutOf(clause: Clause, { index, asked }: SentenceContext): StemWeights {
  const words: StemWeights = new Map()
  const add = (stems: Iterable<string>, factor: number) => {
    for (const stem of stems)
      if (!words.has(stem) && !/^\d/.test(stem) && index.isKnown(stem)) words.set(stem, factor * index.weigh(stem))
  }
  const question = [...asked].filter((stem) => !isCommon(stem))
  add(clause.stems, SAID.clause)
  add(question, SAID.question)
  return words
}

function shareOf(
  words: StemWeights,
  beside: readonly Beside[],
  said: Clause,
  { entry, clause, value }: ValueHit,
): number {
  const others = entry.clauses.filter((one) => one !== clause && one.values.some(({ kind }) => kind === value.kind))
  const placed = (inClause: boolean | undefined, above: boolean, own: boolean) =>
    inClause ? PLACE.clause : above ? (clause ? PLACE.heading : PLACE.clause) : own ? PLACE.statement : 0
  let carried = 0
  let total = 0
  for (const [stem, weight] of words) {
    total += weight
    const isOwn = entry.own.has(stem) && !(said.stems.has(stem) && others.some(({ stems }) => stems.has(stem)))
    carried += weight * placed(clause?.stems.has(stem) || entry.named.has(stem), entry.above.has(stem), isOwn)
  }
  for (const { one, weight } of beside) {
    total += weight
    const holds = (values: readonly Value[] = []) => values.some((other) => sameValue(one, other))
    const inClause = holds(clause?.values) || holds(entry.namedValues)
    carried += weight * placed(inClause, false, holds(entry.headingValues) || holds(entry.statement.values))
  }
  return total === 0 ? 1 : carried / total
}
