import { WEEK_DAYS } from '../../../contract/facts'
import type { Language } from '../../../contract/languages'
import { andAt, betweenAt, leadAt, toAt } from '../values/bounds'
import { isFree } from '../values/counts'
import { isMonthNamed, parseDate } from '../values/dates'
import { parseDays } from '../values/days'
import { parseMeasure } from '../values/measures'
import { isAttached, matchAt, type ParserInput, type ReadValue } from '../values/parser'
import { timeAt } from '../values/times'
import {
  type Content,
  type DayContent,
  type Edge,
  type Found,
  isDayContent,
  type Modifier,
  type Reader,
  type Reading,
} from './parts'
import { senseOf } from './words'

const SLASHED = /^(?<first>\d\d?)[/.-](?<second>\d\d?)(?![\d/.-])/
const MONTH_FIRST = /^(?:US|PH|PR)$/
/** Where some write the month first and others the day. */
const EITHER_FIRST = /^CA$/
const WEEKDAYS = 5
/** A week and a fortnight as they are told in days, both ends counted: "dans 15 jours", "in 8 Tagen". */
const BOTH_ENDS: Partial<Record<Language, Record<number, number>>> = {
  es: { 8: 7, 15: 14 },
  fr: { 8: 7, 15: 14 },
  it: { 8: 7, 15: 14 },
  pt: { 8: 7, 15: 14 },
  de: { 8: 7 },
}

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
  const [parsed, named] = [parseDays(inputOf(reading), start), ownDay(reading, start)]
  // "Thu 7" is a Saturday in Vietnamese.
  const found = parsed && parsed.end >= (named?.end ?? 0) ? parsed : named
  if (found?.content.kind !== 'days') return undefined
  const { days } = found.content
  const after = words.after(lexemes, found.end)
  const last = lexemes[found.end - 1]?.text ?? ''
  const isEvery = every !== undefined || days.length === WEEKDAYS || /days$|ends$/.test(last)
  const sense = senseOf<Modifier>(modifier ?? after)
  return { content: [{ kind: 'days', days, modifier: sense, isEvery }], end: after?.end ?? found.end }
}

/** A name of the text's own language, spelled without its accents too; a short one that may be another word ("sat") is a day where nothing, a day or a time follows: "weds between 1 and 3", "do you have sat?" */
function ownDay(reading: Reading, at: number): ReadValue | undefined {
  const { lexemes, words } = reading
  const found = words.weekDay(lexemes, at)
  if (!found || isArticleBefore(reading, at)) return undefined
  const { end } = found
  const next = lexemes[end]
  const isSure =
    !found.isWeak ||
    next === undefined ||
    next.kind === 'mark' ||
    [words.value, words.side, words.after, words.weekDay, andAt, betweenAt, timeAt].some((find) =>
      find(lexemes, end),
    ) ||
    readDate(reading, end)
  const days = WEEK_DAYS.filter((day) => found.value.split(' ').includes(day))
  return isSure ? { start: at, end, content: { kind: 'days', days } } : undefined
}

const isArticleBefore = ({ lexemes }: Reading, at: number): boolean =>
  /^(?:the|a|an|we|i|he|she|they)$/.test(lexemes[at - 1]?.text ?? '')

/** "12/3", "December 4th", "the 3rd", "el 20 de octubre". */
export const readDate: Reader = (reading, at) =>
  either(reading, at) ?? dated(reading, at) ?? holiday(reading, at) ?? dayOfMonth(reading, at)

/** "New Year's Eve". */
function holiday({ lexemes, words }: Reading, at: number): Found | undefined {
  const found = words.holiday(lexemes, at)
  return found && { content: [{ kind: 'holiday', on: found.value }], end: found.end }
}

function either({ lexemes, country, words }: Reading, at: number): Found | undefined {
  const start = words.article(lexemes, at)?.end ?? at
  const found = lexemes[start]?.kind === 'digits' ? matchAt(lexemes, start, SLASHED) : undefined
  const [first, second] = [Number(found?.groups.first), Number(found?.groups.second)]
  if (!found || !/\//.test(found.text) || first > 12 || second > 12 || first * second === 0) return undefined
  const dates = [
    { month: second, day: first },
    { month: first, day: second },
  ]
  const isOpen = EITHER_FIRST.test(country) && first !== second
  const content: Content = { kind: 'either', dates: MONTH_FIRST.test(country) ? dates.reverse() : dates, isOpen }
  return { content: [content], end: found.end }
}

function dated(reading: Reading, at: number): Found | undefined {
  const { lexemes, words } = reading
  const edge = words.edge(lexemes, at)
  const start = edge?.end ?? at
  const found = parseDate(inputOf(reading), start)
  if (found?.content.kind !== 'date') return undefined
  const { month, year } = found.content
  // "September the twenty-first".
  const spelled =
    found.content.day === undefined ? bareDay(reading, words.article(lexemes, found.end)?.end ?? found.end) : undefined
  const day = found.content.day ?? spelled?.day
  const dateEnd = spelled?.end ?? found.end
  // "My name is April".
  if (day === undefined && !edge && !isMonthNamed(lexemes, start) && found.end - at < lexemes.length) return undefined
  const content: DayContent = { kind: 'date', month, day, year, edge: senseOf<Edge>(edge) }
  const more = day === undefined ? undefined : furtherDays(reading, dateEnd, day)
  const further = more?.days.map((one): DayContent => ({ kind: 'date', month, day: one, year })) ?? []
  return { content: [content, ...further], end: more?.end ?? dateEnd, isList: further.length > 0 }
}

/** The 29 and the 30 of "Dec 28, 29 or 30". */
function furtherDays(reading: Reading, at: number, after: number): { days: number[]; end: number } {
  const { lexemes } = reading
  const next = bareDay(reading, andAt(lexemes, at)?.end ?? at)
  if (!next || next.day <= after) return { days: [], end: at }
  const { days, end } = furtherDays(reading, next.end, next.day)
  return { days: [next.day, ...days], end }
}

/** A number that may be a day of a month, and says nothing else. */
function bareDay({ lexemes, words }: Reading, at: number): { day: number; end: number } | undefined {
  const spelled = words.ordinalDay(lexemes, at)
  if (spelled) return { day: Number(senseOf(spelled)), end: spelled.end }
  const lexeme = lexemes[at]
  const day = lexeme?.kind === 'digits' && lexeme.text.length <= 2 ? Number(lexeme.text) : 0
  if (day < 1 || day > 31 || timeAt(lexemes, at)?.isSure) return undefined
  const mark = isAttached(lexemes[at + 1]) ? words.ordinal(lexemes, at + 1) : undefined
  const end = mark?.end ?? at + 1
  const isPart =
    isAttached(lexemes[end]) && /^[/:.-]$/.test(lexemes[end]?.text ?? '') && lexemes[end + 1]?.kind === 'digits'
  return !isPart && (mark || isFree(lexemes, end)) ? { day, end } : undefined
}

/** "The 3rd", "el 3", "am 3.", "3号". */
function dayOfMonth(reading: Reading, at: number): Found | undefined {
  const { lexemes, words } = reading
  const article = words.article(lexemes, at)
  const start = article?.end ?? at
  const found = bareDay(reading, start)
  const isMarked = found && lexemes[start]?.kind === 'digits' && found.end > start + 1
  // "The first appointment", "the first Monday".
  const isNoun = found && lexemes[start]?.kind === 'word' && !isClosed(reading, found.end)
  if (!found || isNoun || (!article && !isMarked)) return undefined
  return { content: [{ kind: 'dayOfMonth', day: found.day }], end: found.end }
}

/** Nothing follows that a word before it could be said of. */
const isClosed = ({ lexemes, words }: Reading, at: number): boolean =>
  lexemes[at] === undefined ||
  lexemes[at]?.kind === 'mark' ||
  [words.free, words.side, words.value, andAt, timeAt].some((find) => find(lexemes, at) !== undefined)

/** One day that a text names by its date, its number or its weekday. */
const oneDay: Reader = (reading, at) => {
  const found = readDate(reading, at) ?? readDays(reading, at)
  const [content, other] = found?.content ?? []
  const isOne = content && !other && (content.kind !== 'days' || content.days.length === 1)
  return found && isOne && content.kind !== 'between' ? found : undefined
}

/** "Dec 28 to Jan 2", "between the 3rd and the 7th", "28-30 December". */
export const readBetween: Reader = (reading, at) => {
  const { lexemes } = reading
  const between = betweenAt(lexemes, at)
  const start = between?.end ?? leadAt(lexemes, at)?.end ?? at
  const bare = bareDay(reading, start)
  const first = oneDay(reading, start)
  const end = first?.end ?? bare?.end ?? at
  const sep = toAt(lexemes, end) ?? (between && andAt(lexemes, end))
  if (!sep) return undefined
  const named = oneDay(reading, sep.end)
  const [from] = first?.content ?? []
  const [to] = named?.content ?? []
  if (from && to && isDayContent(from) && isDayContent(to))
    return { content: [{ kind: 'between', first: from, last: to }], end: named?.end ?? at }
  if (from?.kind === 'date') {
    const last = bareDay(reading, sep.end)
    return last && { content: [{ kind: 'between', first: from, last: { ...from, day: last.day } }], end: last.end }
  }
  if (bare && to?.kind === 'date')
    return { content: [{ kind: 'between', first: { ...to, day: bare.day }, last: to }], end: named?.end ?? at }
  return undefined
}

/** "The last Friday of February", "2nd Tuesday in March". */
export const readNth: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const start = words.article(lexemes, at)?.end ?? at
  const named = words.nth(lexemes, start)
  const digits = named ? undefined : bareDay(reading, start)
  const nth = named ? Number(senseOf(named)) : (digits?.day ?? 0)
  const after = named?.end ?? digits?.end ?? at
  const weekDay = nth !== 0 && nth <= 5 ? parseDays(inputOf(reading), after) : undefined
  const anyDay = nth !== 0 ? words.oneDay(lexemes, after) : undefined
  const days = weekDay?.content.kind === 'days' ? weekDay.content.days : anyDay ? [...WEEK_DAYS] : []
  if (days.length !== 1 && !anyDay) return undefined
  const nthEnd = weekDay?.end ?? anyDay?.end ?? after
  const next = words.of(lexemes, nthEnd)?.end ?? nthEnd
  const date = parseDate(inputOf(reading), next)
  const phrase = words.value(lexemes, next) ?? words.bare(lexemes, next)
  const month: DayContent | undefined =
    date?.content.kind === 'date' && date.content.day === undefined
      ? { kind: 'date', month: date.content.month, year: date.content.year }
      : phrase && contentsOf(phrase.value).filter(isDayContent)[0]
  if (!month || (month.kind !== 'date' && month.kind !== 'month')) return undefined
  const end = month.kind === 'date' ? date?.end : phrase?.end
  return { content: [{ kind: 'nth', nth, days, of: month }], end: end ?? nthEnd }
}

/** "Yesterday", "last Tuesday", "el martes pasado", "3 days ago": no time to come. */
export const readPast: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const gone = words.gone(lexemes, at)
  if (gone) return { content: [{ kind: 'past' }], end: gone.end }
  const before = words.past(lexemes, at)
  const start = before?.end ?? at
  const day = parseDays(inputOf(reading), start) ?? parseDate(inputOf(reading), start) ?? words.bare(lexemes, start)
  const measure = parseMeasure(inputOf(reading), start)
  const end = day?.end ?? (measure?.content.kind === 'duration' ? measure.end : undefined)
  if (end === undefined) return undefined
  const after = words.pastAfter(lexemes, end)
  // "Hace 3 días", "last Friday"; "3 days ago", "vendredi dernier".
  return before || after ? { content: [{ kind: 'past' }], end: after?.end ?? end } : undefined
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
  const isInDays = unit === 'day' && amount === Number(lexemes[start]?.text)
  const days = (isInDays && BOTH_ENDS[words.language]?.[amount]) || amount
  const content: Content = unit === 'minute' ? { kind: 'soon', minutes: amount } : { kind: 'offset', days }
  return { content: [content], end: later?.end ?? found.end }
}

/** The 7 of "a week from Friday" and of "a fortnight on Friday", the 1 of "the day after Christmas". */
export function shiftAt(reading: Reading, at: number): { days: number; end: number } | undefined {
  const { lexemes, words } = reading
  const named = words.shifted(lexemes, at)
  if (named) return { days: Number(senseOf(named)), end: named.end }
  const found = parseMeasure(inputOf(reading), at)
  if (found?.content.kind !== 'duration' || found.content.unit !== 'day') return undefined
  const shift = words.shift(lexemes, found.end)
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
