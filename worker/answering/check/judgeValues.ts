import { fold } from '../../text/fold'
import { daysIn, endsOf } from '../../text/hours/openings'
import { daysAfter, todayIn } from '../../text/localDays'
import { carries, sameValue } from '../../text/sameValue'
import type { Value, ValueContent } from '../../text/value'
import { tellingStemsIn } from '../../text/words'
import { holds, placeOf } from '../lexicon/lexicon'
import { isCommon, sumOf, weighed } from './carry'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import { doubt, type Fault, sure, unsure } from './fault'
import { type EvidenceEntry, type EvidenceIndex, numbersOf } from './index'
import { placesOf, type ValuePlace } from './placesOf'
import { is } from './valueKinds'

const RELEVANT = 0.3
/** What a parser takes for no value, such as a licence's number, is read as digits too: three and more. */
const MARK = /^\d{3,}$/

/** Values and numbers that stand nowhere, neither with the business nor in the visitor's words. */
export function groundFaults(sentence: SentenceContext): Fault[] {
  const { index, visitorNumbers, said, values, clauses, isForeign } = sentence
  const rest = values.reduce((left, { text }) => left.replace(text, ' '), said)
  const marks = numbersOf(rest).filter((one) => MARK.test(one) && !index.numbers.has(one) && !visitorNumbers.has(one))
  const faults = clauses.flatMap((clause) =>
    clause.values.flatMap((value) => {
      if (
        (value.kind === 'duration' && isUncounted(value)) ||
        isStated(value, sentence) ||
        isEcho(value, sentence) ||
        isReceipt(value, clause, sentence) ||
        isDerived(value, clause, sentence)
      )
        return []
      const { rival } = placesOf(value, clause, sentence)
      const nearest = rival && rival.share > RELEVANT ? rival.entry : undefined
      if (isWorkedOut(value, sentence) || isReckonedDay(value, clause, sentence))
        return [doubt(`"${value.text}" is worked out`, nearest)]
      if (isForeign && value.kind === 'count' && !/\d/.test(value.text)) return [unsure(nearest)]
      return [(isKnownNumber(value, sentence) ? doubt : sure)(`"${value.text}" stands nowhere`, nearest)]
    }),
  )
  return [...faults, ...marks.map((one) => sure(`"${one}" stands nowhere`))]
}

type Numbers = { has: (number: string) => boolean }
/** Whether each number of a value is known, whatever it counts. */
function isAllKnown(value: Value, ...known: Numbers[]): boolean {
  const numbers = numbersOf(value.text)
  return numbers.length > 0 && numbers.every((one) => known.some((some) => some.has(one)))
}

/** "18 años" where the site says "18 or older"; "40 libras", in whose money nothing is priced, may weigh something. */
function isKnownNumber(value: Value, { index, isForeign, visitorNumbers }: SentenceContext): boolean {
  const isPriced = (index.hits.get('money') ?? []).some(
    (hit) => value.kind === 'money' && hit.value.kind === 'money' && hit.value.currency === value.currency,
  )
  const isOfMany = value.kind === 'count' || value.kind === 'duration' || (value.kind === 'money' && !isPriced)
  return isForeign && isOfMany && isAllKnown(value, index.numbers, visitorNumbers)
}

/** Said in words, a small number is as often a turn of phrase: "one of a kind", "the two of you". */
const TURN_OF_PHRASE = 5
const ONE_OF_ITS_KIND = { minute: new Set([60]), day: new Set([1, 7]) }
/** "Half seven", "the big three", "an hour sooner", "for a week": nothing is counted. */
const isUncounted = (value: Value): boolean =>
  !/\d/.test(value.text) &&
  ((value.kind === 'count' && !value.of) ||
    (value.kind === 'duration' && !value.bound && ONE_OF_ITS_KIND[value.unit].has(value.amount)))

function isStated(value: Value, { index, isForeign, openings, profile, visitorNumbers }: SentenceContext): boolean {
  const { kind } = value
  if (kind === 'closed' || kind === 'days') return true
  if (index.hits.get(kind)?.some((hit) => sameValue(hit.value, value))) return true
  if (kind === 'clock')
    return openings
      .map(endsOf)
      .some(({ starts, ends }) => value.minutes.some((one) => [...starts, ...ends].includes(one)))
  if (kind === 'count') {
    const isInWords = numbersOf(value.text).length === 0
    return isInWords
      ? value.amount <= TURN_OF_PHRASE || (isForeign && isCountedSo(value.amount, index))
      : isAllKnown(value, index.numbers, visitorNumbers)
  }
  // "From May to September": a month alone may be read as a word.
  if (kind === 'date' && value.day === undefined && value.year === undefined)
    return tellingStemsIn(new Date(2024, value.month - 1).toLocaleDateString('en', { month: 'long' })).every(
      index.isKnown,
    )
  return kind === 'link' && profile.calendlyUrl !== null && profile.calendlyUrl.includes(value.url)
}

/** Of whatever: what is counted can't be compared in another language. */
const isCountedSo = (amount: number, { hits }: EvidenceIndex): boolean =>
  hits.get('count')?.some(({ value }) => value.kind === 'count' && value.amount === amount) ?? false

/** The visitor's own words may be said back, prices aside: "is it $50?" makes no price. */
const isEcho = (value: Value, { visitorValues, visitorNumbers }: SentenceContext): boolean =>
  !isPrice(value) &&
  (visitorValues.some((one) => sameValue(one, value)) ||
    // "0184, not 0148" after the whole number; "between 2 and 3" of "2 to 3".
    (is('reworded', value) && isAllKnown(value, visitorNumbers)) ||
    (value.kind === 'count' && !value.of && numbersOf(value.text).some((one) => visitorNumbers.has(one))))
/** "I've noted that your receipt says $412": a price too, where nothing is claimed of the business. */
const isReceipt = (value: Value, clause: Clause, { claims, visitorValues }: SentenceContext): boolean =>
  isPrice(value) && !claims.includes(clause) && visitorValues.some((one) => sameValue(one, value))
const isPrice = (value: Value): boolean => is('price', value)

const LONGEST_GUESS = 4
/** As many front and back brakes, or children, as somebody adds up in their head. */
const FEW = 4

/** "$72" of $48 and $24, "$90" of $45 each, "$297 for three" of $99, "$115" of $85 with $30 more, "over 15 years" of "since 2009". */
function isDerived(value: Value, clause: Clause, sentence: SentenceContext): boolean {
  const { stems } = clause
  const { index, now, values, visitorValues, lexicon, said: text } = sentence
  if (value.kind === 'money') {
    const stated = (index.hits.get('money') ?? []).flatMap((hit) => (hit.value.kind === 'money' ? [hit.value] : []))
    const said = values.flatMap((one) => (one.kind === 'money' && one !== value ? [one] : []))
    const isCounted = (times: number) =>
      [...values, ...visitorValues].some((one) => one.kind === 'count' && one.amount === times)
    return said.some(({ amount, unit }) => {
      const rest = value.amount - amount
      const times = value.amount / amount
      const isPerPiece = unit ? !TIME_UNITS.has(unit) : holds(lexicon.every, fold(text))
      const isExtra = stated.some((one) => one.isExtra && one.amount === amount)
      return (
        rest > 0 &&
        ((Number.isInteger(times) && ((isPerPiece && times < FEW) || isCounted(times))) ||
          said.some((one) => one.amount === rest && one.amount !== amount) ||
          (isExtra && stated.some((one) => one.amount === rest)))
      )
    })
  }
  if (value.kind === 'date') return isComingDay(value, clause, sentence)
  if (value.kind !== 'duration' || value.unit !== 'day') return false
  const years = Math.floor(value.amount / 365)
  const isOfIt = (entry: EvidenceEntry) => [...stems].some((stem) => !isCommon(stem) && entry.has(stem))
  const ages = [...index.numbers]
    .filter(([one, entries]) => YEAR.test(one) && ([...stems].every(isCommon) || entries.some(isOfIt)))
    .map(([since]) => now.getUTCFullYear() - Number(since))
  return years > 0 && ages.some((age) => age >= years && age - years <= LONGEST_GUESS)
}

const YEAR = /^(?:19|20)\d\d$/

/** Of more prices nobody adds up each with each. */
const MOST_ADDED = 40

/**
 * Two or three prices of what is spoken of together, or one of them as many times as somebody says: "$116" of a cut at $68 and a blowout at $48,
 * "$540" of $135 an hour for four hours; or what the visitor told of, beside a price, and what is left of it: "of the $380 it pays $300", "the other
 * $80". Whoever judges the sentence sees whether these are meant.
 */
function isWorkedOut(
  value: Value,
  {
    index,
    said,
    values,
    asked,
    clauses,
    isForeign,
    visitorNumbers,
    visitorValues,
    visitorTold,
    answeredValues,
  }: SentenceContext,
): boolean {
  if (value.kind !== 'money') return false
  const words = [...asked, ...clauses.flatMap(({ stems }) => [...stems])].filter((stem) => !isCommon(stem))
  const hits = index.hits.get('money') ?? []
  const stated = hits.filter(({ entry }) => isForeign || words.some((stem) => entry.has(stem)))
  const isStatedSum = (one: Value) => hits.some((hit) => sameValue(hit.value, one))
  const answered = answeredValues.filter(isStatedSum)
  const beside = values.filter((one) => one !== value && isStatedSum(one))
  if (isMadeUpOf(value.amount, beside)) return true
  const prices = amountsOf([...answered, ...stated.map((hit) => hit.value)]).slice(0, MOST_ADDED)
  const isOfService = clauses.some(
    (clause) => clause.values.includes(value) && [...clause.stems].some((stem) => index.services.has(stem)),
  )
  const own = isOfService ? [] : amountsOf(visitorTold)
  if (own.some((one) => (one === value.amount ? beside.length > 0 : prices.includes(one - value.amount)))) return true
  if (isReckoned(value.amount, amountsOf([...answered, ...beside]), countsOf([...values, ...visitorValues])))
    return true
  const factors = [...numbersOf(said), ...visitorNumbers].map(Number).filter((one) => one > 1 && one < 100)
  if (prices.some((one) => factors.some((times) => one * times === value.amount))) return true
  const isSum = (rest: number, from: number, left: number): boolean =>
    rest === 0
      ? left < FEW_ADDED - 1
      : left > 0 && prices.some((one, at) => at >= from && one <= rest && isSum(rest - one, at + 1, left - 1))
  return !isForeign && isSum(value.amount, 0, FEW_ADDED)
}
const FEW_ADDED = 3

/** Of more nobody gives a sum in one sentence. */
const MOST_LISTED = 8
/** "$158: the groom at $76 less $10, the bath at $60, and $20 and $12": all that stands beside it, added or taken off. */
function isMadeUpOf(amount: number, beside: readonly Value[]): boolean {
  const listed = beside.flatMap((one) => (one.kind === 'money' ? [one.amount] : []))
  const reaches = (rest: number, at: number): boolean =>
    at === listed.length
      ? rest === 0
      : reaches(rest - (listed[at] ?? 0), at + 1) || reaches(rest + (listed[at] ?? 0), at + 1)
  return listed.length > 1 && listed.length <= MOST_LISTED && reaches(amount, 0)
}

/** Of what was told in this chat, times what was counted, three together at most, added or taken off: "$99" of $79, $30 and $10 off. */
function isReckoned(amount: number, told: readonly number[], counts: readonly number[]): boolean {
  const terms = [...new Set(told.slice(-MOST_TOLD).flatMap((one) => [one, ...counts.map((times) => one * times)]))]
  const reaches = (rest: number, left: number): boolean =>
    rest === 0 || (left > 0 && terms.some((one) => reaches(rest - one, left - 1) || reaches(rest + one, left - 1)))
  return told.length > 1 && reaches(amount, FEW_ADDED)
}
const MOST_TOLD = 6
const MOST_COUNTED = 12
const countsOf = (values: readonly ValueContent[]): number[] => [
  ...new Set(
    values.flatMap((one) => (one.kind === 'count' && one.amount > 1 && one.amount <= MOST_COUNTED ? [one.amount] : [])),
  ),
]
const amountsOf = (values: readonly ValueContent[]): number[] => [
  ...new Set(values.flatMap((one) => (one.kind === 'money' ? [one.amount] : []))),
]

/**
 * "The 5th and 19 December" of every first and third Saturday, "December 5 to 12" of two to three weeks from now, a month of a season: where days or
 * lengths are stated to reckon from, and no hours are told.
 */
function isReckonedDay(value: Value, { folded, values: beside }: Clause, sentence: SentenceContext): boolean {
  const { now, profile, index, lexicon } = sentence
  if (!RECKONED_FROM.some((kind) => index.hits.has(kind))) return false
  if (value.kind === 'count')
    return !value.of && beside.some(({ kind, start }) => kind === 'date' && start < value.start)
  if (value.kind !== 'date' || value.year !== undefined) return false
  // A month beside hours is of a season; a day that is shut or open is as the calendar of the business has it.
  if (value.day === undefined) return beside.some(({ kind }) => kind === 'span' || kind === 'days')
  if (holds(lexicon.shut, folded) || holds(lexicon.open, folded)) return false
  const today = todayIn(now, profile.timeZone)
  return Array.from({ length: RECKONED_DAYS }, (_, days) => daysAfter(today, days)).some(
    ({ month, day }) => month === value.month && day === value.day,
  )
}
const RECKONED_FROM = ['days', 'date', 'duration'] as const
/** What is told of a visit to come is seldom further off. */
const RECKONED_DAYS = 45

/** "Sunday, November 29": the date of a day that is named with it, this week or next. */
function isComingDay(
  { month, day, year }: Value & { kind: 'date' },
  { values }: Clause,
  { now, profile }: SentenceContext,
): boolean {
  const today = todayIn(now, profile.timeZone)
  const coming = Array.from({ length: 14 }, (_, days) => daysAfter(today, days))
  const meant = coming.find((one) => one.month === month && one.day === day)
  return meant !== undefined && (year ?? meant.year) === meant.year && daysIn(values).includes(meant.weekDay)
}

/** Where a value of a sentence is tied best, what share of what is stated with it there the sentence says, and what is wrong with it. */
export type TiedValue = { value: Value; share: number; told: number; entry: EvidenceEntry; faults: Fault[] }

const NEARLY = 0.05
const RIVALS = 0.15
/** Of words in another language fewer can be compared, and what is no price is said of many things. */
const CLEAR_RIVALS = 0.35
export const LOST = 0.75

/** Another value of its kind may fit better, or a price lose what bounds it. */
export function tiedIn(clause: Clause, sentence: SentenceContext): TiedValue[] {
  const { isForeign, index } = sentence
  return clause.values.flatMap((value): TiedValue[] => {
    if (
      value.kind === 'days' ||
      value.kind === 'closed' ||
      (value.kind === 'count' && !value.of) ||
      isUncounted(value) ||
      (value.kind !== 'count' && isEcho(value, sentence))
    )
      return []
    const { own, rival } = placesOf(value, clause, sentence)
    const [best] = own
    if (!best || (isPrice(value) && isDerived(value, clause, sentence))) return []
    const level = own.filter(({ share }) => share >= best.share - NEARLY)
    const extra = value.kind === 'money' && holds(sentence.lexicon.extra, clause.folded)
    const said: Value = extra ? { ...value, isExtra: true } : value
    const whole = level.find((one) => carries(one.value, value) || carries(one.value, said))
    const { entry } = whole ?? best
    const isLost =
      isPrice(value) &&
      !isForeign &&
      !saysCondition(entry, sentence) &&
      level.every((one) => lostIn(one.clause, one.entry, sentence) > LOST)
    const faults = [
      ...(isPrice(value) && !isForeign && isOfOther(value, clause, level, sentence)
        ? [doubt(`"${value.text}" is of another service`, entry)]
        : []),
      ...(isPrice(value) &&
      clause.deniedValues.has(value) &&
      !level.some((one) => one.clause?.deniedValues.has(one.value))
        ? [doubt(`"${value.text}" is denied`, entry)]
        : []),
      ...(rival && rival.share - best.share > (isForeign || !isPrice(value) ? CLEAR_RIVALS : RIVALS)
        ? [(isTypedOf(rival, best, clause) ? sure : doubt)(`"${value.text}" is of something else`, rival.entry)]
        : []),
      ...(isLost ? [doubt(`"${value.text}" lost its condition`, entry)] : []),
      ...(isPrice(value) && (!whole || isUnitAdded(value, whole, index))
        ? [doubt(`"${value.text}" lost its bound or unit`, entry)]
        : []),
    ]
    const told = is('contact', value)
      ? 1
      : Math.max(
          ...level.map((one) => saidOf([...(one.clause?.stems ?? one.entry.above), ...one.entry.named], sentence)),
        )
    return [{ value, share: best.share, told, entry, faults }]
  })
}

/** The owner typed another price for the very thing that a clause names: nobody need be asked. */
const isTypedOf = ({ entry, value }: ValuePlace, { entry: own }: ValuePlace, { stems }: Clause): boolean =>
  value.kind === 'money' &&
  entry.statement.source.kind === 'fact' &&
  entry.named.size > 0 &&
  [...entry.named].every((stem) => stems.has(stem)) &&
  ![...entry.named].every(own.has)

/** "$120 a year" where it is $120, and nothing on the same page speaks of a year. */
function isUnitAdded(said: Value, { value, entry }: ValuePlace, { postings }: EvidenceIndex): boolean {
  if (said.kind !== 'money' || value.kind !== 'money' || value.unit || !said.unit || !TIME_UNITS.has(said.unit))
    return false
  const page = entry.statement.source.url
  return !tellingStemsIn(said.unit).some((stem) => postings.get(stem)?.some((one) => one.statement.source.url === page))
}
const TIME_UNITS = new Set(['minute', 'hour', 'day', 'week', 'month', 'year'])

/** What a price is said of, or what is said to come with it, is a service that stands nowhere around it: "a crown is $120". */
function isOfOther(
  value: Value,
  clause: Clause,
  level: readonly ValuePlace[],
  { said, language, lexicon, index }: SentenceContext,
): boolean {
  const start = said.indexOf(clause.text)
  const [before, after] = [said.slice(start, value.start), said.slice(value.end, start + clause.text.length)]
  const stemsIn = (text: string) =>
    tellingStemsIn(text, language).filter((stem) => clause.stems.has(stem) && !isCommon(stem) && index.isKnown(stem))
  const isStated = (stem: string) => level.some(({ entry }) => entry.has(stem))
  // What stands beside a row is of another.
  const isTold = (stem: string) =>
    isStated(stem) || level.some(({ entry }) => entry.statement.kind !== 'row' && index.beside.get(entry)?.has(stem))
  const isOther = (stem: string) => index.services.has(stem) && !isTold(stem)
  // "10% off leak repair", and no further than a comma: "15% off, round-the-clock service".
  const [off = ''] = after.split(/[,;，、]/)
  if (value.kind === 'percent' && stemsIn(off).some((stem) => index.services.has(stem) && !isStated(stem))) return true
  const own = stemsIn(before)
  const subject = own.length > 0 ? own : stemsIn(after)
  const added = placeOf(lexicon.included, fold(after))
  return (
    (subject.some(isOther) && !subject.some(isTold)) || (added >= 0 && stemsIn(fold(after).slice(added)).some(isOther))
  )
}

/** Whether a sentence sets a condition itself, in the statement's words: "if the repair comes to $250". */
function saysCondition({ own }: EvidenceEntry, { clauses, lexicon, index }: SentenceContext): boolean {
  return clauses.some(({ folded, stems }) => {
    const mark = placeOf(lexicon.condition, folded)
    const words = weighed(mark < 0 ? [] : tellingStemsIn(folded.slice(mark)).filter((stem) => stems.has(stem)), index)
    return words.size > 0 && sumOf(words, (stem) => own.has(stem)) >= HALF * sumOf(words)
  })
}
const HALF = 0.5

/** The share of a condition's words ("with a contract", "for new patients") that neither the sentence nor the visitor says. */
export function lostIn(clause: Clause | undefined, { above }: EvidenceEntry, sentence: SentenceContext): number {
  const mark = clause ? placeOf(sentence.homeLexicon.condition, clause.folded) : -1
  if (!clause || mark < 0) return 0
  const stems = tellingStemsIn(clause.folded.slice(mark)).filter((stem) => clause.stems.has(stem))
  return 1 - saidOf(stems, sentence, above)
}

/** The share of stated words that the sentence or the visitor says, or that stand `above`. */
export function saidOf(stems: Iterable<string>, sentence: SentenceContext, above?: ReadonlySet<string>): number {
  const { index, asked, visitorStems, ownStems, clauses } = sentence
  const words = weighed(
    [...stems].filter((stem) => !/^\d/.test(stem)),
    index,
  )
  const isSaid = (stem: string) =>
    [asked, visitorStems, ownStems, above].some((one) => one?.has(stem)) || clauses.some((one) => one.stems.has(stem))
  return words.size === 0 ? 1 : sumOf(words, isSaid) / sumOf(words)
}
