import { endsWithQuestionMark } from '../../text/marks'
import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { holds } from '../lexicon/lexicon'
import { carriersOf, isCommon, tellingOf } from './carry'
import type { Clause } from './clauses'
import type { CheckContext, SentenceContext } from './context'
import { doubt, type Fault, sure } from './fault'
import type { EvidenceEntry } from './index'
import { is } from './valueKinds'

/** Of what is said without a time, all but so many words are the calendar's or the visitor's. */
const OTHER_WORDS = 1

/**
 * Whether a clause says only what the calendar does: its times and days, or its words. That a day is full may be said of the visitor's day,
 * too; nothing else is promised with it.
 */
export function isOfCalendar(clause: Clause, context: CheckContext): boolean {
  const { calendarValues, calendarStems, visitorValues, visitorStems, ownStems, lexicon } = context
  if (calendarValues.length + calendarStems.size === 0) return false
  const { values, stems, folded, isNegated, promises } = clause
  // The "free" of a free estimate is its name.
  const isNamed = (words: ReadonlySet<string>) => [...words].every((stem) => calendarStems.has(stem))
  if ([...promises].some(([kind, { words }]) => kind !== 'availability' && !isNamed(words))) return false
  const isIn = (list: readonly Value[], value: Value) => list.some((one) => sameValue(one, value))
  const isFull = isNegated || holds(lexicon.full, folded) || holds(lexicon.shut, folded)
  // "Tap one below" counts nothing.
  const told = values.filter(({ kind, text }) => kind !== 'closed' && (kind !== 'count' || /\d/.test(text)))
  const isTold = told.every(
    (value) => isIn(calendarValues, value) || ((isFull || is('contact', value)) && isIn(visitorValues, value)),
  )
  if (!isTold) return false
  if (told.some((value) => is('planned', value))) return true
  // "Sure" and "yes" are looked at beside what they say yes to.
  if (calendarStems.size > 0 && stems.size === 0 && told.length === 0) return true
  const others = [...stems].filter(
    (stem) => !isCommon(stem) && ![calendarStems, visitorStems, ownStems].some((known) => known.has(stem)),
  )
  const own = [...stems].filter((stem) => calendarStems.has(stem))
  return own.length > 0 && promises.size === 0 && others.length <= OTHER_WORDS
}

/** "You're booked" of what the calendar never settled. */
export function settledFaults(sentence: SentenceContext): Fault[] {
  const { clauses, lexicon, said, settled } = sentence
  if (endsWithQuestionMark(said)) return []
  return clauses.flatMap((clause) => {
    const { folded, isNegated, values } = clause
    if (isNegated || !holds(lexicon.settled, folded) || holds(lexicon.case, folded)) return []
    const times = values.filter((value) => is('planned', value))
    const rule = times.length === 0 ? ruleOf(clause, sentence) : undefined
    if (rule) return [doubt('a rule, or a booking that the calendar never settled', rule)]
    const isSo = settled.some((told) => times.every((time) => told.some((one) => sameValue(one, time))))
    return isSo ? [] : [sure('the calendar settled nothing of the kind')]
  })
}

const FEWEST_OF_RULE = 3
/**
 * "10% off when everyone is booked a month ahead": where the business says all of it in one place, of whoever comes. "Your visit is booked" is none,
 * whatever a page says of visits.
 */
function ruleOf(clause: Clause, { index, ownStems, lexicon }: SentenceContext): EvidenceEntry | undefined {
  const telling = tellingOf([clause], index, ownStems)
  if (telling.size < FEWEST_OF_RULE || holds(lexicon.ofThisVisit, clause.folded)) return undefined
  const [carrier] = carriersOf(telling, index)
  return carrier?.share === 1 ? carrier.entry : undefined
}
