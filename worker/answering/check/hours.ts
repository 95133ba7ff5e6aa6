import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import type { Statement } from '../../knowledge/statement'
import type { Value } from '../../text/value'
import type { Clause } from './clauses'
import type { Context } from './context'
import type { Entry } from './index'
import { holds, type Lexicon, placeOf } from './lexicon'

/** What is said of a day: open from, to, or closed; `from` and `to` hold every minute that an unclear "8" may be. */
export type Opening = { day: WeekDay; from?: number[]; to?: number[]; either?: number[]; isClosed: boolean }
export type StatedOpening = Opening & { statement: Statement }

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
  return openings
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
  return entries.flatMap(({ statement, headingValues }) => {
    if (!statement.values.some(({ kind }) => kind === 'span' || kind === 'clock' || kind === 'closed')) return []
    const days = headingValues.flatMap((value) => (value.kind === 'days' ? value.days : []))
    return openingsIn(statement.values, days).map((opening) => ({ ...opening, statement }))
  })
}

export type HoursVerdict = { state: 'true' } | { state: 'false' | 'unsure'; statement?: Statement; why: string }

/** What a clause says of the week, held against the week that is stated, day by day. Undefined where it says nothing of hours. */
export function judgeHours(
  clause: Clause,
  days: readonly WeekDay[],
  { openings: stated, lexicon, visitorValues }: Pick<Context, 'openings' | 'lexicon' | 'visitorValues'>,
): HoursVerdict | undefined {
  const visitorsTimes = visitorValues.flatMap((value) => (value.kind === 'clock' ? value.minutes : []))
  const isShut = holds(lexicon.shut, clause.folded)
  const isOpen = !isShut && holds(lexicon.open, clause.folded)
  const times = clause.values.filter(({ kind }) => kind === 'span' || kind === 'clock' || kind === 'closed')
  const named = clause.values.some(({ kind }) => kind === 'days')
  if (!isShut && !isOpen && !times.some(({ kind }) => kind === 'span') && !(named && times.length > 0)) return undefined
  if (!named && times.length === 0 && days.length === 0) return undefined
  if (stated.length === 0) return undefined
  const relevant = clause.values.filter(({ kind }) => kind === 'days' || kind === 'span' || kind === 'clock' || kind === 'closed')
  let claimed = openingsIn(relevant, named ? [] : days, (value) => roleOf(value, clause, lexicon))
  if (isShut || times.length === 0) {
    const of = named ? relevant.flatMap((value) => (value.kind === 'days' ? value.days : [])) : days
    if (times.every(({ kind }) => kind === 'closed'))
      claimed = of.map((day) => ({ day, isClosed: isShut || clause.isNegated }))
  }
  if (claimed.length === 0) return judgeDayless(relevant, clause, stated, lexicon)
  for (const claim of claimed) {
    const verdict = judgeDay(claim, stated, visitorsTimes)
    if (verdict.state !== 'true') return verdict
  }
  return { state: 'true' }
}

function judgeDay(claim: Opening, stated: readonly StatedOpening[], visitorsTimes: readonly number[]): HoursVerdict {
  const ofDay = stated.filter(({ day }) => day === claim.day)
  const other = stated.find(({ isClosed }) => !isClosed)?.statement
  if (ofDay.length === 0)
    return claim.isClosed
      ? { state: 'unsure', ...(other && { statement: other }), why: `no hours of ${claim.day} are stated` }
      : { state: 'false', ...(other && { statement: other }), why: `no hours of ${claim.day} are stated` }
  if (ofDay.some((one) => agrees(claim, one, visitorsTimes))) return { state: 'true' }
  const [nearest] = ofDay
  return { state: 'false', ...(nearest && { statement: nearest.statement }), why: `other hours are stated for ${claim.day}` }
}

function agrees(claim: Opening, stated: StatedOpening, visitorsTimes: readonly number[]): boolean {
  if (claim.isClosed !== stated.isClosed) return false
  const meets = (some: number[] | undefined, others: number[] | undefined) =>
    some === undefined || (others ?? []).concat(stated.either ?? []).some((one) => some.includes(one % 1440))
  const { either } = claim
  const lies =
    either === undefined ||
    meets(either, stated.from) ||
    meets(either, stated.to) ||
    // A time that the visitor asked about is true of a day that is open then.
    (either.some((one) => visitorsTimes.includes(one)) && either.some((one) => isWithin(one, stated)))
  return meets(claim.from, stated.from) && meets(claim.to, stated.to) && lies
}

const isWithin = (minute: number, { from, to }: Opening): boolean =>
  from?.[0] !== undefined && to?.[0] !== undefined && minute >= from[0] && minute <= (to[0] === 0 ? 1440 : to[0])

/** Times without a day: true where they are those of any day. */
function judgeDayless(values: readonly Value[], clause: Clause, stated: readonly StatedOpening[], lexicon: Lexicon): HoursVerdict {
  const claims = openingsIn(values, ['mon'], (value) => roleOf(value, clause, lexicon))
  const isStated = (claim: Opening) => stated.some((one) => agrees(claim, one, []))
  if (claims.every(isStated)) return { state: 'true' }
  const [first] = stated
  return { state: 'false', ...(first && { statement: first.statement }), why: 'no such hours are stated' }
}

function roleOf(value: Value, clause: Clause, lexicon: Lexicon): 'from' | 'to' | undefined {
  if (value.kind !== 'clock') return undefined
  if (value.bound === 'from') return 'from'
  if (value.bound === 'upTo') return 'to'
  const at = clause.text.indexOf(value.text)
  const before = clause.folded.slice(0, Math.max(0, at))
  const last = (list: RegExp) => [...before.matchAll(list)].at(-1)?.index ?? -1
  const [opens, closes] = [Math.max(last(lexicon.opens), last(lexicon.open)), Math.max(last(lexicon.closes), last(lexicon.shut))]
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
