import { Temporal } from 'temporal-polyfill'
import type { BusinessFacts } from '../../../contract/facts'
import { isPublicHoliday } from '../../text/holidays'
import { type Span, timesOf, type WeekHours } from '../../text/hours/span'
import type { ValueKind } from '../../text/value'
import { weekDayOf } from '../../text/when/resolveDays'
import type { Statement } from '../statement'
import { type Day, isBefore } from './dates'
import { type Piece, piecesOf, type Status } from './pieces'
import { type Group, groupsOf } from './units'

/** A day, or days that follow each other, with the hours that they have; closed without any. */
type SpecialDay = BusinessFacts['hoursExceptions'][number]
export type SpecialSaid = { day: SpecialDay; statement: Statement }
/** `today`: the business's own; `week`: its usual hours, of which "we close at noon" leaves the morning. */
export type At = { country: string; today: string; week?: WeekHours | undefined }

const LONGEST = 400
/** A longer time away is a season, and hardly read right. */
const MOST_DAYS = 24
const MARKS: ReadonlySet<ValueKind> = new Set(['closed', 'span', 'date', 'clock', 'days'])
const ELSE: ReadonlySet<ValueKind> = new Set(['money', 'percent', 'duration'])
const YEAR = /(?<!\d)20\d\d(?!\d)/g

/** The days to come on which statements say that the business is closed or has hours of its own, each once. */
export function specialDaysOf(statements: readonly Statement[], at: At): SpecialSaid[] {
  const blockOf = ({ source, block }: Statement) => `${source.url ?? source.title} ${block}`
  // Under no heading stands whatever a page has, and only a block belongs together.
  const noticeOf = (one: Statement) => (one.trail.length > 0 ? one.trail.join('\n') : blockOf(one))
  const together = [...Map.groupBy(statements, noticeOf).values()]
  const current = together.filter((said) => !said.some((one) => isOfAnEarlierYear(one, at.today))).flat()
  const blocks = [...Map.groupBy(current, blockOf).values()]
  const said = blocks.flatMap((block) => new Notice(at).read(block))
  return withoutParts(said.filter(({ day }) => day.to >= at.today))
}

/** A notice that was put up last year is over. */
const isOfAnEarlierYear = ({ values }: Statement, today: string): boolean =>
  values.some((value) => value.kind === 'date' && value.year !== undefined && value.year < Number(today.slice(0, 4)))

/** "Thanksgiving (November 26 and 27)" tells its first day twice, and a notice in two languages all of them. */
const withoutParts = (all: readonly SpecialSaid[]): SpecialSaid[] =>
  all.filter(
    ({ day }, at) =>
      !all.some(({ day: other }, nth) => {
        const isWider = other.from < day.from || day.to < other.to
        const isWithin = other.from <= day.from && day.to <= other.to
        return isWithin && (nth < at || isWider) && JSON.stringify(day.hours) === JSON.stringify(other.hours)
      }),
  )

/** What a clause says of the days that it names. */
type Told = { status: Status | undefined; spans: Span[]; clock: Clock | undefined; groups: Group[]; isSure: boolean }
type Clock = Extract<Piece, { kind: 'clock' }>

/** A block of text, read sentence by sentence: "We close on Dec 24. Back January 4." */
class Notice {
  readonly #at: At
  readonly #today: Day
  #before: Day | undefined
  #closing: { last: Day; said: SpecialSaid[]; statement: Statement } | undefined
  /** Days of which the sentence before said nothing. */
  #left: Group[] = []

  constructor(at: At) {
    this.#at = at
    this.#today = Temporal.PlainDate.from(at.today)
  }

  read(statements: readonly Statement[]): SpecialSaid[] {
    return statements.flatMap((statement) => {
      const { text, values } = statement
      if (text.length > LONGEST || !values.some((value) => MARKS.has(value.kind))) return []
      return this.#sentence(statement)
    })
  }

  #sentence(statement: Statement): SpecialSaid[] {
    const { kind, text, trail } = statement
    const pieces = piecesOf(text, this.#at.country)
    const named = pieces.flatMap((piece) => (piece.kind === 'year' ? [piece.year] : []))
    const years = named.length > 0 ? named : (trail.at(-1)?.match(YEAR)?.map(Number) ?? [])
    const said: SpecialSaid[] = []
    let last: Told | undefined
    for (const clause of kind === 'row' ? [rowClause(pieces)] : clausesOf(pieces)) {
      const around = { today: this.#today, years, before: this.#before }
      const groups = groupsOf(clause, around)
      this.#before = groups.at(-1)?.last ?? this.#before
      const all = toldIn(clause, groups)
      const [only, more] = all
      if (groups.length === 0 && only?.status === 'closed' && !more) only.groups = this.#left
      const isSilent = all.every(({ status, spans }) => !status && spans.length === 0)
      // "Closed December 24; January 1."
      if (isSilent && last?.status === 'closed' && !last.clock && only?.isSure) only.status = 'closed'
      this.#left = isSilent ? groups : []
      last = all.at(-1)
      const isElse = statement.values.some((value) => ELSE.has(value.kind))
      for (const told of all) said.push(...this.#daysOf(told, statement, isElse))
    }
    return said
  }

  #daysOf({ status, spans, clock, groups, isSure }: Told, statement: Statement, isElse: boolean): SpecialSaid[] {
    const saidOf = (from: Day, to: Day, hours: SpecialDay['hours']): SpecialSaid => ({
      day: { from: from.toString(), to: to.toString(), hours },
      statement,
    })
    if (status === 'reopen') return this.#reopen(groups[0]?.first)
    if (status === 'closed' || status === 'close') {
      // "Closed 12 to 1 for lunch"
      if (spans.length > 0) return []
      return groups.flatMap((group) => {
        const { first } = group
        const last = this.#lastOf(group)
        const days = first.until(last).days + 1
        if (days < 1 || days > MOST_DAYS) return []
        const short = clock ? this.#cut(first, clock, true) : undefined
        const from = clock ? first.add({ days: 1 }) : first
        const said = [
          ...(short ? [saidOf(first, first, short)] : []),
          ...(isBefore(last, from) ? [] : [saidOf(from, last, [])]),
        ]
        this.#closing = { last, said, statement }
        return said
      })
    }
    if (status === 'except' || isElse || !(isSure || status === 'open')) return []
    return groups.flatMap(({ first, last }) => {
      const hours = spans.length > 0 ? timesOf(spans) : clock && this.#cut(first, clock, false)
      return hours && first.until(last).days < MOST_DAYS ? [saidOf(first, last, hours)] : []
    })
  }

  /** "Until January 4" ends the day before, unless that is a day on which nobody opens. */
  #lastOf({ last, isUntil }: Group): Day {
    if (!isUntil) return last
    const { year, month, day } = last
    const weekDay = weekDayOf(last)
    const isShut =
      isPublicHoliday({ year, month, day, weekDay }, this.#at.country) || this.#at.week?.[weekDay]?.length === 0
    return isShut ? last : last.subtract({ days: 1 })
  }

  /** All days up to the one on which it opens again are closed. */
  #reopen(day: Day | undefined): SpecialSaid[] {
    const closing = this.#closing
    if (!day || !closing) return []
    const last = day.subtract({ days: 1 })
    const far = closing.last.until(last).days
    this.#closing = undefined
    const closed = closing.said.at(-1)?.day
    if (closed?.hours.length === 0) {
      if (far <= MOST_DAYS && closed.from <= last.toString()) closed.to = last.toString()
      return []
    }
    if (far < 1 || far > MOST_DAYS) return []
    const from = closing.last.add({ days: 1 })
    return [{ day: { from: from.toString(), to: last.toString(), hours: [] }, statement: closing.statement }]
  }

  /** The usual hours of a day up to a time, or from it on. */
  #cut(day: Day, { minutes, isEnd }: Clock, isClosing: boolean): SpecialDay['hours'] | undefined {
    const usual = this.#at.week?.[weekDayOf(day)] ?? []
    const [opens, closes] = [usual[0]?.from ?? 0, usual.at(-1)?.to ?? 0]
    const time = minutes.find((one) => opens < one && one < closes)
    if (time === undefined) return undefined
    const isUpTo = isClosing !== isEnd
    const left = usual.flatMap(({ from, to }): Span[] => {
      const span = isUpTo ? { from, to: Math.min(to, time) } : { from: Math.max(from, time), to }
      return span.from < span.to ? [span] : []
    })
    return timesOf(left)
  }
}

function clausesOf(pieces: readonly Piece[]): Piece[][] {
  const clauses: Piece[][] = [[]]
  for (const [at, piece] of pieces.entries())
    if (piece.kind === 'clause' || beginsAnother(pieces, at)) clauses.push([])
    else clauses.at(-1)?.push(piece)
  return clauses.filter((clause) => clause.length > 0)
}

/** ", and we'll answer messages on Saturday": what follows is said of something else. */
const beginsAnother = (pieces: readonly Piece[], at: number): boolean =>
  pieces[at]?.kind === 'comma' &&
  pieces[at + 1]?.kind === 'and' &&
  pieces.slice(at + 2).find(({ kind }) => kind !== 'filler')?.kind === 'word'

const tells = ({ kind }: Piece): boolean => kind === 'status' || kind === 'span'

/** A row's cells up to the one that says what holds of its days, of which the rest is a note: "8:30–12:00, no evening appointments". */
function rowClause(pieces: readonly Piece[]): Piece[] {
  const first = pieces.findIndex(tells)
  const end = pieces.findIndex(
    ({ kind }, at) => at > first && (kind === 'cell' || kind === 'clause' || kind === 'comma'),
  )
  const row = first === -1 || end === -1 ? pieces : pieces.slice(0, end)
  return row.map((piece): Piece => (piece.kind === 'cell' ? { kind: 'colon' } : piece))
}

/** "Holiday hours: Dec 24, 8 – 12" */
function withoutLabel(clause: readonly Piece[]): readonly Piece[] {
  const colon = clause.findIndex(({ kind }) => kind === 'colon')
  return clause.slice(0, colon).some(({ kind }) => kind === 'day') ? clause : clause.slice(colon + 1)
}

/** Which of its days a clause says what of: "closed Thursday, open Friday", "Thursday closed, Friday open". */
function toldIn(clause: readonly Piece[], groups: readonly Group[]): Told[] {
  const isPlain = !withoutLabel(clause).some(({ kind }) => kind === 'word')
  const start = (): Told => ({ status: undefined, spans: [], clock: undefined, groups: [], isSure: isPlain })
  const told: Told[] = []
  let current: Told | undefined
  let waiting: Group[] = []
  const firstStatus = clause.findIndex(tells)
  const isDayFirst = groups.some(({ at }) => at < firstStatus)
  let clock: Clock | undefined
  const begin = (status: Status | undefined): Told => {
    const made = { ...start(), status, clock, groups: isDayFirst ? waiting : [] }
    if (isDayFirst) waiting = []
    clock = undefined
    told.push(made)
    return made
  }
  clause.forEach((piece, at) => {
    const group = groups.find((one) => one.at === at)
    if (group && (isDayFirst || !current)) waiting.push(group)
    else if (group) current?.groups.push(group)
    if (piece.kind === 'status') {
      const isOthers = clause.slice(0, at).some(({ kind }) => kind === 'others')
      const isOpen = piece.status === 'open' && current?.status === 'open' && current.groups.length === 0
      if (!isOpen) current = begin(piece.isNot || isOthers ? 'except' : piece.status)
    } else if (piece.kind === 'span') {
      const isFull = current?.spans.length !== 0 && clause[at - 1]?.kind !== 'comma' && clause[at - 1]?.kind !== 'and'
      const isOf = current && (current.status === 'open' || current.status === undefined || waiting.length === 0)
      if (!current || !isOf || (isFull && current.spans.length > 0)) current = begin(undefined)
      current.spans.push({ from: piece.from, to: piece.to })
    } else if (piece.kind === 'clock') {
      if (current && !current.clock) current.clock = piece
      else clock = piece
    }
  })
  const last = told.at(-1)
  if (last) last.groups.push(...waiting)
  return told.length > 0 ? told : [{ ...start(), groups: waiting }]
}
