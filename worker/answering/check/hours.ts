import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import type { Context } from './context'
import type { Entry } from './index'
import { holds, type Lexicon, placeOf } from './lexicon'

/** What is said of a day: open from, to, or closed; `from` and `to` hold every minute that an unclear "8" may be. */
export type Opening = { day: WeekDay | undefined; from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
export type StatedOpening = Opening & { entry: Entry }

/** Days and times of a text tied together in reading order, whichever comes first: "Mon-Thu 8-5, Fri 8-1", "9 to 5 on Mondays". */
export function openingsIn(values: readonly Value[], days: readonly WeekDay[] = [], roles?: Roles): Opening[] {
  const openings: Opening[] = []
  let current: readonly WeekDay[] = days
  let waiting: Omit<Opening, 'day'>[] = []
  for (const [at, value] of values.entries()) {
    if (value.kind === 'days') {
      // Days right after days add to them: "Mon, Wed and Fri 9-5".
      const before = values[at - 1]
      const isList = before?.kind === 'days' && value.start - before.end <= LONGEST_JOINT
      current = isList ? [...current, ...value.days] : value.days
      for (const one of waiting) openings.push(...current.map((day) => ({ day, ...one })))
      waiting = []
      continue
    }
    const said = timesOf(value, roles)
    if (!said) continue
    if (current.length === 0) waiting.push(said)
    else openings.push(...current.map((day) => ({ day, ...said })))
  }
  // Without any day: of whichever day it is.
  return openings.length > 0 ? openings : waiting.map((one) => ({ day: undefined, ...one }))
}

/** ", " or " and " between two days. */
const LONGEST_JOINT = 6

/** Which end of the day a time is: told by its bound, else by the words before it. */
type Roles = (value: Value) => 'from' | 'to' | undefined

function timesOf(value: Value, roles?: Roles): Omit<Opening, 'day'> | undefined {
  if (value.kind === 'closed') return { isClosed: true }
  if (value.kind === 'span') return { from: [value.from], to: [value.to % 1440], isClosed: false }
  if (value.kind !== 'clock') return undefined
  const role = roles?.(value) ?? (value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : undefined)
  return { [role ?? 'either']: value.minutes, isClosed: false }
}

/** The weeks that the business states, row by row. */
export function statedOpenings(entries: readonly Entry[]): StatedOpening[] {
  return entries.flatMap((entry) => {
    const { statement, headingValues } = entry
    if (!statement.values.some(({ kind }) => kind === 'span' || kind === 'clock' || kind === 'closed')) return []
    const days = headingValues.flatMap((value) => (value.kind === 'days' ? value.days : []))
    return openingsIn(statement.values, days).map((opening) => ({ ...opening, entry }))
  })
}

export type HoursVerdict = { state: 'true' } | { state: 'false' | 'unsure'; entry?: Entry | undefined; why: string }

/** What a clause says of the week, held against the week that is stated, day by day. Undefined where it says nothing of hours. */
export function judgeHours(clause: Clause, days: readonly WeekDay[], context: Context): HoursVerdict | undefined {
  const { lexicon, openings } = context
  const isShut = holds(lexicon.shut, clause.folded)
  const isOpen = !isShut && holds(lexicon.open, clause.folded)
  const week = clause.values.filter(
    ({ kind }) => kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed',
  )
  const times = week.filter(({ kind }) => kind !== 'days')
  const isNamed = times.length < week.length
  const isOfHours = isShut || isOpen || times.some(({ kind }) => kind === 'span') || (isNamed && times.length > 0)
  if (
    !isOfHours ||
    openings.length === 0 ||
    (!isNamed && days.length === 0 && times.every(({ kind }) => kind === 'closed'))
  )
    return undefined
  const roles: Roles = (value) => roleOf(value, clause, lexicon)
  let claimed = openingsIn(week, isNamed ? [] : days, roles)
  if (times.every(({ kind }) => kind === 'closed')) {
    const named = week.flatMap((value) => (value.kind === 'days' ? value.days : []))
    claimed = (isNamed ? named : days).map((day) => ({ day, isClosed: isShut || clause.isNegated }))
  }
  const anywhere = judgeWeek(
    claimed,
    openings.filter(({ day }) => day),
    clause,
    context,
  )
  const own = openings.filter(({ entry }) => isAbout(entry, clause, context))
  const here = own.length > 0 && anywhere.state === 'true' ? judgeWeek(claimed, own, clause, context) : anywhere
  return here.state === 'false' && anywhere.state === 'true' ? { ...here, state: 'unsure' } : here
}

/** Some hours are of a class, a desk, a crew: those that share a telling word with the clause are the ones it speaks of. */
function isAbout({ own, above }: Entry, clause: Clause, { index }: Context): boolean {
  return [...clause.stems].some(
    (stem) => !isCommon(stem) && index.weigh(stem) > TELLING && (own.has(stem) || above.has(stem)),
  )
}
const TELLING = 0.4

function judgeWeek(
  claimed: readonly Opening[],
  stated: readonly StatedOpening[],
  clause: Clause,
  context: Context,
): HoursVerdict {
  for (const claim of claimed) {
    const ofDay = claim.day ? stated.filter(({ day }) => day === undefined || day === claim.day) : stated
    const agreeing = ofDay.filter((one) => agrees(claim, one, context))
    const entry = (ofDay[0] ?? stated.find(({ isClosed }) => !isClosed))?.entry
    if (ofDay.length === 0)
      return { state: claim.isClosed ? 'unsure' : 'false', entry, why: `no hours of ${claim.day} are stated` }
    if (agreeing.length === 0)
      return { state: 'false', entry, why: `other hours are stated for ${claim.day ?? 'any day'}` }
    const isMixed = ofDay.some(({ isClosed }) => isClosed) && ofDay.some(({ isClosed }) => !isClosed)
    if (isMixed && !saysWhich(claim, agreeing, clause, context))
      return { state: 'unsure', entry, why: `${claim.day} is open at times only` }
  }
  return { state: 'true' }
}

/** "Closed on the first Saturday": which of them is said as it is stated; "every Saturday" isn't. */
function saysWhich(
  { isClosed }: Opening,
  agreeing: readonly StatedOpening[],
  clause: Clause,
  { lexicon }: Context,
): boolean {
  if (!isClosed) return !holds(lexicon.every, clause.folded)
  const which = [...clause.folded.matchAll(lexicon.ordinal)].map(([ordinal]) => ordinal)
  return (
    which.length > 0 && agreeing.some(({ entry }) => which.every((one) => fold(entry.statement.text).includes(one)))
  )
}

function agrees(claim: Opening, stated: StatedOpening, { visitorValues }: Context): boolean {
  if (claim.isClosed !== stated.isClosed) return false
  const meets = (some: number[] | undefined, others: number[] | undefined) =>
    some === undefined || (others ?? []).concat(stated.either ?? []).some((one) => some.includes(one % 1440))
  const { either } = claim
  const isAsked = visitorValues.some(
    (value) => value.kind === 'clock' && value.minutes.some((one) => either?.includes(one)),
  )
  // A time that the visitor asked about is true of a day that is open then.
  const isTime =
    meets(either, stated.from) ||
    meets(either, stated.to) ||
    (isAsked && (either ?? []).some((one) => isWithin(one, stated)))
  return meets(claim.from, stated.from) && meets(claim.to, stated.to) && isTime
}

const isWithin = (minute: number, { from, to }: Opening): boolean =>
  from?.[0] !== undefined && to?.[0] !== undefined && minute >= from[0] && minute <= (to[0] === 0 ? 1440 : to[0])

function roleOf(value: Value, clause: Clause, lexicon: Lexicon): 'from' | 'to' | undefined {
  if (value.kind !== 'clock') return undefined
  if (value.bound === 'from') return 'from'
  if (value.bound === 'upTo') return 'to'
  const at = clause.text.indexOf(value.text)
  const before = clause.folded.slice(0, Math.max(0, at))
  const last = (list: RegExp) => [...before.matchAll(list)].at(-1)?.index ?? -1
  const [opens, closes] = [
    Math.max(last(lexicon.opens), last(lexicon.open)),
    Math.max(last(lexicon.closes), last(lexicon.shut)),
  ]
  if (opens < 0 && closes < 0) return undefined
  return opens > closes ? 'from' : 'to'
}

/** Days that a text names without naming them: today, tomorrow, the weekend. */
export function daysMeant(folded: string, today: WeekDay, lexicon: Lexicon): WeekDay[] {
  if (placeOf(lexicon.weekend, folded) >= 0) return ['sat', 'sun']
  if (placeOf(lexicon.today, folded) >= 0) return [today]
  if (placeOf(lexicon.tomorrow, folded) >= 0) return [WEEK_DAYS[(WEEK_DAYS.indexOf(today) + 1) % 7] ?? today]
  return []
}
