import { type BusinessFacts, WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import BREAKS from '../../text/data/breaks.json'
import DAYS from '../../text/data/days.json'
import SPECIAL_DAYS from '../../text/data/specialDays.json'
import { brokenDay, isOfWeek, weekIn } from '../../text/hours/readHours'
import { seasonOf } from '../../text/hours/season'
import { areOfOne, type Span, spansOf, timesOf, withoutGap } from '../../text/hours/span'
import { holdsTerm } from '../../text/terms'
import type { Statement } from '../statement'

import PASSING from './passing.json'

const LONGEST = 160
/** Days that a sentence must tell to be the week's hours. */
const FEWEST_DAYS = 4
const LONGEST_BREAK = 120
const namesBreak = holdsTerm(Object.values(BREAKS).flat())
const isOfOpening = holdsTerm(Object.values(SPECIAL_DAYS.open).flat())
const isShut = holdsTerm([...Object.values(SPECIAL_DAYS.close), ...Object.values(DAYS.closed)].flat())
/** Words that tell hours of dates, not of the week: "closed the first Monday of the month". */
const isOfDates = holdsTerm(Object.values(PASSING).flat())

/** What holds for a part of the year only isn't of the week: "Summer: Mon–Fri 7–4". */
const tellsWeek = (statement: Statement): boolean => {
  const { text, trail, values } = statement
  return (
    seasonOf(statement) === undefined &&
    text.length <= LONGEST &&
    !values.some(({ kind }) => kind === 'date') &&
    (brokenDay(values.filter(isOfWeek)) !== undefined || !isOfDates(`${trail.at(-1) ?? ''} ${text}`))
  )
}

/**
 * What rows tell of the week. Where a day is said twice, the first is its own and the others a department's; a list whose rows tell the
 * hours of two things at once tells no week.
 */
export function hoursIn(statements: readonly Statement[]): BusinessFacts['hours'] {
  const rows = statements
    .filter((one) => one.kind === 'row' && tellsWeek(one))
    .map(({ block, values }) => ({ block, week: weekIn(values) }))
  const mixed = new Set(rows.filter(({ week }) => !isOfOne(week)).map(({ block }) => block))
  return Object.assign(
    {},
    ...rows
      .filter(({ block }) => !mixed.has(block))
      .map(({ week }) => week)
      .toReversed(),
  )
}

const isOfOne = (week: BusinessFacts['hours']): boolean =>
  Object.values(week).every((times) => areOfOne(spansOf(times)))

/** The days that are said to be closed, wherever that stands. */
export function closedDays(statements: readonly Statement[]): BusinessFacts['hours'] {
  const weeks = statements
    .filter((one) => tellsWeek(one) && one.values.some(({ kind }) => kind === 'closed'))
    .map(({ values }) => weekIn(values))
  const days = WEEK_DAYS.filter((day) => weeks.some((week) => week[day]?.length === 0))
  return Object.fromEntries(days.map((day) => [day, []]))
}

/** The week without the breaks that are told of days alone: "Closed Thursday: 12-1:30 p.m." */
export function withBreaks(hours: BusinessFacts['hours'], statements: readonly Statement[]): BusinessFacts['hours'] {
  const broken = { ...hours }
  for (const { values } of statements.filter(tellsWeek)) {
    const [first, second, third, ...more] = values.filter(({ kind }) => kind !== 'duration')
    const [closed, days] = first?.kind === 'days' ? [second, first] : [first, second]
    if (closed?.kind !== 'closed' || days?.kind !== 'days' || third?.kind !== 'span' || more.length > 0) continue
    for (const day of days.days) broken[day] = timesOf(withoutGap(spansOf(broken[day] ?? []), third))
  }
  for (const { days, gap } of statements.flatMap((one) => lunchIn(one) ?? []))
    for (const day of days) if (broken[day]) broken[day] = timesOf(withoutGap(spansOf(broken[day]), gap))
  return broken
}

/** "We close for lunch from 12 to 1 on Mondays and Thursdays", or on every day where it names none. */
function lunchIn(statement: Statement): { days: readonly WeekDay[]; gap: Span } | undefined {
  const { text, values } = statement
  const isTold = namesBreak(text) && isShut(text)
  if (!isTold || text.length > LONGEST || seasonOf(statement) !== undefined) return undefined
  const spans = values.flatMap((value) => (value.kind === 'span' ? [value] : []))
  const [gap, ...more] = spans
  const isElse = values.some(({ kind }) => kind === 'date' || kind === 'money' || kind === 'clock')
  if (!gap || more.length > 0 || isElse || gap.to - gap.from > LONGEST_BREAK) return undefined
  const days = values.flatMap((value) => (value.kind === 'days' ? value.days : []))
  return { days: days.length > 0 ? days : WEEK_DAYS, gap }
}

/** What a sentence tells of the week: "On the road Tuesday to Friday 8–5, Saturday 8–2." `isOpening`: by its own words the opening hours. */
export function weekInProse(statements: readonly Statement[]): { told: BusinessFacts['hours']; isOpening: boolean } {
  const weeks = statements
    .filter((one) => (one.kind === 'sentence' || one.kind === 'item') && tellsWeek(one))
    .map(({ text, values }) => ({
      told: weekIn(values),
      isOpening: isOfOpening(text),
    }))
    .filter(({ told }) => openDays(told) >= FEWEST_DAYS && isOfOne(told))
  return weeks.find(({ isOpening }) => isOpening) ?? weeks[0] ?? { told: {}, isOpening: false }
}

export const openDays = (week: BusinessFacts['hours']): number =>
  Object.values(week).filter((times) => times.length > 0).length
