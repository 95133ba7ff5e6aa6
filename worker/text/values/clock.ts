import { boundAt, leadAt } from './bounds'
import { isCounted } from './counts'
import { isAttached, isMark, type Parser } from './parser'
import { clockWordAt, minutesOf, sureWordAt, timeAt, untilAt } from './times'
import type { Token } from './tokens'

/** "At 8", "until 8 p.m.", "17:30". */
export const clock: Parser = ({ tokens }, at) => {
  const bound = boundAt(tokens, at)
  const lead = bound ? undefined : leadAt(tokens, at)
  const until = untilAt(tokens, at)
  const start = Math.max(bound?.end ?? lead?.end ?? at, until?.end ?? at)
  const time = timeAt(tokens, start)
  if (!time) return undefined
  const isSaid = clockWordAt(tokens, start) !== undefined || until !== undefined
  const isSure = time.isSure || sureWordAt(tokens, start) !== undefined || isHourOnly(tokens, start)
  if (!isSure && !(isSaid && isFree(tokens, time.end))) return undefined
  const told = bound && bound.value !== 'about' ? { bound: bound.value } : {}
  return {
    start: lead && !until ? start : at,
    end: time.end,
    content: { kind: 'clock', minutes: minutesOf(time), ...told },
  }
}

/** Nothing is counted, and no percentage or price follows. */
const isFree = (tokens: readonly Token[], at: number): boolean =>
  !isCounted(tokens, at) && !isMark(tokens[at], '%') && !/^\p{Sc}$/u.test(tokens[at]?.text ?? '')

/** "17h", "9h30" are times where "2h" is a duration. */
const isHourOnly = (tokens: readonly Token[], at: number): boolean =>
  /^(?:[7-9]|1\d|2[0-3])$/.test(tokens[at]?.text ?? '') &&
  tokens[at + 1]?.text === 'h' &&
  isAttached(tokens[at + 1]) &&
  isFree(tokens, at + 2)

/** "Jusqu'à 20 h", "alle 8 ore", "17h": what could be a duration is a time after such a word or at such an hour. */
export const clockBeforeDuration: Parser = (context, at) => {
  const { tokens } = context
  const told = untilAt(tokens, at) ?? clockWordAt(tokens, at) ?? boundAt(tokens, at)
  const isHour = isHourOnly(tokens, told?.end ?? at)
  const isTold = told !== undefined && (untilAt(tokens, at) ?? clockWordAt(tokens, at)) !== undefined
  return isHour || isTold ? clock(context, at) : undefined
}
