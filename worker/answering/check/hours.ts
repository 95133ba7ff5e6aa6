import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { fold } from '../../text/fold'
import type { Value } from '../../text/value'
import { isCommon } from './carry'
import type { Clause } from './clauses'
import { type Context, doubt, type Fault, type Sentence, sure } from './context'
import type { Entry } from './index'
import { holds, type Lexicon } from './lexicon'

/** Open from, to, or closed; each end holds every minute that an unclear "8" may be, `either` one that may be both ends. */
type Times = { from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
/** Times of a day; without `day`, of whichever it is. */
type Opening = Times & { day: WeekDay | undefined }
export type StatedOpening = Opening & { entry: Entry }
type Roles = (value: Value) => 'from' | 'to' | undefined

const isOfWeek = ({ kind }: Value): boolean =>
  kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed'
const daysIn = (values: readonly Value[]): WeekDay[] => values.flatMap((one) => (one.kind === 'days' ? one.days : []))
/** ", " or " and " between two days. */
const LONGEST_JOINT = 6

/** Days and times of a text tied together in reading order, whichever comes first: "Mon-Thu 8-5, Fri 8-1", "9 to 5 on Mondays". */
function openingsIn(values: readonly Value[], days: readonly WeekDay[] = [], roles?: Roles): Opening[] {
  const openings: Opening[] = []
  let current = days
  let waiting: Times[] = []
  for (const [at, value] of values.entries()) {
    const times = timesOf(value, roles)
    if (times && current.length === 0) waiting.push(times)
    else if (times) openings.push(...current.map((day) => ({ day, ...times })))
    if (value.kind !== 'days') continue
    const before = values[at - 1]
    current =
      before?.kind === 'days' && value.start - before.end <= LONGEST_JOINT ? [...current, ...value.days] : value.days
    for (const one of waiting) openings.push(...current.map((day) => ({ day, ...one })))
    waiting = []
  }
  return openings.length > 0 ? openings : waiting.map((one) => ({ day: undefined, ...one }))
}

function timesOf(value: Value, roles?: Roles): Times | undefined {
  if (value.kind === 'closed') return { isClosed: true }
  if (value.kind === 'span') return { from: [value.from], to: [value.to % 1440], isClosed: false }
  if (value.kind !== 'clock') return undefined
  const bound = value.bound === 'from' ? 'from' : value.bound === 'upTo' ? 'to' : undefined
  return { [bound ?? roles?.(value) ?? 'either']: value.minutes, isClosed: false }
}

/** The weeks that the business states, row by row. */
export const statedOpenings = (entries: readonly Entry[]): StatedOpening[] =>
  entries.flatMap((entry) => {
    const { values } = entry.statement
    return openingsIn(values.filter(isOfWeek), daysIn(entry.headingValues)).map((one) => ({ ...one, entry }))
  })

/** What is wrong with what a clause says of the week, held against the week that is stated, day by day; undefined where it says nothing of it. */
export function judgeHours(clause: Clause, sentence: Sentence, context: Context): Fault[] | undefined {
  const { lexicon, openings } = context
  const isShut = holds(lexicon.shut, clause.folded)
  const week = clause.values.filter(isOfWeek)
  const times = week.filter(({ kind }) => kind !== 'days')
  const named = daysIn(week)
  const days = named.length > 0 ? named : daysMeant(clause, sentence, context)
  const isOfHours =
    isShut ||
    holds(lexicon.open, clause.folded) ||
    times.some(({ kind }) => kind === 'span') ||
    (named.length > 0 && times.length > 0)
  const isDayOnly = times.every(({ kind }) => kind === 'closed')
  if (!isOfHours || openings.length === 0 || (days.length === 0 && isDayOnly)) return undefined
  const claimed: Opening[] = isDayOnly
    ? days.map((day) => ({ day, isClosed: isShut || clause.isNegated }))
    : openingsIn(week, named.length > 0 ? [] : days, (value) => roleOf(value, clause, lexicon))
  const anywhere = judgeWeek(
    claimed,
    openings.filter(({ day }) => day),
    clause,
    context,
  )
  const own = openings.filter(({ entry }) => isAbout(entry, clause, context))
  if (anywhere || own.length === 0) return anywhere ? [anywhere] : []
  const here = judgeWeek(claimed, own, clause, context)
  return here ? [{ ...here, isSure: false }] : []
}

/** Some hours are of a class, a desk, a crew: those that share a telling word with the clause are the ones it speaks of. */
const isAbout = (entry: Entry, { stems }: Clause, { index }: Context): boolean =>
  [...stems].some((stem) => !isCommon(stem) && index.weigh(stem) > TELLING && entry.has(stem))
const TELLING = 0.4

function judgeWeek(
  claimed: readonly Opening[],
  stated: readonly StatedOpening[],
  clause: Clause,
  context: Context,
): Fault | undefined {
  for (const claim of claimed) {
    const ofDay = claim.day ? stated.filter(({ day }) => day === undefined || day === claim.day) : stated
    const agreeing = ofDay.filter((one) => agrees(claim, one, context))
    const entry = (ofDay[0] ?? stated.find(({ isClosed }) => !isClosed))?.entry
    if (ofDay.length === 0) return (claim.isClosed ? doubt : sure)(`no hours of ${claim.day} are stated`, entry)
    if (agreeing.length === 0) return sure(`other hours are stated for ${claim.day ?? 'any day'}`, entry)
    const isMixed = claim.day && ofDay.some(({ isClosed }) => isClosed) && ofDay.some(({ isClosed }) => !isClosed)
    if (isMixed && !saysWhich(claim, agreeing, clause, context))
      return doubt(`${claim.day} is open at times only`, entry)
  }
  return undefined
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
  const meets = (some: number[] | undefined, others: number[] = []) =>
    some === undefined || [...others, ...(stated.either ?? [])].some((one) => some.includes(one % 1440))
  if (!meets(claim.from, stated.from) || !meets(claim.to, stated.to)) return false
  const { either = [] } = claim
  if (either.length === 0 || meets(either, stated.from) || meets(either, stated.to)) return true
  // A time that the visitor asked about is true of a day that is open then.
  const asked = visitorValues.flatMap((value) => (value.kind === 'clock' ? value.minutes : []))
  const [from = 1440] = stated.from ?? []
  const [to = 0] = stated.to ?? []
  return either.some((one) => asked.includes(one) && one >= from && one <= (to || 1440))
}

function roleOf(
  value: Value,
  { text, folded }: Clause,
  { opens, open, closes, shut }: Lexicon,
): 'from' | 'to' | undefined {
  const before = folded.slice(0, Math.max(0, text.indexOf(value.text)))
  const last = (...lists: RegExp[]) =>
    Math.max(-1, ...lists.flatMap((list) => [...before.matchAll(list)].map(({ index }) => index)))
  const [from, to] = [last(opens, open), last(closes, shut)]
  return from === to ? undefined : from > to ? 'from' : 'to'
}

/** Days that a clause means without naming them: today, the weekend, those of the sentence or of the question. */
function daysMeant(clause: Clause, { values }: Sentence, { text, lexicon, today, visitorValues }: Context): WeekDay[] {
  const meant = (folded: string): WeekDay[] => {
    if (holds(lexicon.weekend, folded)) return ['sat', 'sun']
    if (holds(lexicon.today, folded)) return [today]
    return holds(lexicon.tomorrow, folded) ? [WEEK_DAYS[(WEEK_DAYS.indexOf(today) + 1) % 7] ?? today] : []
  }
  return (
    [meant(clause.folded), daysIn(values), daysIn(visitorValues), meant(fold(text))].find(({ length }) => length > 0) ??
    []
  )
}
