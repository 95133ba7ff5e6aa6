import { carriersOf, isCommon, type Telling, tellingOf } from './carry'
import type { Sentence } from './context'
import { answerOf, type Entry, stemsOf } from './index'
import { holds } from './lexicon'

/** What is measured of the words of a sentence in the site's language, each from 0 to 1; weights.json has a weight for each. */
export type Features = {
  /** Share of its telling words that the best statement says with its neighbours. */
  best: number
  hasValue: number
  /** Words that the business never says; "yes, we do" of one that the visitor asked about. */
  strange: number
  offersAsked: number
  /** Share of a clause that is denied where it asserts, or the reverse. */
  otherPolarity: number
}

const FEW = 3
const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0)

export function featuresOf(sentence: Sentence, valued: Entry | undefined) {
  const { index, ownStems, lexicon, visitorStems, language } = sentence
  const rare = tellingOf(sentence.claims, index, ownStems)
  const telling = rare.size > 0 ? rare : tellingOf(sentence.claims, index, ownStems, true)
  const total = sum(telling.values())
  const carriers = carriersOf(telling, index)
  const best = carriers[0]?.near ?? 0
  const strange = [...telling.keys()].filter((stem) => !index.isKnown(stem))
  const isYes =
    answerOf(sentence.clauses, language) === 'yes' ||
    sentence.claims.some(({ folded }) => holds(lexicon.offering, folded))
  const isOffered = isYes && !sentence.claims.some(({ isNegated }) => isNegated)
  const features: Features = {
    best: total === 0 ? 1 : best,
    hasValue: valued ? 1 : 0,
    strange: Math.min(1, strange.length / FEW),
    offersAsked: isOffered && strange.some((stem) => visitorStems.has(stem)) ? 1 : 0,
    otherPolarity: otherPolarity(sentence),
  }
  return { features, entry: valued ?? carriers[0]?.entry }
}

/** Names, marked by a capital letter inside a sentence, that neither the business nor the visitor says. */
export function strangeNames({ said, values, language, ownStems, visitorStems, index }: Sentence): string[] {
  if (language === 'de') return []
  return [...said.matchAll(/(?<=[\p{L}\p{N},;&)] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)]
    .filter((found) => !values.some(({ start, end }) => found.index >= start && found.index < end))
    .flatMap(([name]) => stemsOf(name, language))
    .filter((name) => !isCommon(name) && !ownStems.has(name) && !visitorStems.has(name) && !index.isKnown(name))
}

const ANSWERS = 0.5

/** Answers the question with a no where the likeliest answer of the site begins with a yes, or the reverse. */
export function isOtherAnswer({ clauses, language, evidence, index }: Sentence): boolean {
  const answer = answerOf(clauses, language)
  const [first] = evidence.ranked
  if (!answer || !first || first.coverage < ANSWERS) return false
  const stated = index.entries.find(({ statement }) => statement === first.statement)?.answers
  return stated !== undefined && stated !== answer
}

/** How much of what a clause says is said the other way round by a statement, where none says as much of it its way. */
function otherPolarity({ claims, index, ownStems }: Sentence): number {
  return Math.max(
    0,
    ...claims.map((claim) => {
      const telling = tellingOf([claim], index, ownStems)
      const total = sum(telling.values())
      let same = 0
      let opposite = 0
      for (const { entry } of carriersOf(telling, index)) {
        const turned = sumOf(telling, (stem) => isTurned(stem, claim.denied.has(stem), entry) === true)
        const straight = sumOf(telling, (stem) => isTurned(stem, claim.denied.has(stem), entry) === false)
        same = Math.max(same, straight / total)
        if (turned > straight) opposite = Math.max(opposite, turned / total)
      }
      return opposite >= SAME_THING && opposite > same ? opposite : 0
    }),
  )
}

const SAME_THING = 0.5
const sumOf = (telling: Telling, is: (stem: string) => boolean): number =>
  sum([...telling].map(([stem, weight]) => (is(stem) ? weight : 0)))

/** Whether a statement denies a word that is asserted, or the reverse; undefined where it doesn't say it. */
function isTurned(stem: string, isDenied: boolean, { clauses, answers, deniesAll, above }: Entry): boolean | undefined {
  const stated = clauses.flatMap(({ stems, denied }) => (stems.has(stem) ? [denied.has(stem) || deniesAll] : []))
  if (stated.length === 0 && above.has(stem) && answers) stated.push(answers === 'no')
  return stated.length === 0 ? undefined : stated.every((one) => one !== isDenied)
}
