import { WEEK_DAYS } from '../../../contract/facts'
import { andAt, betweenAt, boundAt, leadAt, secondAt, toAt } from './bounds'
import { isFree } from './counts'
import { dayAt } from './days'
import { type Context, isMark, type Parser } from './reading'
import { minutesOf, type Time, timeAt, timeWords } from './times'

const DAY = 1440
const MAX_LENGTH = 18 * 60

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
  if (timeWords.notTimes(tokens, at - 1) || timeWords.notTimes(tokens, at - 2)) return false
  const isOpen = [at - 1, at - 2, at - 3].some((near) => {
    const word = timeWords.openWords(tokens, near)
    return word !== undefined && (word.end === near + 1 || word.end > at)
  })
  if (isOpen || hasLead) return true
  const first = tokens[at - 1]
  const isAlone = !first || first.kind === 'mark' || boundAt(tokens, at - 1) || timeWords.at(tokens, at - 1)
  return Boolean(isAlone) && opens.at >= 360 && closes.at !== opens.at
}

/** The reading in which the end comes next after the beginning; a bare beginning before six is in the afternoon. */
function resolve(opens: Time, closes: Time): { from: number; to: number } | undefined {
  const is24 = opens.is24 || (closes.is24 && closes.at >= 780 && closes.at < DAY)
  const pairs = minutesOf({ ...opens, is24 }).flatMap((from) =>
    minutesOf(closes).map((to) => ({ from: from % DAY, to: to <= from ? to + DAY : to })),
  )
  const isToldBoth = opens.half !== undefined && closes.half !== undefined
  const isBare = opens.half === undefined && !opens.is24
  const cost = ({ from, to }: { from: number; to: number }): number => {
    if (isToldBoth) return to - from
    const isMixed =
      closes.half === 'pm' && opens.half === undefined && from < 720 && opens.at < closes.at && to - from > 480
    const reasons: [boolean, number][] = [
      [to > DAY, 2000],
      [from < 360 && isBare, 3000],
      [to - from < 60, 1500],
      [isMixed, 400],
      // "9 to midnight" opens in the morning.
      [closes.at === DAY && isBare && opens.at >= 360 && from >= 720, 1000],
    ]
    return reasons.reduce((sum, [isSo, weight]) => (isSo ? sum + weight : sum), to - from)
  }
  const best = pairs.toSorted((a, b) => cost(a) - cost(b))[0]
  return best && (isToldBoth || best.to - best.from <= MAX_LENGTH || opens.is24) ? best : undefined
}
