import { emergencyNumber } from '../../industries'
import type { Statement } from '../../knowledge'
import { fold } from '../../text/fold'
import { daysIn } from '../../text/hours/openings'
import { parseValues } from '../../text/parseValues'
import { sameValue } from '../../text/sameValue'
import { sentencesOf } from '../../text/sentences'
import type { Value } from '../../text/value'
import { tellingStemsIn } from '../../text/words'
import { holds, placeOf } from '../lexicon/lexicon'
import { isOfCalendar, settledFaults } from './calendar'
import { abroadOf, carriersOf, coverOf, isCommon, rareIn, type StemWeights, sumOf, tellingOf, weighed } from './carry'
import { type Clause, clausesOf } from './clauses'
import type { CheckContext, SentenceContext } from './context'
import { doubt, type Fault, sure, unsure } from './fault'
import { type ClaimFeatures, claimFeaturesOf, isInvented, isUnrelated, overstated, strangeNames } from './features'
import { foulFaults } from './foulFaults'
import { judgeHours, statedFor } from './hours'
import { type EvidenceEntry, numbersOf } from './index'
import { groundFaults, type TiedValue, tiedIn } from './judgeValues'
import { purposeOf, saysNothing } from './kinds'
import { passagesOf, type Shown } from './passages'
import { promiseFaults } from './promises'
import { is } from './valueKinds'
import trained from './weights.json'

/**
 * `pass`: it is stated; `fail`: it isn't. Between them a model is asked, with what the business says `near` to it: a `likely` sentence stands
 * unless that says no, a `doubtful` one only where it says yes. `instead`: what is said in the place of a false one.
 */
export type Verdict =
  | { state: 'pass'; source?: Statement }
  | { state: 'likely' | 'doubtful' | 'fail'; why: string; near: Shown[]; instead?: Statement }

/** A sentence's verdict, with what was measured of its words where no rule was sure. */
export function judge(
  given: string,
  context: CheckContext,
): { verdict: Verdict; claims: Clause[]; features?: ClaimFeatures } {
  const text = plain(given)
  const { profile, language, isForeign } = context
  const values = parseValues(text, profile)
  if (values.length > MOST_VALUES)
    return { verdict: { state: 'fail', why: 'a list that nobody says', near: [] }, claims: [] }
  const all = clausesOf(text, values, language)
  const clauses = all.filter((clause) => !isOfCalendar(clause, context))
  const known = new Set([...context.visitorStems, ...context.ownStems])
  const emergency = emergencyNumber(profile.country)
  const warns = (one: string) => values.length <= 1 && numbersOf(one).includes(emergency)
  const isWarning = warns(text) ? (clause: Clause) => warns(clause.text) || isCaution(clause, context) : () => false
  const claims = clauses.filter(
    (clause, at) =>
      !isWarning(clause) &&
      purposeOf(clause, language, known) === 'claim' &&
      !isEchoOf(clause, context) &&
      !isOfNote(clause, clauses.slice(0, at), known, context),
  )
  const sentence: SentenceContext = { ...context, said: text, values, clauses, claims }
  const whole = { ...sentence, clauses: all }
  const faults = [...foulFaults(whole), ...settledFaults(whole), ...groundFaults(sentence), ...assentFaults(sentence)]
  const ties: TiedValue[] = []
  const isTimed = new Set<Clause>()
  for (const clause of clauses) {
    if (purposeOf(clause, language, known) === 'unknown') continue
    const isClaim = claims.includes(clause)
    if (!isClaim && isOtherWish(clause, context)) faults.push(unsure(context.index.entries[0]))
    if (!isClaim && isOfAnotherDay(clause, context)) faults.push(doubt('a day that the visitor did not name'))
    const hours = isClaim ? judgeHours(clause, sentence) : undefined
    if (hours) isTimed.add(clause)
    faults.push(...(hours ?? []), ...promiseFaults(clause, sentence))
    const tied = tiedIn(clause, sentence).filter(({ value }) =>
      isClaim ? !hours || !is('ofWeek', value) : is('offered', value),
    )
    ties.push(...tied)
  }
  faults.push(...ties.flatMap((tied) => tied.faults))
  if (claims.length === 0 && ties.length === 0) return { verdict: verdictOf(faults, ties, sentence), claims }
  // Rules compare only names and values with words of another language: what says more is put to a model.
  if (isForeign) return { verdict: verdictOf([...faults, unsure(ties[0]?.entry)], ties, sentence), claims }
  const untimed = { ...sentence, claims: claims.filter((clause) => !isTimed.has(clause)) }
  const { features, entry } = claimFeaturesOf(sentence, untimed, ties)
  if (strangeNames(sentence).length > 0) faults.push(doubt('a name that stands nowhere', entry))
  if (isInvented(sentence)) faults.push(doubt('nothing of it is stated', entry))
  const over = overstated(sentence)
  if (over) faults.push(doubt('stated with a bound', over))
  if (isUnrelated(sentence)) faults.push(doubt('stated of something else', entry))
  const isRuled = faults.length > 0
  const likelihood = likelihoodOf(features)
  if (!isRuled && likelihood < LIKELY)
    faults.push(
      features.otherPolarity > 0.5
        ? doubt('the opposite is stated', entry)
        : doubt('too little of it is stated', entry),
    )
  else if (!isRuled && (likelihood < CERTAIN || saysMore(untimed, ties))) faults.push(unsure(entry))
  const [ofWeek] = [...isTimed].flatMap((clause) => statedFor(clause, sentence))
  return { verdict: verdictOf(faults, ties, sentence, entry ?? ofWeek), claims, ...(!isRuled && { features }) }
}

/** Without a word of a model's, what is likelier than the first is let out; what is likelier than the second isn't asked about. */
const LIKELY = 0.5
const CERTAIN = 0.87

/** A week day by day is half as many. */
const MOST_VALUES = 40

/** "Get out of the house": what is told to do beside the number to call, and nothing of the business. */
const isCaution = ({ folded, promises, values }: Clause, { lexicon }: CheckContext): boolean =>
  promises.size === 0 && values.length === 0 && placeOf(lexicon.subject, folded) !== 0

/** "①②" and "Ⅻ" are numbers in other signs; "m²" is none. */
const plain = (text: string): string =>
  text.replace(/(?<!\p{L})[\p{No}\p{Nl}]+/gu, (sign) => {
    const read = sign.normalize('NFKC')
    return /^[\dA-Z]+$/i.test(read) ? read.toUpperCase() : sign
  })

/** "That's right" claims what the visitor said, which must be true: "so it's $1 for me?" */
function assentFaults(sentence: SentenceContext): Fault[] {
  const { said, language, lexicon } = sentence
  const folded = fold(said)
  const isYes = saysNothing(said, language) && holds(lexicon.yes, folded)
  const isAssent =
    holds(lexicon.assent, folded) && tellingStemsIn(folded.replace(lexicon.assent, ' '), language).every(isCommon)
  if (!isYes && !isAssent) return []
  const claimed = sentencesOf(sentence.text).map((one) => one.replace(/[?？؟]+\s*$/u, '.'))
  const isUntrue = claimed.some((one) => judge(one, { ...sentence, text: '' }).verdict.state === 'fail')
  return isUntrue ? [sure('it assents to what is not stated')] : []
}

/** "I've passed on your number and your wish for Saturday at 9": what was noted goes on, in the visitor's own days and numbers. */
function isOfNote(
  { text, stems, values, promises }: Clause,
  before: readonly Clause[],
  known: ReadonlySet<string>,
  { lexicon, visitorNumbers, visitorValues }: CheckContext,
): boolean {
  const theirs = daysIn(visitorValues)
  return (
    before.some(({ folded }) => holds(lexicon.noted, folded)) &&
    promises.size === 0 &&
    [...stems].filter((stem) => !known.has(stem)).length <= ASIDE &&
    numbersOf(text).every((one) => visitorNumbers.has(one)) &&
    daysIn(values).every((day) => theirs.includes(day))
  )
}
/** "Your wish", "your day": more than that tells something. */
const ASIDE = 1

/** "I hope your house floods": of what the visitor didn't speak of, and no word of everyday's. */
const isOtherWish = ({ folded }: Clause, { lexicon, visitorStems, language }: CheckContext): boolean =>
  holds(lexicon.wish, folded) &&
  tellingStemsIn(folded.replace(lexicon.courtesy, ' '), language).some(
    (stem) => !isCommon(stem) && !visitorStems.has(stem),
  )

/** "I've noted Monday" of a wish for Sunday. */
const isOfAnotherDay = ({ folded, values }: Clause, { lexicon, visitorValues }: CheckContext): boolean => {
  const [said, theirs] = [daysIn(values), daysIn(visitorValues)]
  return holds(lexicon.noted, folded) && theirs.length > 0 && said.some((day) => !theirs.includes(day))
}

/** "Of course, Ana." */
const isEchoOf = ({ stems, isNegated, values, promises }: Clause, { visitorStems }: CheckContext): boolean =>
  stems.size === 1 &&
  promises.size === 0 &&
  !isNegated &&
  values.length === 0 &&
  [...stems].every((stem) => visitorStems.has(stem))

/** "…, and we take half off": whether a clause, or what follows the price in it, says what its words stand nowhere together for. */
function saysMore(
  { said, claims, index, ownStems, visitorStems, language }: SentenceContext,
  ties: readonly TiedValue[],
): boolean {
  if (ties.length === 0) return false
  return claims.some((clause) => {
    const last = clause.values.filter((one) => is('price', one)).at(-1)
    const isTied = clause.values.some((value) => ties.some((one) => one.value === value))
    if (isTied && !last) return false
    const text = last ? said.slice(last.end, said.indexOf(clause.text) + clause.text.length) : clause.text
    const rest = tellingStemsIn(text, language).filter(
      (stem) => clause.stems.has(stem) && !/^\d/.test(stem) && !ownStems.has(stem) && !visitorStems.has(stem),
    )
    const telling = weighed(rest, index)
    const own = ties.filter(({ value }) => clause.values.includes(value)).map(({ entry }) => entry)
    const isStated = (stem: string) =>
      own.some((entry) => entry.has(stem) || (entry.statement.kind !== 'row' && index.beside.get(entry)?.has(stem)))
    const share = last ? sumOf(telling, isStated) / (sumOf(telling) || 1) : (carriersOf(telling, index)[0]?.share ?? 0)
    return telling.size > 0 && share < STATED
  })
}
const STATED = 0.6

/** How likely a sentence is true: logistic regression, trained by eval/train/trainCheck.ts. */
function likelihoodOf(features: ClaimFeatures): number {
  const names = Object.keys(trained.weights) as (keyof ClaimFeatures)[]
  return (
    1 / (1 + Math.exp(-names.reduce((sum, name) => sum + trained.weights[name] * features[name], trained.intercept)))
  )
}

/** The gravest fault, with what is shown to whoever judges the sentence, and what is said instead. */
function verdictOf(
  faults: readonly Fault[],
  ties: readonly TiedValue[],
  sentence: SentenceContext,
  best?: EvidenceEntry,
): Verdict {
  const fault = faults.find(({ state }) => state === 'fail') ?? faults[0]
  const source = (ties[0]?.entry ?? best)?.statement
  if (!fault) return { state: 'pass', ...(source && { source }) }
  const { index, ownStems, evidence, isForeign, clauses } = sentence
  const said = tellingOf(clauses, index, ownStems)
  const [first] = evidence.ranked
  const likeliest = first && index.entries[index.places.get(first.statement) ?? -1]
  const carriers = isForeign ? [] : carriersOf(said, index).slice(0, 2)
  const near = [fault.entry, ...carriers.map(({ entry }) => entry), likeliest].filter((one) => one !== undefined)
  const instead = insteadOf(fault, near, ties, said, sentence)
  const ofParts = clauses.flatMap((clause) => [
    ...statedFor(clause, sentence).slice(0, HOURS),
    ...(isForeign || clauses.length === 1
      ? []
      : carriersOf(tellingOf([clause], index, ownStems, true), index)
          .slice(0, 1)
          .map(({ entry }) => entry)),
  ])
  // In whatever language, a number or a price is what it is: of all that stands with it a reader knows which is meant.
  // What a sum may be of was said before, price by price.
  const added = sentence.values.some((value) => value.kind === 'money') ? sentence.answeredValues : []
  const valued = [...sentence.values, ...added.filter((value) => value.kind === 'money')].flatMap((value) =>
    (index.hits.get(value.kind) ?? [])
      .filter((hit) => sameValue(hit.value, value))
      .slice(0, VALUED)
      .map(({ entry }) => entry),
  )
  const alike = isForeign ? carriersOf(abroadOf(said, sentence), index).map(({ entry }) => entry) : []
  const [most, found] = isForeign ? [SHOWN_ABROAD, SHOWN_ABROAD] : [SHOWN, RANKED]
  const shown = [
    ...ties.map(({ entry }) => entry),
    ...alike,
    ...near,
    ...ofParts,
    ...valued,
    ...coverOf(tellingOf(clauses, index, ownStems, true), index),
    ...(isForeign ? [] : rareIn(said, index)),
    ...evidence.ranked.slice(0, found),
    ...(isForeign ? index.entries : []),
  ].map(({ statement }) => statement)
  return {
    state: fault.state,
    why: fault.why,
    near: passagesOf(new Set(shown), index, most),
    ...(instead && { instead }),
  }
}

/**
 * What is said in a sentence's place: what tells of the same in the way that was told (a price for a price; any number is no answer to a
 * number), or what a value of it stands in rightly; and a special day for its usual hours. What isn't certainly false is left out alone.
 */
function insteadOf(
  { state, isOverruled, entry }: Fault,
  near: readonly EvidenceEntry[],
  ties: readonly TiedValue[],
  said: StemWeights,
  sentence: SentenceContext,
): Statement | undefined {
  const { isForeign, values } = sentence
  if (isOverruled) return entry?.statement
  if (state !== 'fail') return undefined
  // "Yes, it's confirmed" says little itself: it is of what was asked.
  const about = sumOf(said) > 0 ? said : askedOf(sentence)
  // Where to reach somebody corrects nothing else that was told.
  const kinds = new Set<Value['kind']>(
    values.flatMap((one) => (one.kind === 'count' || is('contact', one) ? [] : [one.kind])),
  )
  const tells = ({ statement }: EvidenceEntry) =>
    kinds.size === 0 ? !isForeign && said.size > 0 : statement.values.some(({ kind }) => kinds.has(kind))
  const other = near.find((one) => tells(one) && (isForeign || sumOf(about, one.has) >= MOST * sumOf(about)))
  const isTied = !isForeign && ties.every((one) => one.faults.length === 0)
  const tied = ties.find(({ value }) => !is('contact', value))
  return (other ?? (isTied ? tied?.entry : undefined))?.statement
}

const askedOf = ({ asked, index, ownStems }: SentenceContext): StemWeights =>
  weighed(
    [...asked].filter((stem) => !ownStems.has(stem)),
    index,
  )

const MOST = 0.5
/** How many statements are shown to a model: as much of the site as a short question holds, where the words of a sentence can't find them. */
const HOURS = 3
const VALUED = 6
/** Of those that the question itself finds. */
const RANKED = 12
const SHOWN = 24
const SHOWN_ABROAD = 40
