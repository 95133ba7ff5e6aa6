import { andAt, betweenAt, boundAt, leadAt, rangeAt } from './bounds'
import { isCounted } from './counts'
import { type Context, isMark, type Parser, type Read } from './parser'
import { allDayAt, clockWordAt, minutesOf, notTimeAt, openWordAt, type Time, timeAt } from './times'

const DAY = 1440
const MAX_LENGTH = 18 * 60

/** "9-5", "from 8 a.m. to noon", "24/7". */
export const span: Parser = (context, at): Read | undefined => {
  const { tokens } = context
  const whole = allDayAt(tokens, at)
  if (whole) return { start: at, end: whole.end, content: { kind: 'span', from: 0, to: DAY } }
  if (isAlways(context, at)) return { start: at, end: at + 1, content: { kind: 'span', from: 0, to: DAY } }
  const between = betweenAt(tokens, at)
  const lead = between ?? leadAt(tokens, at)
  const opens = timeAt(tokens, lead?.end ?? at)
  if (!opens) return undefined
  const sep = between ? andAt(tokens, opens.end) : rangeAt(tokens, opens.end)
  const closes = sep && timeAt(tokens, sep.end)
  if (!closes || !isTimes(context, at, opens, closes, lead !== undefined)) return undefined
  const content = resolve(opens, closes)
  return content && { start: at, end: closes.end, content: { kind: 'span', ...content } }
}

/** The "24" of "24/7"; its "7" are all days. */
const isAlways = ({ tokens }: Context, at: number): boolean =>
  tokens[at]?.text === '24' && isMark(tokens[at + 1], '/') && tokens[at + 2]?.text === '7'

export const everyDay: Parser = ({ tokens }, at) =>
  tokens[at]?.text === '7' && isMark(tokens[at - 1], '/') && tokens[at - 2]?.text === '24'
    ? { start: at, end: at + 1, content: { kind: 'days', days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] } }
    : undefined

/** Two bare numbers are times beside days or words of opening, and where nothing is counted. */
function isTimes({ tokens, before }: Context, at: number, opens: Time, closes: Time, hasLead: boolean): boolean {
  if (opens.isSure || closes.isSure) return true
  const last = before.at(-1)
  const isNear = last !== undefined && at - last.end <= 3
  if (isNear && (last.content.kind === 'days' || last.content.kind === 'span')) return !isCounted(tokens, closes.end)
  if (isCounted(tokens, closes.end) || notTimeAt(tokens, at - 1) || notTimeAt(tokens, at - 2)) return false
  const isOpen = [at - 1, at - 2, at - 3].some(
    (near) => openWordAt(tokens, near)?.end === near + 1 || (openWordAt(tokens, near)?.end ?? at) > at,
  )
  if (isOpen || hasLead) return true
  const first = tokens[at - 1]
  const isAlone =
    first === undefined ||
    first.kind === 'mark' ||
    boundAt(tokens, at - 1) !== undefined ||
    clockWordAt(tokens, at - 1) !== undefined
  return isAlone && opens.at >= 360 && closes.at !== opens.at
}

/** The reading in which the end comes next after the beginning; a bare beginning before six is in the afternoon. */
function resolve(opens: Time, closes: Time): { from: number; to: number } | undefined {
  const is24 = opens.is24 || closes.is24
  const pairs = minutesOf({ ...opens, is24: opens.is24 || (is24 && closes.at >= 780 && closes.at < DAY) }).flatMap(
    (from) => minutesOf(closes).map((to) => ({ from: from % DAY, to: to <= from ? to + DAY : to })),
  )
  const isToldBoth = opens.half !== undefined && closes.half !== undefined
  const cost = ({ from, to }: { from: number; to: number }): number => {
    const isNight = to > DAY
    const isEarly = from < 360 && opens.half === undefined && !opens.is24
    const isShort = to - from < 60
    const isMixed =
      closes.half === 'pm' && opens.half === undefined && from < 720 && opens.at < closes.at && to - from > 480
    // "9 to midnight" opens in the morning.
    const isLate = closes.at === DAY && opens.half === undefined && !opens.is24 && opens.at >= 360 && from >= 720
    return (
      (isToldBoth
        ? 0
        : (isNight ? 2000 : 0) +
          (isEarly ? 3000 : 0) +
          (isShort ? 1500 : 0) +
          (isMixed ? 400 : 0) +
          (isLate ? 1000 : 0)) +
      (to - from)
    )
  }
  const best = pairs.toSorted((a, b) => cost(a) - cost(b))[0]
  return best && (isToldBoth || best.to - best.from <= MAX_LENGTH || opens.is24) ? best : undefined
}
