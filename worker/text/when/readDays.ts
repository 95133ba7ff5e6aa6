import { WEEK_DAYS } from '../../../contract/facts'
import { betweenAt } from '../values/bounds'
import { isFree } from '../values/counts'
import { isMonthNamed, parseDate } from '../values/dates'
import { dayAt, parseDays } from '../values/days'
import { parseMeasure } from '../values/measures'
import { isAttached, matchAt, type ParserInput, type ReadValue } from '../values/parser'
import { timeAt } from '../values/times'
import type { Content, DayContent, Edge, Found, Modifier, Reader, Reading } from './parts'
import { senseOf } from './words'

const SLASHED = /^(?<first>\d\d?)[/.-](?<second>\d\d?)(?![\d/.-])/
const MONTH_FIRST = /^(?:US|PH|PR)$/
const WEEKDAYS = 5
const SHORTEST_NAME = 3

/** For the parsers of values, which look at what was read before. */
const inputOf = ({ lexemes, country, before }: Reading): ParserInput => ({
  lexemes,
  locale: { country, currency: 'USD' },
  before: before.flatMap(({ content, start, end }): ReadValue[] =>
    content.kind === 'days' ? [{ start, end, content: { kind: 'days', days: content.days } }] : [],
  ),
})

/** "Next Tuesday", "every Friday", "Mon or Wed", "Dienstag nächste Woche". */
export const readDays: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const modifier = words.modifier(lexemes, at)
  const every = words.every(lexemes, modifier?.end ?? at)
  const start = every?.end ?? modifier?.end ?? at
  const found = parseDays(inputOf(reading), start) ?? shortDay(reading, start)
  if (found?.content.kind !== 'days') return undefined
  const { days } = found.content
  const after = words.after(lexemes, found.end)
  const last = lexemes[found.end - 1]?.text ?? ''
  const isEvery = every !== undefined || days.length === WEEKDAYS || /days$|ends$/.test(last)
  const sense = senseOf<Modifier>(modifier ?? after)
  return { content: [{ kind: 'days', days, modifier: sense, isEvery }], end: after?.end ?? found.end }
}

/** "Weds between 1 and 3": a short name that is a word of its own is a day where a time follows. */
function shortDay({ lexemes, words }: Reading, at: number): ReadValue | undefined {
  const found = dayAt(lexemes, at)
  if (!found || (lexemes[at]?.text.length ?? 0) < SHORTEST_NAME) return undefined
  const { end } = found
  const follows =
    words.value(lexemes, end) ?? words.side(lexemes, end) ?? betweenAt(lexemes, end) ?? timeAt(lexemes, end)
  const days = WEEK_DAYS.filter((day) => found.value.split(' ').includes(day))
  return follows && { start: at, end, content: { kind: 'days', days } }
}

/** "12/3", "December 4th", "the 3rd", "el 20 de octubre". */
export const readDate: Reader = (reading, at) =>
  either(reading, at) ?? dated(reading, at) ?? holiday(reading, at) ?? dayOfMonth(reading, at)

/** "New Year's Eve". */
function holiday({ lexemes, words }: Reading, at: number): Found | undefined {
  const found = words.holiday(lexemes, at)
  return found && { content: [{ kind: 'holiday', on: found.value }], end: found.end }
}

function either({ lexemes, country }: Reading, at: number): Found | undefined {
  const found = lexemes[at]?.kind === 'digits' ? matchAt(lexemes, at, SLASHED) : undefined
  const [first, second] = [Number(found?.groups.first), Number(found?.groups.second)]
  if (!found || !/\//.test(found.text) || first > 12 || second > 12 || first * second === 0) return undefined
  const dates = [
    { month: second, day: first },
    { month: first, day: second },
  ]
  return { content: [{ kind: 'either', dates: MONTH_FIRST.test(country) ? dates.reverse() : dates }], end: found.end }
}

function dated(reading: Reading, at: number): Found | undefined {
  const { lexemes, words } = reading
  const edge = words.edge(lexemes, at)
  const start = edge?.end ?? at
  const found = parseDate(inputOf(reading), start)
  if (found?.content.kind !== 'date') return undefined
  const { month, day, year } = found.content
  // "My name is April".
  if (day === undefined && !edge && !isMonthNamed(lexemes, start) && found.end - at < lexemes.length) return undefined
  return { content: [{ kind: 'date', month, day, year, edge: senseOf<Edge>(edge) }], end: found.end }
}

/** "The 3rd", "el 3", "am 3.", "3号". */
function dayOfMonth({ lexemes, words }: Reading, at: number): Found | undefined {
  const article = words.article(lexemes, at)
  const start = article?.end ?? at
  const lexeme = lexemes[start]
  const day = lexeme?.kind === 'digits' && lexeme.text.length <= 2 ? Number(lexeme.text) : 0
  if (day < 1 || day > 31) return undefined
  const mark = isAttached(lexemes[start + 1]) ? words.ordinal(lexemes, start + 1) : undefined
  const isTime = timeAt(lexemes, start)?.isSure
  if (!mark && (!article || isTime || !isFree(lexemes, start + 1))) return undefined
  return { content: [{ kind: 'dayOfMonth', day }], end: mark?.end ?? start + 1 }
}

/** "End of next month", "early next week". */
export const readEdge: Reader = ({ lexemes, words }, at) => {
  const edge = words.edge(lexemes, at)
  const of = edge && (words.value(lexemes, edge.end) ?? words.bare(lexemes, edge.end))
  const [content] = of ? contentsOf(of.value, senseOf<Edge>(edge)) : []
  return content && (content.kind === 'week' || content.kind === 'month')
    ? { content: [content], end: of?.end ?? at }
    : undefined
}

/** "In 2 weeks", "3 days from now", "in an hour". */
export const readAhead: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const lead = words.within(lexemes, at)
  const start = lead?.end ?? at
  const found = parseMeasure(inputOf(reading), start)
  if (found?.content.kind !== 'duration') return undefined
  const later = words.later(lexemes, found.end)
  if (!lead && !later) return undefined
  const { amount, unit } = found.content
  const content: Content = unit === 'minute' ? { kind: 'soon', minutes: amount } : { kind: 'offset', days: amount }
  return { content: [content], end: later?.end ?? found.end }
}

/** The 7 of "a week from Friday". */
export function shiftAt(reading: Reading, at: number): { days: number; end: number } | undefined {
  const found = parseMeasure(inputOf(reading), at)
  if (found?.content.kind !== 'duration' || found.content.unit !== 'day') return undefined
  const shift = reading.words.shift(reading.lexemes, found.end)
  return shift && { days: found.content.amount, end: shift.end }
}

/** What a phrase of the data means: "offset 0;part 1020 1440" is this evening. */
export const contentsOf = (meaning: string, edge?: Edge): Content[] =>
  meaning.split(';').flatMap((one): Content[] => {
    const [kind, first, second] = one.split(' ')
    if (kind === 'offset') return [{ kind, days: Number(first), isNamed: true }]
    if (kind === 'part') return [{ kind, from: Number(first), to: Number(second) }]
    if (kind === 'week' || kind === 'month') return [{ kind, ahead: Number(first), edge }]
    if (kind === 'bare') return [{ kind: first === 'week' ? 'week' : 'month', ahead: 0, edge } satisfies DayContent]
    return kind === 'soonest' || kind === 'any' ? [{ kind }] : []
  })
