import { likeness, meaningOf } from '../../text/meaning'
import { carries, sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { holds, placeOf } from '../lexicon/lexicon'
import { isCommon, sumOf, tellingStems } from './carry'
import type { Clause } from './clauses'
import { doubt, type Fault, type Sentence, sure } from './context'
import { type Entry, type Hit, numbersOf, stemsOf } from './index'
import { placesOf } from './placesOf'

const RELEVANT = 0.3
/** What a parser takes for no value, such as a licence's number, is read as digits too: three and more. */
const MARK = /^\d{3,}$/

/** Values and numbers that stand nowhere, neither with the business nor in the visitor's words. */
export function groundFaults(sentence: Sentence): Fault[] {
  const { index, visitorNumbers, said, values, clauses } = sentence
  const rest = values.reduce((left, { text }) => left.replace(text, ' '), said)
  const marks = numbersOf(rest).filter((one) => MARK.test(one) && !index.numbers.has(one) && !visitorNumbers.has(one))
  const faults = clauses.flatMap((clause) =>
    clause.values.flatMap((value) => {
      if (isStated(value, sentence) || isEcho(value, sentence) || isDerived(value, clause, sentence)) return []
      const { rival } = placesOf(value, clause, sentence)
      return [sure(`"${value.text}" stands nowhere`, rival && rival.share > RELEVANT ? rival.entry : undefined)]
    }),
  )
  return [...faults, ...marks.map((one) => sure(`"${one}" stands nowhere`))]
}

/** Said in words, a small number is as often a turn of phrase: "one of a kind", "the two of you". */
const TURN_OF_PHRASE = 5
const HOUR = 60
/** "Half seven", "the big three", "an hour sooner": nothing is counted. */
const isUncounted = (value: Value): boolean =>
  !/\d/.test(value.text) &&
  ((value.kind === 'count' && !value.of) ||
    (value.kind === 'duration' && value.unit === 'minute' && value.amount === HOUR))

function isStated(value: Value, { index, openings, profile, visitorNumbers }: Sentence): boolean {
  const { kind } = value
  if (kind === 'closed' || kind === 'days') return true
  if (index.hits.get(kind)?.some((hit) => sameValue(hit.value, value))) return true
  if (kind === 'clock')
    return value.minutes.some((one) => openings.some(({ from, to }) => from?.includes(one) || to?.includes(one)))
  if (kind === 'count') {
    const digits = numbersOf(value.text)
    return digits.length === 0
      ? value.amount <= TURN_OF_PHRASE
      : digits.every((one) => index.numbers.has(one) || visitorNumbers.has(one))
  }
  // "From May to September": a month alone may be read as a word.
  if (kind === 'date' && value.day === undefined && value.year === undefined)
    return stemsOf(new Date(2024, value.month - 1).toLocaleDateString('en', { month: 'long' })).every(index.isKnown)
  return kind === 'link' && profile.calendlyUrl !== null && profile.calendlyUrl.includes(value.url)
}

/** The visitor's own words may be said back, prices aside: "is it $50?" makes no price. */
const isEcho = (value: Value, { visitorValues, visitorNumbers }: Sentence): boolean =>
  !isPrice(value) &&
  (visitorValues.some((one) => sameValue(one, value)) ||
    (value.kind === 'count' && !value.of && numbersOf(value.text).some((one) => visitorNumbers.has(one))))
const isPrice = ({ kind }: Value): boolean => kind === 'money' || kind === 'percent'

const LONGEST_GUESS = 4

/** "$115" of $85 and $30 more, "up to 10 days" of "3 to 5 days … as much as 10", "over 15 years" of "since 2009", "seven days" of an open week. */
function isDerived(value: Value, clause: Clause, { index, openings, now, values }: Sentence): boolean {
  const amountsOf = (kind: Value['kind'], is: (hit: Hit) => boolean = () => true) =>
    (index.hits.get(kind) ?? []).flatMap((hit) => ('amount' in hit.value && is(hit) ? [hit.value.amount] : []))
  if (value.kind === 'money') {
    const extras = amountsOf('money', (hit) => hit.value.kind === 'money' && hit.value.isExtra === true)
    return values.some((one) => {
      if (one.kind !== 'money' || one === value) return false
      const isTimes = one.unit !== undefined && Number.isInteger(value.amount / one.amount) && one.amount < value.amount
      return isTimes || (extras.includes(one.amount) && amountsOf('money').includes(value.amount - one.amount))
    })
  }
  if (value.kind !== 'duration') return false
  const isOfUnit = ({ entry }: Hit) =>
    entry.statement.values.some((one) => one.kind === 'duration' && one.unit === value.unit)
  if (amountsOf('count', isOfUnit).includes(value.amount)) return true
  if (value.unit === 'minute') return false
  if (value.amount === 7) return ['sat', 'sun'].every((day) => openings.some((one) => one.day === day))
  const years = Math.floor(value.amount / 365)
  const isOfIt = (entry: Entry) => [...clause.stems].some((stem) => !isCommon(stem) && entry.has(stem))
  const since = [...index.numbers].flatMap(([one, entries]) =>
    /^(?:19|20)\d\d$/.test(one) && ([...clause.stems].every(isCommon) || entries.some(isOfIt)) ? [one] : [],
  )
  const ages = since.map((one) => now.getUTCFullYear() - Number(one))
  return years > 0 && ages.some((age) => age >= years && age - years <= LONGEST_GUESS)
}

/** Where a value of a sentence is tied best, and what is wrong with it there. */
export type Tied = { value: Value; share: number; entry: Entry; faults: Fault[] }

const NEARLY = 0.05
const RIVALS = 0.15
const FOREIGN_RIVALS = 0.35
export const LOST = 0.75

/** Another value of its kind may fit better, or a price lose what bounds it. Of words in another language fewer can be compared. */
export function tiedIn(clause: Clause, sentence: Sentence): Tied[] {
  const { isForeign } = sentence
  return clause.values.flatMap((value): Tied[] => {
    if (
      value.kind === 'days' ||
      value.kind === 'closed' ||
      isUncounted(value) ||
      (isEcho(value, sentence) && !(value.kind === 'count' && value.of))
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
    const isLost = isPrice(value) && !isForeign && level.every((one) => lostIn(one.clause, one.entry, sentence) > LOST)
    const faults = [
      ...(rival && rival.share - best.share > (isForeign || value.kind === 'phone' ? FOREIGN_RIVALS : RIVALS)
        ? [doubt(`"${value.text}" is of something else`, rival.entry)]
        : []),
      ...(isPrice(value) && !isForeign && [...clause.stems].some((stem) => isOff(stem, entry, sentence))
        ? [doubt(`"${value.text}" is of nothing that is stated`, entry)]
        : []),
      ...(isLost ? [doubt(`"${value.text}" lost its condition`, entry)] : []),
      ...(isPrice(value) && !whole ? [doubt(`"${value.text}" lost its bound or unit`, entry)] : []),
    ]
    return [{ value, share: best.share, entry, faults }]
  })
}

/** A word that the visitor brought up and the business never says, nor anything like it beside the value: "seniors pay 10% less". */
const isOff = (stem: string, { own, above }: Entry, { visitorStems, index }: Sentence): boolean =>
  !isCommon(stem) &&
  visitorStems.has(stem) &&
  !index.isKnown(stem) &&
  ![...own, ...above].some((other) => likeness(meaningOf(stem), meaningOf(other)) > ALIKE)
const ALIKE = 0.5

/** The share of a condition's words ("with a contract", "for new patients") that neither the sentence nor the visitor says. */
export function lostIn(clause: Clause | undefined, { above }: Entry, sentence: Sentence): number {
  const { index, homeLexicon, asked, visitorStems, clauses } = sentence
  const mark = clause ? placeOf(homeLexicon.condition, clause.folded) : -1
  if (!clause || mark < 0) return 0
  const stems = stemsOf(clause.folded.slice(mark)).filter((stem) => clause.stems.has(stem))
  const isSaid = (stem: string) =>
    asked.has(stem) || visitorStems.has(stem) || above.has(stem) || clauses.some((one) => one.stems.has(stem))
  const words = tellingStems(stems, index)
  return words.size === 0 ? 0 : sumOf(words, (stem) => !isSaid(stem)) / sumOf(words)
}
