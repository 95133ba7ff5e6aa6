import { carries, sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import { type Context, doubt, type Fault, type Sentence, saidIn, sure } from './context'
import { codesOf, type Entry, type Hit, numbersOf, stemsOf } from './index'
import { placeOf } from './lexicon'

/** Values and marks that stand nowhere, and numbers that stand beside nothing that the sentence speaks of. */
export function groundFaults(sentence: Sentence, context: Context): Fault[] {
  const codes = codesOf(sentence.text).filter(
    (code) => !context.index.codes.has(code) && !context.visitorCodes.has(code),
  )
  return [
    ...codes.map((code) => sure(`"${code}" stands nowhere`)),
    ...sentence.clauses.flatMap((clause) =>
      clause.values.flatMap((value) => {
        if (!isStated(value, context) && !isEcho(value, context) && !isDerived(value, context)) {
          const { rival } = placesOf(value, clause, sentence, context)
          return [sure(`"${value.text}" stands nowhere`, rival && rival.share > RELEVANT ? rival.entry : undefined)]
        }
        return isStray(value, clause, context) ? [doubt(`"${value.text}" is of something else`)] : []
      }),
    ),
  ]
}
const RELEVANT = 0.3

/** Said in words, a small number is as often a turn of phrase: "one of a kind", "the two of you". */
const TURN_OF_PHRASE = 5

function isStated(value: Value, { index, openings, profile }: Context): boolean {
  if (value.kind === 'closed' || value.kind === 'days') return true
  if (index.hits.get(value.kind)?.some((hit) => sameValue(hit.value, value))) return true
  if (value.kind === 'clock')
    return openings.some(({ from = [], to = [] }) =>
      value.minutes.some((one) => from.includes(one) || to.includes(one)),
    )
  if (value.kind === 'count') {
    const digits = numbersOf(value.text)
    return digits.length === 0 ? value.amount <= TURN_OF_PHRASE : digits.every((one) => index.numbers.has(one))
  }
  // "From May to September": a month alone may be read as a word.
  if (value.kind === 'date' && value.day === undefined && value.year === undefined)
    return stemsOf(new Date(2024, value.month - 1).toLocaleDateString('en', { month: 'long' })).every(index.isKnown)
  return value.kind === 'link' && profile.calendlyUrl !== null && profile.calendlyUrl.includes(value.url)
}

/** The visitor's own words may be said back, prices aside: "is it $50?" makes no price. */
const isEcho = (value: Value, { visitorValues }: Context): boolean =>
  value.kind !== 'money' && value.kind !== 'percent' && visitorValues.some((one) => sameValue(one, value))

const WEEK = 7
const LONGEST_GUESS = 4

/** "Over 15 years" out of "since 2009", "seven days" of a week that is open. */
function isDerived(value: Value, { index, openings, now }: Context): boolean {
  if (value.kind !== 'duration' || value.unit !== 'day') return false
  if (value.amount === WEEK) return ['sat', 'sun'].every((day) => openings.some((one) => one.day === day))
  const years = Math.floor(value.amount / 365)
  const ages = [...index.numbers.keys()]
    .filter((one) => /^(?:19|20)\d\d$/.test(one))
    .map((one) => now.getUTCFullYear() - Number(one))
  return years > 0 && ages.some((age) => age >= years && age - years <= LONGEST_GUESS)
}

/** A number that stands on the site, though nowhere beside what is counted or a telling word of its clause: "up to 20 people". */
function isStray(value: Value, clause: Clause, context: Context): boolean {
  const { index, isForeign } = context
  const [digits] = numbersOf(value.text)
  if (isForeign || value.kind !== 'count' || !value.of || !digits || isEcho(value, context)) return false
  if (index.hits.get('count')?.some((hit) => sameValue(hit.value, value))) return false
  const words = [value.of, ...[...clause.stems].filter((stem) => !isCommon(stem))]
  return !(index.numbers.get(digits) ?? []).some((entry) => words.some(entry.has))
}

/** How a value of a sentence is tied to what it is said of. */
export type Tied = {
  value: Value
  share: number
  entry: Entry
  /** Where another value of its kind is said of the same, and how much better it fits. */
  rival: Entry | undefined
  rivalry: number
  /** Its bound, upper end or unit isn't the stated one's. */
  isLoose: boolean
  /** What of a condition beside it is said neither in the sentence nor in the question, from 0 to 1. */
  conditionLost: number
}

/** Kinds of which each place has its own, so that one may be mistaken for another. */
const MEASURED = new Set<Value['kind']>([
  'money',
  'percent',
  'duration',
  'count',
  'clock',
  'span',
  'phone',
  'email',
  'date',
])
const PRICES = new Set<Value['kind']>(['money', 'percent'])
const NEARLY = 0.05

export function tiedIn(clause: Clause, sentence: Sentence, context: Context): Tied[] {
  return clause.values.flatMap((value): Tied[] => {
    if (!MEASURED.has(value.kind) || (isEcho(value, context) && !(value.kind === 'count' && value.of))) return []
    const { own, rival } = placesOf(value, clause, sentence, context)
    const [best] = own
    if (!best) return []
    const level = own.filter(({ share }) => share >= best.share - NEARLY)
    const whole = level.filter((one) => carries(one.value, value))
    const losses = PRICES.has(value.kind) ? level.map((one) => lostBeside(one, sentence, context)) : [0]
    return [
      {
        value,
        share: best.share,
        entry: (whole[0] ?? best).entry,
        rival: rival?.entry,
        rivalry: rival ? rival.share - best.share : 0,
        isLoose: whole.length === 0,
        conditionLost: Math.min(...losses),
      },
    ]
  })
}

const RIVALS = 0.2
const FOREIGN_RIVALS = 0.25
export const LOST = 0.6

/** Another value of its kind fits better, or a price lost what bounds it. Of words in another language fewer can be compared. */
export function tieFaults({ value, rivalry, rival, isLoose, conditionLost, entry }: Tied, isForeign: boolean): Fault[] {
  if (rivalry > (isForeign ? FOREIGN_RIVALS : RIVALS)) return [doubt(`"${value.text}" is of something else`, rival)]
  if (conditionLost > LOST && !isForeign) return [doubt(`"${value.text}" lost its condition`, entry)]
  return isLoose && PRICES.has(value.kind) ? [doubt(`"${value.text}" lost its bound or unit`, entry)] : []
}

type Place = Hit & { share: number }

/** Where a value is stated, what is best tied first, and the best place of another value of its kind. */
function placesOf(
  value: Value,
  clause: Clause,
  sentence: Sentence,
  context: Context,
): { own: Place[]; rival: Place | undefined } {
  const words = aboutOf(clause, sentence, context)
  const beside = clause.values.filter((one) => one !== value && BINDING.has(one.kind))
  const places = (context.index.hits.get(value.kind) ?? [])
    .map((hit) => ({ ...hit, share: shareOf(words, beside, hit) }))
    .toSorted((a, b) => b.share - a.share)
  const isOwn = (place: Place) => sameValue(place.value, value)
  return { own: places.filter(isOwn), rival: places.find((place) => !isOwn(place)) }
}

/** Kinds that tell of what a price or a length is: "60 minutes", "6 people". */
const BINDING = new Set<Value['kind']>(['money', 'duration', 'count', 'percent'])
/** What stands in the same clause belongs to a value; what stands above it, elsewhere in its statement or in the question may. */
const PLACE = { clause: 1, heading: 0.6, statement: 0.5 }
const SAID = { clause: 1, sentence: 0.4, question: 0.5 }
const BESIDE = 0.9

function aboutOf(clause: Clause, { clauses }: Sentence, { index, asked }: Context): Map<string, number> {
  const words = new Map<string, number>()
  const add = (stems: Iterable<string>, factor: number) => {
    for (const stem of stems)
      if (!words.has(stem) && !/^\d/.test(stem) && index.isKnown(stem)) words.set(stem, factor * index.weigh(stem))
  }
  add(clause.stems, SAID.clause)
  for (const { stems } of clauses) add(stems, SAID.sentence)
  add(
    [...asked].filter((stem) => !isCommon(stem)),
    SAID.question,
  )
  return words
}

function shareOf(words: ReadonlyMap<string, number>, beside: readonly Value[], { entry, clause }: Hit): number {
  const placed = (inClause: boolean, above: boolean, own: boolean) =>
    inClause ? PLACE.clause : above ? (clause ? PLACE.heading : PLACE.clause) : own ? PLACE.statement : 0
  let carried = 0
  let total = beside.length * BESIDE
  for (const [stem, weight] of words) {
    total += weight
    carried += weight * placed(clause?.stems.has(stem) ?? false, entry.above.has(stem), entry.own.has(stem))
  }
  for (const value of beside) {
    const holds = (values: readonly Value[] = []) => values.some((one) => sameValue(value, one))
    carried += BESIDE * placed(holds(clause?.values), holds(entry.headingValues), holds(entry.statement.values))
  }
  return total === 0 ? 1 : carried / total
}

/** A condition may stand in the clause before as well: "if you …, classes are $10". */
function lostBeside({ entry, clause }: Place, sentence: Sentence, context: Context): number {
  const before = clause && entry.clauses[entry.clauses.indexOf(clause) - 1]
  const opens = before && before.values.length === 0 && /[,،，]\s*$/u.test(before.text)
  const isCondition = opens && placeOf(context.homeLexicon.condition, before.folded) === 0
  return Math.max(
    clause ? lostIn(clause, entry, sentence, context) : 0,
    isCondition ? lostIn(before, entry, sentence, context) : 0,
  )
}

/** The share of a condition's words ("with a contract", "for new patients") that the sentence leaves out. */
export function lostIn(
  clause: Clause,
  entry: Entry,
  sentence: Sentence,
  { index, homeLexicon, ...context }: Context,
): number {
  const mark = placeOf(homeLexicon.condition, clause.folded)
  const stems = mark < 0 ? [] : stemsOf(clause.folded.slice(mark)).filter((stem) => clause.stems.has(stem))
  const weight = (some: readonly string[]) => some.reduce((sum, stem) => sum + index.weigh(stem), 0)
  const said = saidIn(sentence, context)
  const lost = stems.filter((stem) => !said.has(stem) && !entry.above.has(stem))
  return stems.length === 0 ? 0 : weight(lost) / weight(stems)
}
