import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { fold } from '../../text/fold'
import { daysIn, endsOf, type Opening, openingsIn } from '../../text/hours/openings'
import { isOfWeek } from '../../text/hours/readHours'
import { todayIn } from '../../text/localDays'
import { sameValue } from '../../text/sameValue'
import type { Value } from '../../text/value'
import { tellingStemsIn } from '../../text/words'
import { holds, placeOf } from '../lexicon/lexicon'
import { carriersOf, isCommon, tellingOf } from './carry'
import type { Clause } from './clauses'
import type { SentenceContext } from './context'
import { doubt, type Fault, overruled, sure } from './fault'
import type { EvidenceEntry } from './index'
import { specialDay } from './specialDay'
import type { StatedOpening } from './statedOpenings'
import { is } from './valueKinds'

/** What is wrong with what a clause says of the week, held against the week that is stated, day by day; undefined where it says nothing of it. */
export function judgeHours(clause: Clause, sentence: SentenceContext): Fault[] | undefined {
  const { lexicon, openings } = sentence
  const [shut, open] = [placeOf(lexicon.shut, clause.folded), placeOf(lexicon.open, clause.folded)]
  // "We're closed right now and open again on Tuesday": the days are those of the opening.
  const reopens = shut >= 0 && open > shut && holds(lexicon.now, clause.folded)
  const isShut = shut >= 0 && !reopens
  const week = clause.values.filter((value) => isOfWeek(value) && !(reopens && value.kind === 'closed'))
  const times = week.filter(({ kind }) => kind !== 'days')
  const named = daysIn(week)
  const days = daysTold(clause, sentence)
  const hasSpan = times.some(({ kind }) => kind === 'span')
  const ofNow = judgeNow(clause, { shut, open }, sentence)
  if (ofNow) return ofNow
  const isOfHours = isShut || hasSpan || (named.length > 0 && times.length > 0) || open >= 0
  const isDayOnly = times.every(({ kind }) => kind === 'closed')
  if (!isOfHours || openings.length === 0 || (days.length === 0 && isDayOnly)) return undefined
  if (isOfDate(clause, sentence)) return undefined
  const claimed: Opening[] = isDayOnly
    ? days.map((day) =>
        isShut || clause.isNegated ? { day, isClosed: true } : { day, isClosed: false, end: 'unsaid' },
      )
    : openingsIn(week, named.length > 0 ? [] : days)
  const special = claimed.flatMap(({ day, isClosed }) =>
    [day && specialDay(day, sentence)].flatMap((entry) => (entry ? [{ entry, isClosed }] : [])),
  )
  const against = special.find(({ entry, isClosed }) => !isClosed || !isShutOn(entry))
  if (against) return [overruled('another day than usual', against.entry)]
  if (special.length > 0) return []
  const fault = judgeWeek(
    claimed,
    openings.filter(({ day }) => day),
    clause,
    sentence,
  )
  return fault ? [fault.state === 'fail' ? ifOwnHours(fault, clause, times, sentence) : fault] : []
}

/**
 * "Just pull in before 4", "they tow day and night", "open nights and weekends": a time that stands where most of the clause does, or days without
 * one, may be of something else than the week.
 */
function ifOwnHours(
  fault: Fault,
  clause: Clause,
  times: readonly Value[],
  { index, ownStems, openings, values, calendarValues, visitorValues }: SentenceContext,
): Fault {
  const states = ({ statement }: EvidenceEntry, value: Value) => statement.values.some((one) => sameValue(one, value))
  // Whom the sentence says to call has hours of their own.
  const isTheirs = (entry: EvidenceEntry) => values.some((value) => is('contact', value) && states(entry, value))
  const stated = carriersOf(tellingOf([clause], index, ownStems, true), index).find(
    ({ entry, share }) =>
      (share >= MOST || isTheirs(entry)) &&
      !openings.some((one) => one.day && one.entry === entry) &&
      (times.length === 0 || times.some((time) => states(entry, time))),
  )
  // "Jack barbers Wednesday through Saturday", said so of him; a time that the calendar offers, near the visitor's own.
  const whole =
    stated?.entry ??
    index.entries.find((entry) => !isShutOn(entry) && clause.values.every((value) => states(entry, value)))
  const isIn = (list: readonly Value[], value: Value) => list.some((one) => sameValue(one, value))
  const planned = clause.values.filter((value) => is('planned', value))
  const isOffered =
    planned.some((value) => isIn(calendarValues, value)) &&
    planned.every((value) => isIn([...calendarValues, ...visitorValues], value))
  // "By 3 pm the day before, so for Wednesday that's Tuesday by 3 pm": told twice, and stated of no day's hours.
  const isTwice = (time: Value) => values.filter((one) => sameValue(one, time)).length > 1
  const isFollowing =
    times.length > 0 &&
    times.every(isTwice) &&
    index.entries.some(
      (entry) => !openings.some((one) => one.day && one.entry === entry) && times.every((time) => states(entry, time)),
    )
  return whole || isOffered || isFollowing ? doubt(fault.why, whole ?? fault.entry) : fault
}
const MOST = 0.5

const isShutOn = ({ statement }: EvidenceEntry): boolean => statement.values.some(({ kind }) => kind === 'closed')

/** Where the hours of the days are stated that a clause names or means. */
export function statedFor(clause: Clause, sentence: SentenceContext): EvidenceEntry[] {
  const days = daysTold(clause, sentence)
  return sentence.openings.flatMap(({ day, entry }) => (day && days.includes(day) ? [entry] : []))
}

/**
 * What is wrong with what a clause says of this moment, held against the clock; undefined where it says nothing of it. Of `shut` and `open`, where
 * it says so, what comes first counts:
 * "We're closed right now, call them, they're open" at seven of a day that ends at six.
 */
function judgeNow(
  { folded, values }: Clause,
  { shut, open }: { shut: number; open: number },
  sentence: SentenceContext,
): Fault[] | undefined {
  const { lexicon, openings, today, now, profile } = sentence
  const isTimed = values.some((value) => is('ofWeek', value) && value.kind !== 'closed')
  if (!holds(lexicon.now, folded) || shut === open || isTimed || openings.length === 0) return undefined
  const { minutes } = todayIn(now, profile.timeZone)
  const ofToday = openings.filter((one) => (one.day ?? today) === today)
  const isOpen = ofToday.some((one) => !one.isClosed && one.end === 'both' && one.from <= minutes && minutes < one.to)
  const saysOpen = open >= 0 && (shut < 0 || open < shut)
  return isOpen === saysOpen ? [] : [doubt('the hours of today say otherwise of now', ofToday[0]?.entry)]
}

/** Of a date or a holiday the week says nothing: "Dec 12 we open at noon", "closed on Thanksgiving" where that is listed. */
function isOfDate(
  { values, stems, folded }: Clause,
  { homeLexicon, index, values: all, visitorValues }: SentenceContext,
): boolean {
  if ([...values, ...all].some(({ kind }) => kind === 'date')) return true
  if (visitorValues.some((one) => one.kind === 'date' && one.day !== undefined)) return true
  const ofWeek = [...values.map(({ text }) => text), ...(folded.match(homeLexicon.shut) ?? [])]
  const usual = new Set(ofWeek.flatMap((text) => tellingStemsIn(text)))
  return [...stems].some(
    (stem) =>
      !isCommon(stem) &&
      !usual.has(stem) &&
      index.postings.get(stem)?.some(({ statement: { values: stated, trail, text }, own }) => {
        const isDated = stated.some(({ kind }) => kind === 'date')
        return own.has(stem) && (isDated || holds(homeLexicon.shut, fold([...trail, text].join(' '))))
      }),
  )
}

type Week = readonly StatedOpening[]

function judgeWeek(
  claimed: readonly Opening[],
  stated: Week,
  clause: Clause,
  sentence: SentenceContext,
): Fault | undefined {
  for (const claim of claimed) {
    const ofDay = claim.day ? stated.filter(({ day }) => day === undefined || day === claim.day) : stated
    const agreeing = ofDay.filter((one) => agrees(claim, one, sentence))
    const entry = (ofDay[0] ?? stated.find(({ isClosed }) => !isClosed))?.entry
    if (ofDay.length === 0) return (claim.isClosed ? doubt : sure)(`no hours of ${claim.day} are stated`, entry)
    if (agreeing.length === 0) return sure(`other hours are stated for ${claim.day ?? 'any day'}`, entry)
    const isMixed = claim.day && ofDay.some(({ isClosed }) => isClosed) && ofDay.some(({ isClosed }) => !isClosed)
    const isBound = agreeing.every(({ entry }) => isConditional(entry, sentence))
    if ((isMixed || (isBound && !claim.isClosed)) && !saysWhich(claim, agreeing, clause, sentence))
      return doubt(`${claim.day} is open at times only`, entry)
  }
  return undefined
}

const isConditional = (
  { statement }: EvidenceEntry,
  { homeLexicon: { condition, ordinal } }: SentenceContext,
): boolean => [condition, ordinal].some((list) => holds(list, fold(statement.text)))

/** "Closed on the first Saturday": which of them is said as it is stated; "every Saturday" isn't. */
function saysWhich(
  { isClosed }: Opening,
  agreeing: Week,
  { folded }: Clause,
  { lexicon, said }: SentenceContext,
): boolean {
  const isIn = (...lists: RegExp[]) => lists.some((list) => holds(list, fold(said)))
  if (!isClosed) return !isIn(lexicon.every, lexicon.universal) || isIn(lexicon.condition, lexicon.ordinal)
  const which = [...folded.matchAll(lexicon.ordinal)].map(([ordinal]) => ordinal)
  const texts = agreeing.map(({ entry }) => fold(entry.statement.text))
  return which.length > 0 && texts.some((text) => which.every((one) => text.includes(one)))
}

function agrees(claim: Opening, stated: StatedOpening, { visitorValues }: SentenceContext): boolean {
  if (claim.isClosed || stated.isClosed) return claim.isClosed === stated.isClosed
  if (claim.end === 'unsaid') return true
  const { starts, ends } = endsOf(stated)
  if (claim.end === 'both') return starts.includes(claim.from) && ends.includes(claim.to)
  const { end, at } = claim
  const meets = (times: readonly number[]) => times.some((one) => at.includes(one))
  if ((end !== 'to' && meets(starts)) || (end !== 'from' && meets(ends))) return true
  // A time that the visitor asked about is true of a day that is open then.
  const asked = visitorValues.flatMap((value) => (value.kind === 'clock' ? value.minutes : []))
  const [from = 1440] = starts
  const [to = 0] = ends
  return end === 'either' && at.some((one) => asked.includes(one) && one >= from && one <= (to || 1440))
}

/** Days that a clause names, or means without naming them; times are of the days that the visitor asks about. */
function daysTold({ folded, values }: Clause, { lexicon, today, visitorValues }: SentenceContext): WeekDay[] {
  const named = daysIn(values)
  if (named.length > 0) return named
  if (holds(lexicon.weekend, folded)) return ['sat', 'sun']
  if (holds(lexicon.today, folded)) return [today]
  if (holds(lexicon.tomorrow, folded)) return [WEEK_DAYS[(WEEK_DAYS.indexOf(today) + 1) % 7] ?? today]
  return values.some(({ kind }) => kind === 'span' || kind === 'clock') ? daysIn(visitorValues) : []
}
