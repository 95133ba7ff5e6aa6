import { fold } from '../../text/fold'
import { tellingStemsIn, wordsOf } from '../../text/words'
import { holds } from '../lexicon/lexicon'
import { carriersOf, isCommon, sumOf, tellingOf } from './carry'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import { answerOf, type EvidenceEntry } from './index'
import { saidOf, type TiedValue } from './judgeValues'

/** What is measured of the words of a sentence in the site's language, each from 0 to 1; weights.json has a weight for each. */
export type ClaimFeatures = {
  hasValue: number
  /** A word that the visitor asked about and the business never says, said of it without a no. */
  offersAsked: number
  /** How much a sentence and the clause of a statement that is nearest to it say alike, as F1; and what is stated with a value, how much of that it says. */
  likeness: number
  toldOfValue: number
  /** Share of a clause that is denied where it asserts, or the reverse. */
  otherPolarity: number
}

/** `sentence` is the `whole` without what it says of the week, which is held against that. */
export function claimFeaturesOf(whole: SentenceContext, sentence: SentenceContext, ties: readonly TiedValue[]) {
  const { index, ownStems, visitorStems } = sentence
  const telling = tellingOf(sentence.claims, index, ownStems)
  const offering = new Set(sentence.claims.flatMap(({ folded }) => offeringStems(folded, sentence)))
  const offers = sentence.claims.some(({ folded }) => holds(sentence.lexicon.offering, folded))
  // "Offer" itself is nothing that is offered.
  const strange = [...telling.keys()].filter((stem) => !index.isKnown(stem) && !offering.has(stem))
  const answer = answerOf(sentence.clauses, sentence.language)
  const isYes = answer === 'yes' || offers
  const isNo = answer === 'no' || sentence.claims.some(({ isNegated }) => isNegated)
  const valued = ties.toSorted((a, b) => a.share - b.share)[0]?.entry
  const features: ClaimFeatures = {
    hasValue: valued ? 1 : 0,
    offersAsked: !isNo && strange.some((stem) => visitorStems.has(stem)) ? (isYes ? 1 : 0.5) : 0,
    likeness: likenessOf(whole),
    toldOfValue: Math.min(1, ...ties.map(({ told }) => told)),
    otherPolarity: otherPolarity(sentence),
  }
  return { features, entry: valued ?? carriersOf(telling, index)[0]?.entry }
}

const offeringStems = (folded: string, { lexicon, language }: SentenceContext): string[] =>
  [...folded.matchAll(lexicon.offering)].flatMap(([said]) => tellingStemsIn(said, language))

const ABOUT_AS_MUCH = 0.1

/** "A divorce is $2,200" is less like "Uncontested divorce without children: $2,200" than all of it would be. */
function likenessOf(sentence: SentenceContext): number {
  const { claims, index, ownStems } = sentence
  const telling = tellingOf(claims, index, ownStems, true)
  const carriers = carriersOf(telling, index)
  const least = (carriers[0]?.share ?? 0) - ABOUT_AS_MUCH
  const likenesses = carriers
    .filter(({ share }) => share >= least)
    .flatMap(({ entry }) => entry.clauses)
    .map(({ stems }) => {
      const said = sumOf(telling, (stem) => stems.has(stem)) / sumOf(telling)
      const stated = saidOf(stems, sentence)
      return (2 * said * stated) / (said + stated || 1)
    })
  const isBare = claims.every(({ values }) => values.length === 0) && [...telling.keys()].every(isCommon)
  return isBare || telling.size === 0 ? 1 : Math.max(0, ...likenesses)
}

const NEARLY_NONE = 0.2

/** "We also cover the moon and the stars": nobody says any of it; "Aetna works here": none but the visitor does. */
export function isInvented({ claims, index, ownStems, visitorStems }: SentenceContext): boolean {
  const telling = tellingOf(
    claims.filter(({ isNegated }) => !isNegated),
    index,
    ownStems,
  )
  const isEchoed = [...telling.keys()].some((stem) => visitorStems.has(stem))
  return (isEchoed || telling.size > 1) && sumOf(telling, index.isKnown) <= NEARLY_NONE * sumOf(telling)
}

/** Somebody who has a heading of their own, of whom nothing else of the clause is said. */
export function isUnrelated({ claims, index, ownStems }: SentenceContext): boolean {
  return claims.some((claim) => {
    const telling = tellingOf([claim], index, ownStems)
    const names = [...telling.keys()].filter((stem) => index.names.has(stem) && isCapital(stem, claim))
    const rest = [...telling.keys()].filter((stem) => !names.includes(stem))
    const isSaid = (name: string) =>
      index.postings
        .get(name)
        ?.some((entry) => rest.some((stem) => entry.has(stem) || index.beside.get(entry)?.has(stem)))
    return names.length > 0 && rest.length > 0 && !names.some(isSaid)
  })
}

const isCapital = (stem: string, { text }: Clause): boolean =>
  wordsOf(text).some((word) => word.stem === stem && /^\p{Lu}/u.test(text.slice(word.start)))

/** "Always", "whatever you play", where what is stated of it sets a condition or says nothing of the kind. */
export function overstated({
  claims,
  lexicon,
  homeLexicon,
  index,
  ownStems,
}: SentenceContext): EvidenceEntry | undefined {
  const claim = claims.find(({ folded, isNegated }) => !isNegated && holds(lexicon.universal, folded))
  const [best] = claim ? carriersOf(tellingOf([claim], index, ownStems, true), index) : []
  if (!best || best.share < MOSTLY) return undefined
  const stated = fold(best.entry.statement.text)
  return [homeLexicon.universal, homeLexicon.every].some((list) => holds(list, stated)) ? undefined : best.entry
}
const MOSTLY = 0.45

/** Names, marked by a capital letter inside a sentence, that neither the business nor the visitor says. */
export function strangeNames({ said, values, language, ownStems, visitorStems, index }: SentenceContext): string[] {
  if (language === 'de') return []
  return [...said.matchAll(/(?<=[\p{L}\p{N},;&)] )\p{Lu}\p{Ll}[\p{L}\p{M}]*/gu)]
    .filter((found) => !values.some(({ start, end }) => found.index >= start && found.index < end))
    .flatMap(([name]) => tellingStemsIn(name, language))
    .filter((name) => !isCommon(name) && !ownStems.has(name) && !visitorStems.has(name) && !index.isKnown(name))
}

/** How much of what a clause says is denied where it asserts, or the reverse, by what shares more of it than whoever says it its way. */
function otherPolarity({ claims, index, ownStems }: SentenceContext): number {
  const shares = claims.map((claim) => {
    const telling = tellingOf([claim], index, ownStems)
    const carriers = carriersOf(telling, index)
    const most = (stem: string, turned: boolean) =>
      Math.max(
        0,
        ...carriers.map(({ entry, share }) => (isTurned(stem, claim.denied.has(stem), entry) === turned ? share : 0)),
      )
    const opposed = sumOf(telling, (stem) => most(stem, true) > most(stem, false))
    return opposed / Math.max(1, sumOf(telling))
  })
  return Math.max(0, ...shares)
}

/** Whether a statement denies a word that is asserted, or the reverse; undefined where it doesn't say it. */
function isTurned(
  stem: string,
  isDenied: boolean,
  { statement, clauses, answers, deniesAll, above }: EvidenceEntry,
): boolean | undefined {
  const stated = clauses.flatMap(({ stems, denied }) => (stems.has(stem) ? [denied.has(stem) || deniesAll] : []))
  // What stands below a heading is said of it; below a question only a yes or a no is.
  const isSaidOf = answers !== undefined || (!isDenied && statement.kind !== 'faq')
  if (stated.length === 0 && above.has(stem) && isSaidOf) stated.push(answers === 'no' || deniesAll)
  return stated.length === 0 ? undefined : stated.every((one) => one !== isDenied)
}
