import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { type Attachment, aboutOf, attachments } from './attach'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import type { Context, Sentence } from './context'
import { type Entry, numbersOf, stemsOf } from './index'
import { placeOf } from './lexicon'

/** Whether a value stands on the site, in the facts or in the visitor's own words, or follows from one that does. */
export const isGrounded = (value: Value, context: Context): boolean =>
  isStated(value, context) || isEcho(value, context) || isDerived(value, context)

/** Said in words, a small number is as often a turn of phrase: "one of a kind", "the two of you". */
const TURN_OF_PHRASE = 5

function isStated(value: Value, { index, openings, profile }: Context): boolean {
  if (value.kind === 'closed' || value.kind === 'days') return true
  if ((index.hits.get(value.kind) ?? []).some((hit) => sameValue(hit.value, value))) return true
  if (value.kind === 'clock')
    return openings.some(({ from, to }) => value.minutes.some((one) => [...(from ?? []), ...(to ?? [])].includes(one)))
  if (value.kind === 'count') {
    const digits = numbersOf(value.text)
    return digits.length === 0 ? value.amount <= TURN_OF_PHRASE : digits.every((one) => index.numbers.has(one))
  }
  if (value.kind === 'date' && value.day === undefined && value.year === undefined) {
    const [month = ''] = stemsOf(
      new Date(Date.UTC(2024, value.month - 1)).toLocaleDateString('en', { month: 'long', timeZone: 'UTC' }),
    )
    return index.isKnown(month)
  }
  return value.kind === 'link' && profile.calendlyUrl !== null && profile.calendlyUrl.includes(value.url)
}

/** The visitor's own words may be said back, prices aside: "is it $50?" makes no price. */
export const isEcho = (value: Value, { visitorValues }: Context): boolean =>
  value.kind !== 'money' && value.kind !== 'percent' && visitorValues.some((one) => sameValue(one, value))

const LONGEST_GUESS = 4

const WEEK = 7

/** "Over 15 years" out of "since 2009", "seven days" of a week that is open. */
function isDerived(value: Value, { index, openings, now }: Context): boolean {
  if (value.kind !== 'duration' || value.unit !== 'day') return false
  if (value.amount === WEEK)
    return openings.some(({ day }) => day === 'sun') && openings.some(({ day }) => day === 'sat')
  if (value.amount < 365) return false
  const years = Math.floor(value.amount / 365)
  return [...index.numbers.keys()].some((one) => {
    const since = /^(?:19|20)\d\d$/.test(one) ? now.getUTCFullYear() - Number(one) : -1
    return since >= years && since - years <= LONGEST_GUESS
  })
}

/** A number that stands on the site, though nowhere beside what is counted or a telling word of its clause: "up to 20 people". */
export function isStray(value: Value, clause: Clause, context: Context): boolean {
  const { index } = context
  if (value.kind !== 'count' || value.of === undefined || isEcho(value, context)) return false
  const [digits] = numbersOf(value.text)
  if (digits === undefined || (index.hits.get('count') ?? []).some((hit) => sameValue(hit.value, value))) return false
  const words = [value.of, ...[...clause.stems].filter((stem) => !isCommon(stem))]
  return !(index.numbers.get(digits) ?? []).some(({ own, above }) =>
    words.some((stem) => own.has(stem) || above.has(stem)),
  )
}

/** How a value of a sentence is tied to what it is said of. */
export type Tied = {
  value: Value
  share: number
  /** How much better another value of its kind fits there. */
  rivalry: number
  /** Its bound, upper end or unit isn't the stated one's. */
  isLoose: boolean
  entry: Entry
  rival: Entry | undefined
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
const NEARLY = 0.05

export function tiedIn(clause: Clause, sentence: Sentence, context: Context, skip: ReadonlySet<Value['kind']>): Tied[] {
  return clause.values.flatMap((value): Tied[] => {
    if (
      !MEASURED.has(value.kind) ||
      skip.has(value.kind) ||
      (isEcho(value, context) && !(value.kind === 'count' && value.of))
    )
      return []
    const about = aboutOf(value, clause, sentence.clauses, context.asked, context.index)
    const { own, rival } = attachments(value, about, context.index)
    const [best] = own
    if (!best) return []
    const level = own.filter(({ share }) => share >= best.share - NEARLY)
    const said = saidIn(sentence, context)
    const losses = level.map((one) => lostCondition(one, said, context))
    return [
      {
        value,
        share: best.share,
        rivalry: rival ? Math.max(0, rival.share - best.share) : 0,
        isLoose: level.every(({ isWhole }) => !isWhole),
        entry: (level.find(({ isWhole }) => isWhole) ?? best).hit.entry,
        rival: rival?.hit.entry,
        conditionLost: Math.min(...losses),
      },
    ]
  })
}

/** Stems of a sentence and of what the visitor said: what is understood needn't be said again. */
export const saidIn = ({ clauses }: Sentence, { asked, visitorStems }: Context): ReadonlySet<string> =>
  new Set([...asked, ...visitorStems, ...clauses.flatMap(({ stems }) => [...stems])])

/** The share of a condition's words ("with a contract", "for new patients") that is lost; it may stand in the clause before: "if you …, classes are $10". */
function lostCondition(
  { hit: { entry, clause, value } }: Attachment,
  said: ReadonlySet<string>,
  context: Context,
): number {
  if (!clause || (value.kind !== 'money' && value.kind !== 'percent')) return 0
  const before = entry.clauses[entry.clauses.indexOf(clause) - 1]
  const opens =
    before &&
    before.values.length === 0 &&
    /[,،，]\s*$/u.test(before.text) &&
    placeOf(context.homeLexicon.condition, before.folded) === 0
  return Math.max(lostIn(clause, entry, said, context), opens ? lostIn(before, entry, said, context) : 0)
}

export function lostIn(
  clause: Clause,
  entry: Entry,
  said: ReadonlySet<string>,
  { index, homeLexicon }: Context,
): number {
  const mark = placeOf(homeLexicon.condition, clause.folded)
  if (mark < 0) return 0
  const stems = stemsOf(clause.folded.slice(mark)).filter((stem) => !/^\d/.test(stem) && clause.stems.has(stem))
  const total = stems.reduce((sum, stem) => sum + index.weigh(stem), 0)
  const lost = stems.reduce((sum, stem) => sum + (said.has(stem) || entry.above.has(stem) ? 0 : index.weigh(stem)), 0)
  return total === 0 ? 0 : lost / total
}
