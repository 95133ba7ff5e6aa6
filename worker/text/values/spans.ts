import { WEEK_DAYS } from '../../../contract/facts'
import { DAY_MINUTES } from '../hours/span'
import { andAt, betweenAt, leadAt, secondAt, toAt } from './bounds'
import { isFree } from './counts'
import { dayAt } from './days'
import { sizeAt } from './measures'
import { isMark, type Parser, type ParserInput } from './parser'
import { mayBeLength, possibleMinutes, type Time, timeAt, timeWords } from './times'

/** "9-5", "from 8 a.m. to noon", "24/7". */
export const parseSpan: Parser = (context, at) => {
  const { lexemes } = context
  const isAlways = lexemes[at]?.text === '24' && isMark(lexemes[at + 1], '/') && lexemes[at + 2]?.text === '7'
  const whole = isAlways ? { end: at + 1 } : timeWords.allDay(lexemes, at)
  if (whole) return { start: at, end: whole.end, content: { kind: 'span', from: 0, to: DAY_MINUTES } }
  const between = betweenAt(lexemes, at)
  const lead = between ?? leadAt(lexemes, at)
  const opens = timeAt(lexemes, lead?.end ?? at)
  const closes = opens && secondAt(timeAt, between ? andAt : toAt)(lexemes, opens.end)
  if (!closes || !isTimes(context, at, opens, closes, lead !== undefined)) return undefined
  const content = resolve(opens, closes)
  return content && { start: at, end: closes.end, content: { kind: 'span', ...content } }
}

/** The "7" of "24/7"; its "24" is a span. */
export const parseEveryDay: Parser = ({ lexemes }, at) =>
  lexemes[at]?.text === '7' && isMark(lexemes[at - 1], '/') && lexemes[at - 2]?.text === '24'
    ? { start: at, end: at + 1, content: { kind: 'days', days: [...WEEK_DAYS] } }
    : undefined

/** Whether two numbers are times: "9-5" after "Mon-Fri" or "open" is, "9-5 rooms" isn't. */
function isTimes({ lexemes, before }: ParserInput, at: number, opens: Time, closes: Time, hasLead: boolean): boolean {
  if (opens.isSure || closes.isSure) return true
  // "De 3 a 4 días hábiles" are days; "de 9 a 5 días hábiles" are hours of them.
  if (opens.at < closes.at && closes.at <= 720 && sizeAt(lexemes, closes.end)?.unit === 'day') return false
  if (!isFree(lexemes, closes.end) && dayAt(lexemes, closes.end)?.isWeak !== false) return false
  const last = before.at(-1)
  if (last && at - last.end <= 3 && (last.content.kind === 'days' || last.content.kind === 'span')) return true
  const isOpen = [at - 1, at - 2, at - 3].some((near) => {
    const word = timeWords.openWords(lexemes, near)
    return word !== undefined && (word.end === near + 1 || word.end > at)
  })
  // "De 6 a 10 horas" by itself is how long it takes.
  if (isOpen || (hasLead && !(closes.at <= 720 && mayBeLength(lexemes, closes.end - 1)))) return true
  const isAlone = at === 0 || lexemes[at - 1]?.kind === 'mark'
  return isAlone && opens.at >= 360 && closes.at !== opens.at
}

/** The reading in which the end comes next after the beginning; a bare beginning before six is in the afternoon. */
function resolve(opens: Time, closes: Time): { from: number; to: number } | undefined {
  const is24 = opens.is24 || (closes.is24 && closes.at >= 780 && closes.at < DAY_MINUTES)
  const isBare = opens.half === undefined && !is24
  const costOf = (from: number, to: number): number => {
    const isEarly = isBare && from < 360
    // "9 to midnight" opens in the morning.
    const isLate = isBare && closes.at === DAY_MINUTES && opens.at >= 360 && from >= 720
    return to - from + (isEarly || isLate ? 2 * DAY_MINUTES : 0)
  }
  const pairs = possibleMinutes({ ...opens, is24 }).flatMap((from) =>
    possibleMinutes(closes).map((to) => ({ from: from % DAY_MINUTES, to: to <= from ? to + DAY_MINUTES : to })),
  )
  return pairs.toSorted((a, b) => costOf(a.from, a.to) - costOf(b.from, b.to))[0]
}
