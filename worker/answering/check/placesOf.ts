import { wantedIn } from '../../knowledge'
import { meaningsIn } from '../../text/abroad/meaningsIn'
import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { wordsOf } from '../../text/words'
import { isCommon } from './carry'
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

/** A word of a sentence, or the stems that it may mean to the business, and how much it counts. */
type About = { stems: readonly string[]; weight: number }
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

function aboutOf(clause: Clause, sentence: SentenceContext): About[] {
  const { index, asked } = sentence
  const words = new Map<string, About>()
  const add = (ways: Iterable<readonly string[]>, factor: number) => {
    for (const way of ways) {
      const stems = way.filter((stem) => !/^\d/.test(stem) && index.isKnown(stem))
      const key = stems.join(' ')
      if (key === '' || words.has(key)) continue
      words.set(key, { stems, weight: factor * Math.max(...stems.map(index.weigh)) })
    }
  }
  const question = [...asked].filter((stem) => !isCommon(stem))
  add(
    clause.stems.values().map((stem) => [stem]),
    SAID.clause,
  )
  add(meantBy(clause.text, sentence), SAID.clause)
  add(
    question.map((stem) => [stem]),
    SAID.question,
  )
  add(meantBy(sentence.understood.lookup, sentence), SAID.question)
  return [...words.values()]
}

/** What words of another language mean to the business: neither what any business says nor what only names the kind of value. */
function meantBy(text: string, { isForeign, language }: SentenceContext): (readonly string[])[] {
  if (!isForeign) return []
  const { asking } = wantedIn(text)
  const meanings = meaningsIn(text, language)
  return wordsOf(text)
    .filter((word) => !asking.has(word.text))
    .map(({ start }) => (meanings.get(start) ?? []).filter((stem) => !isCommon(stem)))
}

function shareOf(
  words: readonly About[],
  beside: readonly Beside[],
  said: Clause,
  { entry, clause, value }: ValueHit,
): number {
  const others = entry.clauses.filter((one) => one !== clause && one.values.some(({ kind }) => kind === value.kind))
  const placed = (inClause: boolean | undefined, above: boolean, own: boolean) =>
    inClause ? PLACE.clause : above ? (clause ? PLACE.heading : PLACE.clause) : own ? PLACE.statement : 0
  let carried = 0
  let total = 0
  for (const { stems, weight } of words) {
    total += weight
    const places = stems.map((stem) => {
      const isOwn = entry.own.has(stem) && !(said.stems.has(stem) && others.some((one) => one.stems.has(stem)))
      return placed(clause?.stems.has(stem) || entry.named.has(stem), entry.above.has(stem), isOwn)
    })
    carried += weight * Math.max(...places)
  }
  for (const { one, weight } of beside) {
    total += weight
    const holds = (values: readonly Value[] = []) => values.some((other) => sameValue(one, other))
    const inClause = holds(clause?.values) || holds(entry.namedValues)
    carried += weight * placed(inClause, false, holds(entry.headingValues) || holds(entry.statement.values))
  }
  return total === 0 ? 1 : carried / total
}
