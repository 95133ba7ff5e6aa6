import { boundAt } from '../values/bounds'
import { parseClock } from '../values/clock'
import { isFree } from '../values/counts'
import { parseMeasure } from '../values/measures'
import { parseMoney } from '../values/money'
import { numberAt } from '../values/numbers'
import type { ReadValue } from '../values/parser'
import { parseSpan } from '../values/spans'
import { possibleMinutes, timeAt, timeWords } from '../values/times'
import { type Content, contentsOf, isDayPiece, type Reader, type Reading, type Side } from './pieces'
import { JOINS_AS_AND, readDay } from './readDays'
import { senseOf } from './words'

type Time = NonNullable<ReturnType<typeof timeAt>>

/** "Between 1 and 3", "3-5". */
export const readSpan: Reader = (reading, at) => {
  const { lexemes, words, country, before } = reading
  const near = before.at(-1)
  const days: ReadValue[] =
    near && (isDayPiece(near) || near.content.kind === 'part')
      ? [{ start: near.start, end: near.end, content: { kind: 'days', days: ['mon'] } }]
      : []
  const lead = words.rangeLead(lexemes, at)
  const start = lead ? (timeWords.at(lexemes, lead.end)?.end ?? lead.end) : at
  const told =
    lead || (near && days.length > 0) ? toldSpan(reading, start, lead === undefined) : undefined
  if (told) return told
  const found = parseSpan({ lexemes, locale: { country, currency: 'USD' }, before: days }, at)
  if (found?.content.kind !== 'span') return undefined
  const { from, to } = found.content
  return { content: [{ kind: 'span', from, to: Math.min(to, 1440) }], end: found.end }
}

/** "Between 2 and 4", "from 1 to 3": two hours within half a day. */
function toldSpan(reading: Reading, start: number, isBare: boolean): ReturnType<Reader> {
  const { lexemes, words } = reading
  const first = compactAt(reading, start) ?? timeAt(lexemes, start)
  const range = first && words.range(lexemes, first.end)
  const isAnd = isBare && range && JOINS_AS_AND.test(lexemes[range.end - 1]?.text ?? '')
  const second = range && !isAnd && (compactAt(reading, range.end) ?? timeAt(lexemes, range.end))
  if (!first || !second || !isUncounted(reading, second.end)) return undefined
  const firsts = possibleMinutes(
    first.half === undefined && second.half !== undefined ? { ...first, half: second.half } : first,
  )
  const opens = [...firsts, ...possibleMinutes(first)]
  const pairs = opens.flatMap((from) => possibleMinutes(second).map((to) => ({ from, to })))
  const fitting = pairs.filter(({ from, to }) => from < to && from >= 360)
  const best = fitting.toSorted((one, other) => one.to - one.from - (other.to - other.from))[0]
  return best && { content: [{ kind: 'span', from: best.from, to: Math.min(best.to, 1440) }], end: second.end }
}

/** "430", "1430" where a time is told. */
function compactAt({ lexemes }: Reading, at: number): Time | undefined {
  const start = timeWords.at(lexemes, at)?.end ?? at
  const lexeme = lexemes[start]
  if (lexeme?.kind !== 'digits' || !/^(?:\d|[01]\d|2[0-3])[0-5]\d$/.test(lexeme.text)) return undefined
  if (timeAt(lexemes, start)) return undefined
  const isPadded = lexeme.text.length > 3 && lexeme.text.startsWith('0')
  const minutes = Number(lexeme.text.slice(0, -2)) * 60 + Number(lexeme.text.slice(-2))
  return { at: minutes, half: undefined, is24: isPadded || minutes >= 780, isSure: isPadded, end: start + 1 }
}

/** "Ten thirty". */
function spokenAt({ lexemes }: Reading, at: number): Time | undefined {
  const start = timeWords.at(lexemes, at)?.end ?? at
  const hour = numberAt(lexemes, start)
  const minutes = hour?.inWords && hour.amount <= 12 ? numberAt(lexemes, hour.end) : undefined
  if (!hour || !minutes?.inWords || minutes.amount % 5 !== 0 || minutes.amount < 10 || minutes.amount > 55)
    return undefined
  return { at: hour.amount * 60 + minutes.amount, half: undefined, is24: false, isSure: false, end: minutes.end }
}

/** British "half 5" is half past. */
function halfAt({ lexemes, words }: Reading, at: number): Time | undefined {
  const start = timeWords.at(lexemes, at)?.end ?? at
  const half = words.half(lexemes, start)
  const hour = half && numberAt(lexemes, half.end)
  if (!hour || hour.amount < 1 || hour.amount > 12 || !Number.isInteger(hour.amount)) return undefined
  if (!isFree(lexemes, hour.end)) return undefined
  return { at: hour.amount * 60 + 30, half: undefined, is24: false, isSure: true, end: hour.end }
}

/** "20 past 4", "zehn nach drei". */
function besideHourAt(reading: Reading, at: number): Time | undefined {
  const { lexemes, words } = reading
  const start = timeWords.at(lexemes, at)?.end ?? at
  const minutes = numberAt(lexemes, start)
  const isFive = minutes && /^(?:5|10|20|25)$/.test(String(minutes.amount))
  const past = minutes && words.pastHour(lexemes, minutes.end)
  const link = past ?? (minutes && words.toHour(lexemes, minutes.end))
  const hour = link && clockAt(reading, link.end)
  // "10 after 4" may say how many.
  const isSaid = minutes?.inWords || lexemes[link ? link.end - 1 : at]?.text === 'past' || start > at
  if (!isFive || !hour || !isSaid || hour.is24 || hour.at % 60 !== 0) return undefined
  const by = past ? minutes.amount : -minutes.amount
  return { ...hour, at: hour.at + by, isSure: true }
}

/** Of German "um 3 am Freitag" the "am" is the day's. */
function clockAt(reading: Reading, start: number): Time | undefined {
  const { lexemes, words } = reading
  const time = timeAt(lexemes, start)
  if (!time || words.language === 'en' || lexemes[time.end - 1]?.text !== 'am') return time
  return readDay(reading, time.end - 1) ? timeAt(lexemes.slice(0, time.end - 1), start) : time
}

/** "After 5", "noon", "2ish", "3 o'clock", "Friday 2". */
export const readClock: Reader = (reading, at) => {
  const { lexemes, words, before } = reading
  const side = words.side(lexemes, at)
  const inner = side?.end ?? at
  const about = words.side(lexemes, inner)
  const start = side && senseOf<Side>(about) === 'about' ? (about?.end ?? inner) : inner
  // Arabic Monday is "two".
  if (words.day(lexemes, start)) return undefined
  const time =
    besideHourAt(reading, start) ??
    halfAt(reading, start) ??
    spokenAt(reading, start) ??
    compactAt(reading, start) ??
    clockAt(reading, start)
  if (!time) return undefined
  const ish = words.about(lexemes, time.end) ?? (time.end > start + 1 ? words.about(lexemes, time.end - 1) : undefined)
  const later = words.orLater(lexemes, time.end)
  const earlier = words.orEarlier(lexemes, time.end)
  const end = Math.max(time.end, ish?.end ?? 0, later?.end ?? 0, earlier?.end ?? 0)
  const isTold = side ?? ish ?? later ?? earlier ?? timeWords.at(lexemes, start)
  // "Before 10 cuz …", but "about 5 people" and "at 1420 Elm St".
  const sense = senseOf<Side>(side)
  const isBound = (sense !== undefined && sense !== 'about') || timeWords.at(lexemes, start) !== undefined
  const isPlural = words.language === 'en' && /.{3}s$/.test(lexemes[time.end]?.text ?? '')
  const isAmount = (isBound ? isPlural && sense === undefined : true) && !isUncounted(reading, time.end)
  // French "17h"
  const isHour = words.language !== 'en' && time.is24 && time.at >= 780 && time.end > start + 1
  if (
    !time.isSure &&
    !isHour &&
    (isAmount ||
      (isBound && isMeasured(reading, time.end - 1)) ||
      !(isTold || isClock(reading, at) || isBesideDay(reading, at, end)))
  )
    return undefined
  const isEndOfHours = before.length > 0 && later !== undefined && !side
  const told: Side | undefined = later
    ? isEndOfHours
      ? 'from'
      : (senseOf<Side>(side) ?? 'from')
    : earlier
      ? 'upTo'
      : (senseOf<Side>(side) ?? (ish ? 'about' : undefined))
  return { content: [{ kind: 'clock', minutes: possibleMinutes(time), side: told }], end }
}

const isMeasured = ({ lexemes, country }: Reading, at: number): boolean =>
  [parseMeasure, parseMoney].some((parse) => parse({ lexemes, locale: { country, currency: 'USD' }, before: [] }, at))

/** Nothing is counted: "after 5 works", but "5 kids". */
function isUncounted({ lexemes, words }: Reading, at: number): boolean {
  if (isFree(lexemes, at)) return true
  return [
    words.value,
    words.affirms,
    words.day,
    words.month,
    words.or,
    words.and,
    words.not,
    words.mood,
    words.fill,
    words.side,
  ].some((book) => book(lexemes, at) !== undefined)
}

const isClock = ({ lexemes, country }: Reading, at: number): boolean =>
  boundAt(lexemes, at) === undefined &&
  parseClock({ lexemes, locale: { country, currency: 'USD' }, before: [] }, at) !== undefined

/** "Friday 2", "2 Friday", "tomorrow 10 or 11". */
function isBesideDay(reading: Reading, at: number, end: number): boolean {
  const near = reading.before.at(-1)
  const between = reading.lexemes.slice(near?.end ?? 0, at)
  const isNear =
    near !== undefined &&
    ((between.length <= 1 && (isDayPiece(near) || near.content.kind === 'part')) ||
      (between.length === 1 && near.content.kind === 'clock'))
  return isNear || dayFollows(reading, end) || dayFollows(reading, reading.words.fill(reading.lexemes, end)?.end ?? end)
}

function dayFollows(reading: Reading, at: number): boolean {
  const value = reading.words.value(reading.lexemes, at)
  const isValue = value && contentsOf(value.value).some(({ kind }) => kind === 'offset' || kind === 'part')
  return isValue === true || readDay(reading, at) !== undefined
}

/** "In the afternoon", "tonight", "asap": what is one phrase. */
export const readPhrase: Reader = ({ lexemes, words }, at) => {
  const found = words.value(lexemes, at)
  if (!found || found.value === 'morgen') return undefined
  const content: Content[] = contentsOf(found.value)
  return content.length > 0 ? { content, end: found.end } : undefined
}
