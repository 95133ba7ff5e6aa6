import { Temporal } from 'temporal-polyfill'
import { nextHoliday, weekDayOf } from '../../text/when/resolveDays'
import { type Beside, celebratedNext, type Day, type Named, placed } from './dates'
import type { Piece } from './pieces'

/** How a day stands to the one before it: "Nov 26 and 27", "Nov 26 – 28", "until Nov 30", or apart from it. */
type Join = 'list' | 'to' | 'until'
type Unit = { named: Named; at: number; join: Join | undefined; isWeak: boolean; isAside: boolean; isNext: boolean }
/** A day or a range of days; `at`: where in the clause it stands. */
export type Group = { at: number; first: Day; last: Day; isUntil: boolean }
type Around = Pick<Beside, 'today' | 'years'> & { before: Day | undefined }

/** What may stand between two days that are said together. */
const BETWEEN: ReadonlySet<Piece['kind']> = new Set([
  'to',
  'until',
  'and',
  'comma',
  'bracket',
  'filler',
  'year',
  'clock',
  'reason',
])

/** The days that a clause names, ranges as one. */
export function groupsOf(clause: readonly Piece[], around: Around): Group[] {
  const units = withoutReasons(withoutOwnDay(merged(unitsOf(clause)), around), around)
  const groups: (Group & { on?: string | undefined })[] = []
  const week = nearHoliday(clause, around)
  let before = week ?? around.before
  // "Closed Sunday." says nothing of the days in the sentence before; "We reopen Monday." does.
  const isOfWeek = week === undefined && !clause.some((piece) => piece.kind === 'status' && piece.status === 'reopen')
  for (let at = 0; at < units.length; ) {
    const [first, second] = [units[at], units[at + 1]]
    if (!first) break
    const isRange = second?.join === 'to' || second?.join === 'until'
    const isJoined = first.join !== undefined && groups.length > 0
    const after = isJoined ? undefined : dateBehind(units, at, around)
    const beside = { ...around, before: after && !first.isNext ? undefined : before, after }
    const isUsual = isOfWeek && groups.length === 0 && isWeekDay(first) && !after
    const days = isUsual
      ? undefined
      : isRange && second
        ? rangeOf(first.named, second.named, beside)
        : single(first, beside)
    const isInOrder = days && Temporal.PlainDate.compare(days.first, days.last) <= 0
    if (days && isInOrder) {
      groups.push({
        at: first.at,
        ...days,
        isUntil: isRange && second?.join === 'until',
        on: isRange ? undefined : first.named.on,
      })
      before = days.last
    }
    at += isRange ? 2 : 1
  }
  return groups.map(({ on, ...group }, nth) => {
    if (on === undefined) return group
    const day = celebratedNext(on, group.last, { today: around.today, next: groups[nth + 1]?.first })
    return { ...group, first: day, last: day }
  })
}

function unitsOf(clause: readonly Piece[]): Unit[] {
  const units: Unit[] = []
  clause.forEach((piece, at) => {
    if (piece.kind !== 'day' && piece.kind !== 'nextDay') return
    const between = clause.slice((units.at(-1)?.at ?? -1) + 1, at)
    const kinds = new Set(between.map(({ kind }) => kind))
    const isTogether = units.length > 0 && between.every(({ kind }) => BETWEEN.has(kind))
    const join = kinds.has('until') ? 'until' : kinds.has('to') ? 'to' : 'list'
    const named = piece.kind === 'day' ? piece.named : {}
    const follows = clause[at + 1]?.kind
    const isAside = between.at(-1)?.kind === 'reason' || follows === 'colon' || follows === 'word'
    units.push({
      named,
      at,
      join: isTogether ? join : undefined,
      isWeak: piece.kind === 'day' && piece.isWeak === true,
      isAside: isAside || isBehindReason(between) || kinds.has('bracket') || follows === 'bracket',
      isNext: piece.kind === 'nextDay',
    })
  })
  return units
}

/** "for the Thanksgiving" */
const isBehindReason = (between: readonly Piece[]): boolean =>
  between.findLast(({ kind }) => kind !== 'filler')?.kind === 'reason'

const isWeekDay = ({ named }: Unit): boolean => named.weekDay !== undefined && !named.date && named.number === undefined
const isDate = ({ named }: Unit): boolean => named.date !== undefined || named.number !== undefined

/** "Thursday, Nov 26", "Nov 26 (Thursday)" and "Thursday – Friday, Nov 26 – 27" tell each day once. */
function merged(units: readonly Unit[]): Unit[] {
  const made: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const unit = units[at]
    if (!unit) break
    const names = runOf(units, at, isWeekDay)
    const dates = names.length > 0 ? runOf(units, at + names.length, isDate) : []
    const isBeside = dates[0]?.join !== undefined && dates[0].join !== 'until'
    if (
      names.length > 0 &&
      isBeside &&
      dates.length >= names.length &&
      (names.length > 1 || dates[0]?.join === 'list')
    ) {
      const isPaired = dates.length === names.length
      const alone = isPaired ? [] : names.slice(0, -1)
      const told = isPaired ? names : names.slice(-1)
      made.push(...alone.filter(({ isWeak }) => !isWeak))
      made.push(
        ...dates.map((date, nth) => {
          const join = nth > 0 ? date.join : alone.length > 0 ? 'list' : names[0]?.join
          return { ...date, join, named: { ...date.named, ...told[nth]?.named } }
        }),
      )
      at += names.length + dates.length
    } else if (isWeekDay(unit) && unit.isAside && made.at(-1)?.named.date && unit.join === 'list') {
      const last = made.at(-1)
      if (last) last.named = { ...last.named, ...unit.named }
      at += 1
    } else {
      if (!(unit.isWeak && isWeekDay(unit))) made.push({ ...unit })
      at += 1
    }
  }
  return made
}

/** Units of one kind that are joined to each other, from one on. */
function runOf(units: readonly Unit[], start: number, is: (unit: Unit) => boolean): Unit[] {
  const run: Unit[] = []
  for (let at = start; at < units.length; at++) {
    const unit = units[at]
    if (!unit || !is(unit) || (run.length > 0 && unit.join === undefined)) break
    run.push(unit)
  }
  return run
}

/** "Thanksgiving Thursday and Friday": the day of the week on which the holiday is tells it once more. */
function withoutOwnDay(units: readonly Unit[], around: Around): Unit[] {
  const isOwn = (unit: Unit, holiday: Unit | undefined): boolean => {
    if (holiday?.named.on === undefined || holiday.at !== unit.at - 1 || !isWeekDay(unit)) return false
    const day = placed(holiday.named, alone(holiday.named, around))
    return day !== undefined && weekDayOf(day) === unit.named.weekDay
  }
  return units.filter((unit, at) => !isOwn(unit, units[at - 1]))
}

/** A holiday beside days is why they are special: "for Thanksgiving", "Christmas: Dec 24 – 26", "Nov 11 (Veterans Day)". */
function withoutReasons(units: readonly Unit[], around: Around): Unit[] {
  const isHoliday = ({ named }: Unit) => named.on !== undefined
  const dates = units.filter((unit) => !isHoliday(unit) && !unit.isNext)
  if (dates.length === 0) return [...units]
  const days = dates.flatMap(({ named }) => (named.date ? (placed(named, around) ?? []) : []))
  const isSame = ({ named: { on } }: Unit) =>
    on !== undefined && days.some((day) => nextHoliday(on, day.with({ month: 1, day: 1 })).equals(day))
  return units.filter((unit) => !isHoliday(unit) || !(unit.isAside || isSame(unit)))
}

/** "Closed Thursday and Friday for Thanksgiving": those of its week. */
function nearHoliday(clause: readonly Piece[], around: Around): Day | undefined {
  const holiday = clause.find((piece) => piece.kind === 'day' && piece.named.on !== undefined)
  const day = holiday?.kind === 'day' ? placed(holiday.named, { ...around, before: undefined }) : undefined
  return day?.subtract({ days: 4 })
}

/** The date that those before it are told by: "26 y 27 de noviembre". */
function dateBehind(units: readonly Unit[], at: number, around: Around): Day | undefined {
  for (let next = at + 1; next < units.length && units[next]?.join !== undefined; next++) {
    const named = units[next]?.named
    if (named?.date) return placed(named, { ...around, before: undefined })
  }
  return undefined
}

type Days = { first: Day; last: Day }

function single({ named, isNext }: Unit, beside: Beside): Days | undefined {
  const day = isNext ? beside.before?.add({ days: 1 }) : placed(named, alone(named, beside))
  return day && { first: day, last: day }
}

/** A date or holiday is told by itself; only a number or a day of the week by those beside it. */
const alone = (named: Named, beside: Beside): Beside =>
  named.date || named.on ? { ...beside, before: undefined, after: undefined } : beside

function rangeOf(from: Named, to: Named, beside: Beside): Days | undefined {
  const isSure = ({ date, weekDay }: Named) => date !== undefined && (date.year !== undefined || weekDay !== undefined)
  const isByEnd = to.date && (!(from.date || from.on) || (isSure(to) && from.date?.year === undefined))
  if (isByEnd) {
    const last = placed(to, alone(to, beside))
    const first = last && placed(from, { ...beside, before: undefined, after: last })
    return last && first && { first, last }
  }
  const first = placed(from, alone(from, beside))
  const last = first && placed(to, { ...beside, before: first, after: undefined })
  return first && last && { first, last }
}
