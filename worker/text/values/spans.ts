import { WEEK_DAYS } from '../../../contract/facts'
import { andAt, betweenAt, leadAt, secondAt, toAt } from './bounds'
import { isFree } from './counts'
import { dayAt } from './days'
import { type Context, isMark, type Parser } from './reading'
import { minutesOf, type Time, timeAt, timeWords } from './times'

const DAY = 1440

/** "9-5", "from 8 a.m. to noon", "24/7". */
export const span: Parser = (context, at) => {
  const { tokens } = context
  const isAlways = tokens[at]?.text === '24' && isMark(tokens[at + 1], '/') && tokens[at + 2]?.text === '7'
  const whole = isAlways ? { end: at + 1 } : timeWords.allDay(tokens, at)
  if (whole) return { start: at, end: whole.end, content: { kind: 'span', from: 0, to: DAY } }
  const between = betweenAt(tokens, at)
  const lead = between ?? leadAt(tokens, at)
  const opens = timeAt(tokens, lead?.end ?? at)
  const closes = opens && secondAt(timeAt, between ? andAt : toAt)(tokens, opens.end)
  if (!closes || !isTimes(context, at, opens, closes, lead !== undefined)) return undefined
  const content = resolve(opens, closes)
  return content && { start: at, end: closes.end, content: { kind: 'span', ...content } }
}

/** The "7" of "24/7"; its "24" is a span. */
export const everyDay: Parser = ({ tokens }, at) =>
  tokens[at]?.text === '7' && isMark(tokens[at - 1], '/') && tokens[at - 2]?.text === '24'
    ? { start: at, end: at + 1, content: { kind: 'days', days: [...WEEK_DAYS] } }
    : undefined

/** Two bare numbers are times beside days or words of opening, and where nothing is counted. */
function isTimes({ tokens, before }: Context, at: number, opens: Time, closes: Time, hasLead: boolean): boolean {
  if (opens.isSure || closes.isSure) return true
  if (!isFree(tokens, closes.end) && dayAt(tokens, closes.end)?.isWeak !== false) return false
  const last = before.at(-1)
  if (last && at - last.end <= 3 && (last.content.kind === 'days' || last.content.kind === 'span')) return true
  const isOpen = [at - 1, at - 2, at - 3].some((near) => {
    const word = timeWords.openWords(tokens, near)
    return word !== undefined && (word.end === near + 1 || word.end > at)
  })
  if (isOpen || hasLead) return true
  const isAlone = at === 0 || tokens[at - 1]?.kind === 'mark'
  return isAlone && opens.at >= 360 && closes.at !== opens.at
}

/** The reading in which the end comes next after the beginning; a bare beginning before six is in the afternoon. */
function resolve(opens: Time, closes: Time): { from: number; to: number } | undefined {
  const is24 = opens.is24 || (closes.is24 && closes.at >= 780 && closes.at < DAY)
  const isBare = opens.half === undefined && !is24
  const costOf = (from: number, to: number): number => {
    const isEarly = isBare && from < 360
    // "9 to midnight" opens in the morning.
    const isLate = isBare && closes.at === DAY && opens.at >= 360 && from >= 720
    return to - from + (isEarly || isLate ? 2 * DAY : 0)
  }
  const pairs = minutesOf({ ...opens, is24 }).flatMap((from) =>
    minutesOf(closes).map((to) => ({ from: from % DAY, to: to <= from ? to + DAY : to })),
  )
  return pairs.toSorted((a, b) => costOf(a.from, a.to) - costOf(b.from, b.to))[0]
}
