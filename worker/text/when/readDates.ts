import { isAfterPreposition, MONTH_FIRST, parseDate } from '../values/dates'
import { isAttached, isMark, matchAt } from '../values/parser'
import { timeAt } from '../values/times'
import { type DayContent, type Found, longest, type Reader, type Reading } from './pieces'
import { JOINS_AS_AND, senseOf } from './words'

const SLASHED = /^(?<first>\d\d?)\/(?<second>\d\d?)(?![\d/])/

type DayNumber = { day: number; end: number; isMarked: boolean }

/** "28", "28th", "third"; none where it is a time or an amount. */
function dayNumberAt({ lexemes, words }: Reading, at: number): DayNumber | undefined {
  const ordinal = words.ordinal(lexemes, at)
  if (ordinal) return { day: Number(senseOf(ordinal)), end: ordinal.end, isMarked: true }
  const lexeme = lexemes[at]
  const digits = lexeme?.kind === 'digits' && lexeme.text.length <= 2 ? Number(lexeme.text) : 0
  if (digits < 1 || digits > 31) return undefined
  const next = lexemes[at + 1]
  const mark = isAttached(next) ? words.dayMark(lexemes, at + 1) : undefined
  if (mark) return { day: digits, end: mark.end, isMarked: true }
  const isOther = isAttached(next) && (next.kind === 'word' || /^[:/%h]$/.test(next.text))
  return isOther || timeAt(lexemes, at)?.isSure ? undefined : { day: digits, end: at + 1, isMarked: false }
}

type Listed = { days: DayContent[]; last: number; end: number; isMarked: boolean }

/** "28, 29 or 30", "3rd to the 7th", of one month or of none that is named. */
function listAt(reading: Reading, at: number, contentOf: (day: number) => DayContent): Listed | undefined {
  const { lexemes, words } = reading
  const first = dayNumberAt(reading, words.article(lexemes, at)?.end ?? at)
  if (!first) return undefined
  const list: Listed = { days: [contentOf(first.day)], last: first.day, end: first.end, isMarked: first.isMarked }
  for (;;) {
    const { end } = list
    const isAnd = JOINS_AS_AND.test(lexemes[end]?.text ?? '') && !words.rangeLead(lexemes, at - 1)
    const range = isAnd ? undefined : words.range(lexemes, end)
    const comma = isMark(lexemes[end], ',') ? end + 1 : end
    const joined = range ?? words.or(lexemes, comma) ?? words.and(lexemes, comma)
    const start = joined?.end ?? comma
    // "December 7, first thing"
    const isOther = words.value(lexemes, start) !== undefined
    const next =
      start === end || isOther ? undefined : dayNumberAt(reading, words.article(lexemes, start)?.end ?? start)
    if (!next || (!next.isMarked && next.day <= list.last)) return list
    const before = range && list.days.pop()
    const day = contentOf(next.day)
    list.days.push(before ? { kind: 'range', first: before, last: day } : day)
    Object.assign(list, { end: next.end, last: next.day, isMarked: list.isMarked || next.isMarked })
  }
}

/** "Dec 28, 29 or 30", "the 3rd to the 7th of May", "20 de enero", "20.-22. Mai". */
function named(reading: Reading, at: number): Found<DayContent> | undefined {
  const { lexemes, words } = reading
  const before = words.month(lexemes, at)
  const ofMonth =
    (month: string | undefined) =>
    (day: number): DayContent => ({ kind: 'date', month: Number(month), day })
  if (before) {
    const list = listAt(reading, before.end, ofMonth(before.value))
    return list && { content: list.days, end: list.end }
  }
  const start = words.rangeLead(lexemes, at)?.end ?? at
  const list = listAt(reading, start, ofMonth(undefined))
  if (!list) return undefined
  const dot = isMark(lexemes[list.end], '.') ? list.end + 1 : list.end
  const month = words.month(lexemes, words.of(lexemes, dot)?.end ?? dot) ?? monthDigitsAt(reading, at, dot)
  return month && { content: listAt(reading, start, ofMonth(month.value))?.days ?? [], end: month.end }
}

/** The 12 of "1.12." and of "am 1.12". */
function monthDigitsAt({ lexemes, words }: Reading, start: number, at: number) {
  const lexeme = lexemes[at]
  const isMonth = lexeme?.kind === 'digits' && isAttached(lexeme) && isMark(lexemes[at - 1], '.')
  const isDotted = isMark(lexemes[at + 1], '.') && isAttached(lexemes[at + 1])
  if (!isMonth || !/^(?:0?[1-9]|1[0-2])$/.test(lexeme.text) || !(isDotted || words.article(lexemes, start)))
    return undefined
  return { value: lexeme.text, end: isDotted ? at + 2 : at + 1 }
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
  const isMonthFirst = MONTH_FIRST.has(country) && words.language === 'en'
  const fitting = (isMonthFirst ? dates.toReversed() : dates).filter(({ month }) => month <= 12)
  // "The 3/4" is how those say it who write the day first.
  return { content: [{ kind: 'either', dates: fitting, isUnsure: isMonthFirst && start > at }], end: found.end }
}

function written({ lexemes, input }: Reading, at: number): Found<DayContent> | undefined {
  const found = parseDate(input, at)
  if (found?.content.kind !== 'date') return undefined
  const { month, day, year } = found.content
  // "My name is April".
  if (day === undefined && !isAfterPreposition(lexemes, at) && found.end - at < lexemes.length) return undefined
  return { content: [{ kind: 'date', month, day, year }], end: found.end }
}

/** "The 3rd", "the 3rd or 4th", "el 3", "am 3.", "3号". */
function dayOfMonth(reading: Reading, at: number): Found<DayContent> | undefined {
  const { lexemes, words } = reading
  const article = words.article(lexemes, at)
  const list = listAt(reading, at, (day) => ({ kind: 'dayOfMonth', day }))
  if (!list) return undefined
  const isAmount = /^[%$€£:/]$/.test(lexemes[list.end]?.text ?? '')
  if (!list.isMarked && (!article || isAmount)) return undefined
  // "The first", "first": places in a list, not days.
  const isPlace = words.ordinal(lexemes, article?.end ?? at) && (!article || list.last <= 3)
  return isPlace ? undefined : { content: list.days, end: list.end }
}

export const readDate: Reader<DayContent> = (reading, at) =>
  longest([slashed(reading, at), named(reading, at), written(reading, at), dayOfMonth(reading, at)])
