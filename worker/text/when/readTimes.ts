import { isFree } from '../values/counts'
import { numberAt } from '../values/numbers'
import type { ReadValue } from '../values/parser'
import { parseSpan } from '../values/spans'
import { possibleMinutes, timeAt, timeWords } from '../values/times'
import { type Content, contentsOf, isDayPiece, type Reader, type Reading, type Side } from './pieces'
import { readDay } from './readDays'
import { senseOf } from './words'

type Time = NonNullable<ReturnType<typeof timeAt>>

/** "Between 1 and 3", "3-5". */
export const readSpan: Reader = (reading, at) => {
  const { input, before } = reading
  const near = before.at(-1)
  const days: ReadValue[] =
    near && (isDayPiece(near) || near.content.kind === 'part')
      ? [{ start: near.start, end: near.end, content: { kind: 'days', days: ['mon'] } }]
      : []
  const found = parseSpan({ ...input, before: days }, at)
  if (found?.content.kind !== 'span') return undefined
  const { from, to } = found.content
  return { content: [{ kind: 'span', from, to: Math.min(to, 1440) }], end: found.end }
}

const YEAR = /^(?:19|20)\d\d$/
/** "430", "1430" where a time is told. */
function compactAt({ lexemes, before }: Reading, at: number): Time | undefined {
  const start = timeWords.at(lexemes, at)?.end ?? at
  const lexeme = lexemes[start]
  // "It is from 2009"
  if (start === at && YEAR.test(lexeme?.text ?? '') && !before.some(isDayPiece)) return undefined
  if (lexeme?.kind !== 'digits' || !/^(?:\d|[01]\d|2[0-3])[0-5]\d$/.test(lexeme.text)) return undefined
  if (timeAt(lexemes, start)) return undefined
  const isPadded = lexeme.text.length > 3 && lexeme.text.startsWith('0')
  const minutes = Number(lexeme.text.slice(0, -2)) * 60 + Number(lexeme.text.slice(-2))
  return { at: minutes, half: undefined, is24: isPadded || minutes >= 780, isSure: isPadded, end: start + 1 }
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

/** Of German "um 3 am Freitag" the "am" is the day's. */
function clockAt(reading: Reading, start: number): Time | undefined {
  const { lexemes, words } = reading
  const time = timeAt(lexemes, start)
  if (!time || words.language === 'en' || lexemes[time.end - 1]?.text !== 'am') return time
  return readDay(reading, time.end - 1) ? timeAt(lexemes.slice(0, time.end - 1), start) : time
}

/** "After 5", "noon", "2ish", "3 o'clock", "Friday 2". */
export const readClock: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const side = words.side(lexemes, at)
  const start = side?.end ?? at
  // Arabic Monday is "two".
  if (words.day(lexemes, start)) return undefined
  const time = halfAt(reading, start) ?? compactAt(reading, start) ?? clockAt(reading, start)
  if (!time) return undefined
  // "9ish" is one word, "9 or so" three.
  const ish = words.about(lexemes, time.end) ?? words.about(lexemes, time.end - 1)
  const later = words.orLater(lexemes, time.end)
  const earlier = words.orEarlier(lexemes, time.end)
  const end = Math.max(time.end, ish?.end ?? 0, later?.end ?? 0, earlier?.end ?? 0)
  const isTold = side ?? ish ?? later ?? earlier ?? timeWords.at(lexemes, start)
  // "Before 10 cuz …" and "9ish", but "about 5 people" and "at 1420 Elm St".
  const sense = senseOf<Side>(side)
  const isBound = (sense !== undefined && sense !== 'about') || timeWords.at(lexemes, start) !== undefined
  const isAmount = !isBound && !isUncounted(reading, end)
  if (!time.isSure && (isAmount || !(isTold || isBesideDay(reading, at, end)))) return undefined
  const told = sense ?? (later ? 'from' : earlier ? 'upTo' : ish ? 'about' : undefined)
  return { content: [{ kind: 'clock', minutes: possibleMinutes(time), side: told }], end }
}

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

/** "Friday 2", "2 Friday", "tomorrow 10 or 11". */
function isBesideDay(reading: Reading, at: number, end: number): boolean {
  const near = reading.before.at(-1)
  const between = reading.lexemes.slice(near?.end ?? 0, at)
  const isNear =
    near !== undefined &&
    ((between.length <= 1 && (isDayPiece(near) || near.content.kind === 'part')) ||
      (between.length === 1 && near.content.kind === 'clock'))
  return isNear || readDay(reading, end) !== undefined || readPhrase(reading, end) !== undefined
}

/** "In the afternoon", "tonight", "asap": what is one phrase. */
export const readPhrase: Reader = ({ lexemes, words }, at) => {
  const found = words.value(lexemes, at)
  if (!found) return undefined
  const content: Content[] = contentsOf(found.value)
  return content.length > 0 ? { content, end: found.end } : undefined
}
