import { boundAfter, boundAt } from './bounds'
import { isFree } from './counts'
import { matchAt, type Parser } from './parser'
import { possibleMinutes, timeAt, timeWords } from './times'

/** "17h", "9h30" are times where "2h" is a duration. */
const HOUR_ONLY = /^(?:[7-9]|1\d|2[0-3])h/

/** "24 meses o 24,000 millas": "o" is "at" in Polish. */
const THOUSANDS = /^[,.]\d{3}(?!\d)/

/** "At 8", "until 8 p.m.", "17:30", "jusqu'à 20 h"; what could be a duration is a time after such a word or at such an hour. */
export const parseClock: Parser = ({ lexemes }, at) => {
  const bound = boundAt(lexemes, at)
  const until = timeWords.until(lexemes, at)
  const start = Math.max(bound?.end ?? at, until?.end ?? at)
  const time = timeAt(lexemes, start)
  if (!time || matchAt(lexemes, time.end, THOUSANDS)) return undefined
  const isSaid = timeWords.at(lexemes, start) !== undefined || until !== undefined
  const hour = matchAt(lexemes, start, HOUR_ONLY)
  const isHour = hour !== undefined && isFree(lexemes, hour.end)
  const isSure = time.isSure || isHour || timeWords.atSure(lexemes, start) !== undefined
  if (!isSure && !(isSaid && isFree(lexemes, time.end))) return undefined
  const after = bound ? undefined : boundAfter(lexemes, time.end)
  const side = (bound ?? after)?.value
  const told = side && side !== 'about' ? { bound: side } : {}
  return {
    start: at,
    end: after?.end ?? time.end,
    content: { kind: 'clock', minutes: possibleMinutes(time), ...told },
  }
}
