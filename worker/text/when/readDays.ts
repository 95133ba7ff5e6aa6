import { WEEK_DAYS, type WeekDay } from '../../../contract/facts'
import { isWeekDay } from '../values/days'
import { parseMeasure } from '../values/measures'
import { isMark } from '../values/parser'
import {
  type Content,
  contentsOf,
  type DayContent,
  type Edge,
  longest,
  type Modifier,
  type Reader,
  type Reading,
  type Side,
} from './pieces'
import { readDate } from './readDates'
import { holidayIn, JOINS_AS_AND, senseOf } from './words'

const WEEKDAYS = 5

type Named = { days: WeekDay[]; end: number; isEvery: boolean }

/** "Monday", "Mon.", "mondays", "weekdays", "el lunes". */
function nameAt(reading: Reading, at: number): Named | undefined {
  const { lexemes, words } = reading
  const found = words.day(lexemes, at) ?? words.day(lexemes, words.article(lexemes, at)?.end ?? at)
  if (!found) return undefined
  const last = lexemes[found.end - 1]
  // "Do" and "so" are words before they are days.
  const isShort =
    (last?.text.length ?? 0) <= 2 && last?.kind === 'word' && /^[a-z]+$/.test(last.text) && found.end === at + 1
  const next = lexemes[found.end]
  if (
    isShort &&
    !isMark(next, '.') &&
    next?.kind !== 'digits' &&
    next !== undefined &&
    !words.value(lexemes, found.end)
  )
    return undefined
  const days = found.value.split(' ').filter(isWeekDay)
  const isEvery =
    days.length === WEEKDAYS || (words.language === 'en' && days.length === 1 && /days$/.test(last?.text ?? ''))
  return { days, end: found.end, isEvery }
}

/** "Next Tuesday", "every Friday", "Dienstag nächste Woche", "mon-fri". */
const weekDays: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const article = words.article(lexemes, at)?.end ?? at
  const modifier = words.modifier(lexemes, at) ?? words.modifier(lexemes, article)
  const every = words.every(lexemes, modifier?.end ?? at)
  const found = nameAt(reading, every?.end ?? modifier?.end ?? at)
  if (!found) return undefined
  // Vietnamese "sau" is next, and after: "thứ sáu sau 3 giờ".
  const isBound = words.side(lexemes, found.end) && lexemes[found.end + 1]?.kind === 'digits'
  const after = isBound ? undefined : words.after(lexemes, found.end)
  const sense = senseOf<Modifier>(modifier ?? after)
  const end = after?.end ?? found.end
  if (sense === 'last') return { content: [{ kind: 'past' }], end }
  return {
    content: [{ kind: 'days', days: found.days, modifier: sense, isEvery: every !== undefined || found.isEvery }],
    end,
  }
}

/** "The last Friday of February", "the first Monday of next month". */
const nthDay: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const nth = words.nth(lexemes, words.article(lexemes, at)?.end ?? at)
  const name = nth && nameAt(reading, nth.end)
  const month = name && monthAt(reading, words.of(lexemes, name.end)?.end ?? name.end)
  const [day] = name?.days ?? []
  if (!nth || !month || !day) return undefined
  const content: DayContent = { kind: 'nth', nth: Number(senseOf(nth)), day, month: month.month, ahead: month.ahead }
  return { content: [content], end: month.end }
}

function monthAt({ lexemes, words }: Reading, at: number): { month?: number; ahead: number; end: number } | undefined {
  const name = words.month(lexemes, at)
  if (name) return { month: Number(name.value), ahead: 0, end: name.end }
  const phrase = words.value(lexemes, at) ?? words.bare(lexemes, at)
  const [content] = phrase ? contentsOf(phrase.value) : []
  return phrase && content?.kind === 'month' ? { ahead: content.ahead, end: phrase.end } : undefined
}

const holiday: Reader<DayContent> = ({ lexemes, words, country }, at) => {
  const start = words.article(lexemes, at)?.end ?? at
  const found = words.holiday(lexemes, at) ?? words.holiday(lexemes, start)
  if (!found) return undefined
  const on = holidayIn(found.value, country)
  return { content: [{ kind: 'holiday', on }], end: found.end }
}

/** "End of next month", "early next week", "the week". */
const edged: Reader<DayContent> = ({ lexemes, words }, at) => {
  // "Cuối tuần", "fin de semana": the weekend, not the end of the week.
  const start = words.article(lexemes, at)?.end ?? at
  if (words.day(lexemes, at) || words.day(lexemes, start)) return undefined
  const edge = words.edge(lexemes, start)
  const of = edge && (words.value(lexemes, edge.end) ?? words.bare(lexemes, edge.end))
  const [content] = of ? contentsOf(of.value, senseOf<Edge>(edge)) : []
  return content && (content.kind === 'week' || content.kind === 'month')
    ? { content: [content], end: of?.end ?? at }
    : undefined
}

/** "Tomorrow", "next week". */
const phrase: Reader<DayContent> = ({ lexemes, words }, at) => {
  const found = words.value(lexemes, at)
  const content = found ? contentsOf(found.value) : []
  const days = content.filter((one): one is DayContent => /^(?:offset|week|month|range)$/.test(one.kind))
  return found && days.length > 0 && days.length === content.length ? { content: days, end: found.end } : undefined
}

/** "Yesterday", "two weeks ago", "hace dos semanas". */
const past: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const named = words.past(lexemes, at)
  // "The last week of June" is to come.
  if (named) return words.of(lexemes, named.end) ? undefined : { content: [{ kind: 'past' }], end: named.end }
  const last = words.modifier(lexemes, at)
  const part = senseOf<Modifier>(last) === 'last' && last ? words.value(lexemes, last.end) : undefined
  if (part?.value.startsWith('part')) return { content: [{ kind: 'past' }], end: part.end }
}

/** So many days: "a week", "two days", "a fortnight", "15 jours". */
function measureAt(reading: Reading, at: number): { days: number; end: number } | undefined {
  const { lexemes, words, input } = reading
  const found = parseMeasure(input, at) ?? (ONE.test(lexemes[at]?.text ?? '') ? parseMeasure(input, at + 1) : undefined)
  if (found?.content.kind !== 'duration' || found.content.unit !== 'day') return undefined
  const { amount } = found.content
  const days = /^(?:fr|es|it)$/.test(words.language) ? (ROUND_WEEKS.get(amount) ?? amount) : amount
  return { days, end: found.end }
}
const ONE = /^(?:a|an|one|the)$/
/** In French, Spanish and Italian a week has eight days and two have fifteen. */
const ROUND_WEEKS = new Map([
  [8, 7],
  [15, 14],
])

/** "In 2 weeks", "3 days from now". */
const ahead: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const lead = words.within(lexemes, at)
  const measure = measureAt(reading, lead?.end ?? at)
  const later = measure && words.later(lexemes, measure.end)
  if (!measure || !(lead || later)) return undefined
  return { content: [{ kind: 'offset', days: measure.days }], end: later?.end ?? measure.end }
}

const plain: Reader<DayContent> = (reading, at) => {
  if (!reading.days.has(at)) reading.days.set(at, plainAt(reading, at))
  return reading.days.get(at)
}

const plainAt: Reader<DayContent> = (reading, at) =>
  longest([
    nthDay(reading, at),
    ahead(reading, at),
    past(reading, at),
    edged(reading, at),
    weekDays(reading, at),
    readDate(reading, at),
    holiday(reading, at),
    phrase(reading, at),
  ])

/** "A week from Friday", "the day after Christmas", "a fortnight today", "the week of the 5th". */
const moved: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const start = words.article(lexemes, at)?.end ?? at
  const named = words.dayWord(lexemes, at) ?? words.dayWord(lexemes, start)
  const isWeek = named !== undefined && WEEKS.test(lexemes[named.end - 1]?.text ?? '')
  const measure = measureAt(reading, words.within(lexemes, at)?.end ?? at)
  const unit = named ? { days: isWeek ? 7 : 1, end: named.end } : measure
  if (!unit) return undefined
  const forth = words.shift(lexemes, unit.end)
  const back = words.shiftBack(lexemes, unit.end)
  const link = longest([forth, back])
  const of = words.of(lexemes, unit.end)
  const base = plain(reading, link?.end ?? of?.end ?? unit.end)
  const [day] = base?.content ?? []
  if (!base || !day) return undefined
  if (isWeek && (link || of))
    return { content: [{ kind: 'weekOf', of: day, ahead: link ? (link === back ? -1 : 1) : 0 }], end: base.end }
  const isToday = day.kind === 'offset' && day.isNamed === true
  if (!link && !(isToday && measure)) return undefined
  return { content: [{ kind: 'moved', of: day, by: link === back && back ? -unit.days : unit.days }], end: base.end }
}
const WEEKS = /^(?:week|semana|semaine|woche|settimana|tydzien|tuan|اسبوع|الاسبوع|周)$/

const composed: Reader<DayContent> = (reading, at) => {
  const found = longest([moved(reading, at), plain(reading, at)])
  const week = found && reading.words.weekSuffix(reading.lexemes, found.end)
  const [day] = found?.content ?? []
  // "Tuesday week"
  const isWeek = week && (day?.kind === 'days' || (day?.kind === 'offset' && day.isNamed))
  return isWeek ? { content: [{ kind: 'moved', of: day, by: 7 }], end: week.end } : found
}

/** "Monday to Thursday", "between the 3rd and the 7th". */
const ranged: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const lead = words.rangeLead(lexemes, at)
  for (const start of lead ? [lead.end, at] : [at]) {
    const first = composed(reading, start)
    const range = first && words.range(lexemes, first.end)
    const isAnd = range && JOINS_AS_AND.test(lexemes[first.end]?.text ?? '')
    const last = range && !(isAnd && start === at) ? composed(reading, range.end) : undefined
    const [from, to] = [first?.content[0], last?.content[0]]
    if (!from || !to || !last || first?.content.length !== 1 || last.content.length !== 1) continue
    if ((from.kind === 'days') !== (to.kind === 'days')) continue
    return { content: [rangeOf(from, to)], end: last.end }
  }
  return undefined
}

function rangeOf(first: DayContent, last: DayContent): DayContent {
  if (first.kind !== 'days' || last.kind !== 'days') return { kind: 'range', first, last }
  const [from, to] = [WEEK_DAYS.indexOf(first.days[0] ?? 'mon'), WEEK_DAYS.indexOf(last.days[0] ?? 'mon')]
  const days = [...WEEK_DAYS, ...WEEK_DAYS].slice(from, from + ((to - from + 7) % 7) + 1)
  return {
    ...first,
    days,
    modifier: first.modifier ?? last.modifier,
    isEvery: first.isEvery || last.isEvery || days.length === WEEKDAYS,
  }
}

/** "After Friday", "from the 5th on", "by Thursday", "until next Tuesday". */
const bounded: Reader<DayContent> = (reading, at) => {
  const { lexemes, words } = reading
  const side = words.side(lexemes, at)
  const start = words.start(lexemes, at)
  const bound = start && start.end >= (side?.end ?? 0) ? start : side
  const sense = senseOf<Side>(bound)
  if (!bound) return undefined
  const found = composed(reading, bound.end)
  const [day] = found?.content ?? []
  if (!found || !day || found.content.length > 1 || day.kind === 'past') return undefined
  if (!sense || sense === 'about' || day.kind === 'range') return { content: [day], end: found.end }
  const end = words.orLater(lexemes, found.end)?.end ?? found.end
  return { content: [{ kind: 'bounded', of: day, side: sense }], end }
}

export const readDay: Reader<DayContent> = (reading, at) =>
  longest([ranged(reading, at), bounded(reading, at), composed(reading, at)])

/** "In an hour", "in 30 minutes". */
export const readSoon: Reader<Content> = (reading, at) => {
  const { lexemes, words, input } = reading
  const lead = words.within(lexemes, at)
  const found = parseMeasure(input, lead?.end ?? at)
  if (found?.content.kind !== 'duration' || found.content.unit !== 'minute') return undefined
  const later = words.later(lexemes, found.end)
  if (!lead && !later) return undefined
  return { content: [{ kind: 'soon', minutes: found.content.amount }], end: later?.end ?? found.end }
}
