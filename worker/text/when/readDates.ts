import { isMonthNamed, parseDate } from '../values/dates'
import { numberAt } from '../values/numbers'
import { isAttached, isMark, matchAt } from '../values/parser'
import { timeAt } from '../values/times'
import type { DayContent, Edge, Found, Reader, Reading } from './pieces'
import { senseOf } from './words'

const SLASHED = /^(?<first>\d\d?)\/(?<second>\d\d?)(?![\d/])/
const YEAR = /^(?:, ?|(?:de|of|del) )?(?<year>(?:19|20)\d\d)(?!\d)/
const MONTH_FIRST = /^(?:US|PH|PR)$/
const MOST_LISTED = 8

type DayNumber = { day: number; end: number; isMarked: boolean }

/** "28", "28th", "third"; none where it is a time or an amount. */
function dayNumberAt({ lexemes, words }: Reading, at: number): DayNumber | undefined {
  const ordinal = words.ordinal(lexemes, at)
  if (ordinal) return { day: Number(ordinal.value.split(' ')[1]), end: ordinal.end, isMarked: true }
  const lexeme = lexemes[at]
  const digits = lexeme?.kind === 'digits' && lexeme.text.length <= 2 ? Number(lexeme.text) : 0
  if (digits < 1 || digits > 31) return undefined
  const mark = isAttached(lexemes[at + 1]) ? words.dayMark(lexemes, at + 1) : undefined
  if (mark) return { day: digits, end: mark.end, isMarked: true }
  const next = lexemes[at + 1]
  const isOther = isAttached(next) && (next.kind === 'word' || /^[:/%h]$/.test(next.text))
  return isOther || timeAt(lexemes, at)?.isSure ? undefined : { day: digits, end: at + 1, isMarked: false }
}

/** "Un", "quince": before a month. */
function wordNumberAt(reading: Reading, at: number): DayNumber | undefined {
  const marked = dayNumberAt(reading, at)
  const found = marked ? undefined : numberAt(reading.lexemes, at)
  const isDay = found?.inWords && Number.isInteger(found.amount) && found.amount >= 1 && found.amount <= 31
  return isDay ? { day: found.amount, end: found.end, isMarked: false } : marked
}

type Listed = { days: DayContent[]; last: number; end: number; isMarked: boolean; count: number }

/** "28 29 or 30", "3rd to the 7th", of one month or of none that is named. */
function listAt(reading: Reading, at: number, month: number | undefined, hasLead = false): Listed | undefined {
  const { lexemes, words } = reading
  const contentOf = (day: number): DayContent =>
    month === undefined ? { kind: 'dayOfMonth', day } : { kind: 'date', month, day }
  const start = words.article(lexemes, at)?.end ?? at
  const first = month === undefined ? dayNumberAt(reading, start) : wordNumberAt(reading, start)
  if (!first) return undefined
  const list: Listed = {
    days: [contentOf(first.day)],
    last: first.day,
    end: first.end,
    isMarked: first.isMarked,
    count: 1,
  }
  while (list.count < MOST_LISTED) {
    const range = words.range(lexemes, list.end)
    const isBetween = /^(?:and|y|et|und|e|i|و|和|và)$/.test(lexemes[list.end]?.text ?? '')
    const sep = words.or(lexemes, list.end) ?? words.and(lexemes, list.end)
    const comma = isMark(lexemes[list.end], ',') ? list.end + 1 : undefined
    const isRange = range !== undefined && (!isBetween || hasLead || words.rangeLead(lexemes, at - 1) !== undefined)
    const after = isRange ? range.end : (sep?.end ?? comma ?? list.end)
    const joined =
      comma === undefined ? after : (words.or(lexemes, comma)?.end ?? words.and(lexemes, comma)?.end ?? after)
    const next = dayNumberAt(reading, words.article(lexemes, joined)?.end ?? joined)
    const isPlain = after === list.end
    // "1.12." is one date.
    if (isPlain && isAttached(lexemes[list.end])) break
    if (!next || isPlain || (!next.isMarked && next.day <= list.last)) break
    const last = list.days.at(-1)
    if (isRange && last) list.days.splice(-1, 1, { kind: 'range', first: last, last: contentOf(next.day) })
    else list.days.push(contentOf(next.day))
    Object.assign(list, {
      end: next.end,
      last: next.day,
      isMarked: list.isMarked || next.isMarked,
      count: list.count + 1,
    })
  }
  return list
}

/** "Dec 28 29 or 30", "the 3rd to the 7th of May", "20 de enero", "20.-22. Mai". */
function named(reading: Reading, at: number): Found<DayContent> | undefined {
  const { lexemes, words } = reading
  const lead = words.rangeLead(lexemes, at)?.end
  const month = words.month(lexemes, at)
  if (month) {
    const list = listAt(reading, month.end, Number(month.value))
    return list && withYear(reading, list)
  }
  const starts = lead === undefined ? [at] : [lead, at]
  for (const start of starts) {
    const list = listAt(reading, start, 0, start === lead)
    if (!list) continue
    const dot = isMark(lexemes[list.end], '.') ? list.end + 1 : list.end
    const of = words.of(lexemes, dot)?.end ?? dot
    const named = words.month(lexemes, of) ?? monthDigitsAt(reading, at, dot)
    if (!named) continue
    const days = list.days.map((day) => inMonth(day, Number(named.value)))
    return withYear(reading, { ...list, days, end: named.end })
  }
  return undefined
}

/** The 12 of "1.12." and of "am 1.12". */
function monthDigitsAt({ lexemes, words }: Reading, start: number, at: number) {
  const lexeme = lexemes[at]
  const month =
    lexeme?.kind === 'digits' && isAttached(lexeme) && isMark(lexemes[at - 1], '.') ? Number(lexeme.text) : 0
  const isDotted = isMark(lexemes[at + 1], '.') && isAttached(lexemes[at + 1])
  if (month < 1 || month > 12 || !(isDotted || words.article(lexemes, start))) return undefined
  return { value: String(month), end: isDotted ? at + 2 : at + 1 }
}

function inMonth(day: DayContent, month: number): DayContent {
  if (day.kind === 'range') return { ...day, first: inMonth(day.first, month), last: inMonth(day.last, month) }
  return day.kind === 'date' ? { ...day, month } : day
}

function withYear({ lexemes }: Reading, { days, end }: Listed): Found<DayContent> {
  const found = matchAt(lexemes, end, YEAR)
  const year = found ? Number(found.groups.year) : undefined
  return { content: days.map((day) => (day.kind === 'date' ? { ...day, year } : day)), end: found?.end ?? end }
}

function slashed({ lexemes, words, country }: Reading, at: number): Found<DayContent> | undefined {
  const start = words.article(lexemes, at)?.end ?? at
  const found = lexemes[start]?.kind === 'digits' ? matchAt(lexemes, start, SLASHED) : undefined
  const [first, second] = [Number(found?.groups.first), Number(found?.groups.second)]
  if (!found || first * second === 0 || Math.min(first, second) > 12 || Math.max(first, second) > 31) return undefined
  const dates = [
    { month: second, day: first },
    { month: first, day: second },
  ]
  const isMonthFirst = MONTH_FIRST.test(country) && words.language === 'en'
  const fitting = (isMonthFirst ? dates.toReversed() : dates).filter(({ month }) => month <= 12)
  // "The 3/4" is how those say it who write the day first.
  return { content: [{ kind: 'either', dates: fitting, isUnsure: isMonthFirst && start > at }], end: found.end }
}

function written(reading: Reading, at: number): Found<DayContent> | undefined {
  const { lexemes, words, country } = reading
  const edge = words.edge(lexemes, at)
  const start = edge?.end ?? at
  const inner = edge ? (words.of(lexemes, start)?.end ?? start) : start
  const month = words.month(lexemes, inner)
  if (edge && month)
    return { content: [{ kind: 'date', month: Number(month.value), edge: senseOf<Edge>(edge) }], end: month.end }
  const found = parseDate({ lexemes, locale: { country, currency: 'USD' }, before: [] }, at)
  if (found?.content.kind !== 'date') return undefined
  const { month: of, day, year } = found.content
  // "My name is April".
  if (day === undefined && !isMonthNamed(lexemes, at) && found.end - at < lexemes.length) return undefined
  return { content: [{ kind: 'date', month: of, day, year }], end: found.end }
}

/** "The 3rd", "the 3rd or 4th", "el 3", "am 3.", "3号". */
function dayOfMonth(reading: Reading, at: number): Found<DayContent> | undefined {
  const { lexemes, words } = reading
  const article = words.article(lexemes, at)
  const list = listAt(reading, at, undefined)
  if (!list) return undefined
  const next = lexemes[list.end]
  const isAmount =
    next?.kind === 'mark' ? /^[%$€£:/]$/.test(next.text) : list.days.length === 1 && isCounted(reading, list.end)
  if (!list.isMarked && (!article || isAmount)) return undefined
  // "The first", "first": places in a list, not days.
  const isOrdinalWord = words.ordinal(lexemes, article?.end ?? at) !== undefined
  const isPlace = list.last <= 3 && (article?.end ?? at) - at < 2
  if (isOrdinalWord && (!article || isPlace)) return undefined
  return { content: list.days, end: list.end }
}

/** "The 5 kids", "the first available": a noun follows. */
function isCounted({ lexemes, words }: Reading, at: number): boolean {
  const next = lexemes[at]
  if (next?.kind !== 'word') return false
  const isTime = [
    words.value,
    words.side,
    words.fill,
    words.or,
    words.and,
    words.not,
    words.day,
    words.mood,
    words.range,
    words.about,
  ]
  return (
    !isTime.some((book) => book(lexemes, at) !== undefined) &&
    !/^(?:works|is|would|if|ok|okay|good|fine|thanks)$/.test(next.text)
  )
}

export const readDate: Reader<DayContent> = (reading, at) =>
  longest([slashed(reading, at), named(reading, at), written(reading, at), dayOfMonth(reading, at)])

export const longest = <C extends Found>(found: (C | undefined)[]): C | undefined =>
  found.filter((one) => one !== undefined).toSorted((one, other) => other.end - one.end)[0]
