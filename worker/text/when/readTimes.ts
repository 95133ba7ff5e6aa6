import { boundAt } from '../values/bounds'
import { parseClock } from '../values/clock'
import { isFree } from '../values/counts'
import { numberAt } from '../values/numbers'
import type { ReadValue } from '../values/parser'
import { parseSpan } from '../values/spans'
import { possibleMinutes, timeAt, timeWords } from '../values/times'
import { type Found, isDayContent, type Reader, type Reading, type Side } from './parts'
import { contentsOf, readDate, readDays } from './readDays'
import { senseOf } from './words'

/** "Between 1 and 3", "3-5". */
export const readSpan: Reader = ({ lexemes, country, before }, at) => {
  const near = before.at(-1)
  const days: ReadValue[] =
    near && isDayContent(near.content)
      ? [{ start: near.start, end: near.end, content: { kind: 'days', days: ['mon'] } }]
      : []
  const found = parseSpan({ lexemes, locale: { country, currency: 'USD' }, before: days }, at)
  if (found?.content.kind !== 'span') return undefined
  const { from, to } = found.content
  return { content: [{ kind: 'span', from, to: Math.min(to, 1440) }], end: found.end }
}

/** "After 5", "noon", "2ish", "3 o'clock", "Friday 2". */
export const readClock: Reader = (reading, at) => {
  const { lexemes, words } = reading
  const side = words.side(lexemes, at)
  const start = side?.end ?? at
  const time = halfAt(reading, start) ?? timeAt(lexemes, start)
  if (!time) return undefined
  const about =
    words.about(lexemes, time.end) ?? (time.end > start + 1 ? words.about(lexemes, time.end - 1) : undefined)
  const later = words.orLater(lexemes, time.end)
  const earlier = words.orEarlier(lexemes, time.end)
  const end = Math.max(time.end, about?.end ?? 0, later?.end ?? 0, earlier?.end ?? 0)
  const isTold = side ?? about ?? later ?? earlier ?? timeWords.at(lexemes, start)
  if (!time.isSure && !(isFree(lexemes, time.end) && (isTold || isClock(reading, at) || isBesideDay(reading, at, end))))
    return undefined
  const told: Side | undefined = later
    ? 'from'
    : earlier
      ? 'upTo'
      : (senseOf<Side>(side) ?? (about ? 'about' : undefined))
  return { content: [{ kind: 'clock', minutes: possibleMinutes(time), side: told }], end }
}

/** British "half 5" is half past. */
function halfAt({ lexemes, words }: Reading, at: number): ReturnType<typeof timeAt> {
  const start = timeWords.at(lexemes, at)?.end ?? at
  const half = words.half(lexemes, start)
  const hour = half && numberAt(lexemes, half.end)
  if (!hour || hour.amount < 1 || hour.amount > 12 || !Number.isInteger(hour.amount)) return undefined
  if (!isFree(lexemes, hour.end)) return undefined
  return { at: hour.amount * 60 + 30, half: undefined, is24: false, isSure: true, end: hour.end }
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
    ((between.length <= 1 && isDayContent(near.content)) || (between.length === 1 && near.content.kind === 'clock'))
  return isNear || dayAt(reading, end)
}

function dayAt(reading: Reading, at: number): boolean {
  const value = reading.words.value(reading.lexemes, at)
  const found: Found | undefined = value ? { content: contentsOf(value.value), end: value.end } : undefined
  const day = found ?? readDays(reading, at) ?? readDate(reading, at)
  return day?.content.some(isDayContent) ?? false
}
