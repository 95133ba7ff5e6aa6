import { boundAfter, boundAt } from './bounds'
import { isFree } from './counts'
import { matchAt, type Parser, type Tokens } from './reading'
import { minutesOf, timeAt, timeWords } from './times'

/** "At 8", "until 8 p.m.", "17:30", "jusqu'à 20 h"; what could be a duration is a time after such a word or at such an hour. */
export const clock: Parser = ({ tokens }, at) => {
  const bound = boundAt(tokens, at)
  const until = timeWords.until(tokens, at)
  const start = Math.max(bound?.end ?? at, until?.end ?? at)
  const time = timeAt(tokens, start)
  if (!time) return undefined
  const isSaid = timeWords.at(tokens, start) !== undefined || until !== undefined
  const isSure = time.isSure || timeWords.atSure(tokens, start) !== undefined || isHourOnly(tokens, start)
  if (!isSure && !(isSaid && isFree(tokens, time.end))) return undefined
  const after = bound ? undefined : boundAfter(tokens, time.end)
  const side = (bound ?? after)?.value
  const told = side && side !== 'about' ? { bound: side } : {}
  return {
    start: at,
    end: after?.end ?? time.end,
    content: { kind: 'clock', minutes: minutesOf(time), ...told },
  }
}

/** "17h", "9h30" are times where "2h" is a duration. */
function isHourOnly(tokens: Tokens, at: number): boolean {
  const hour = tokens[at]?.kind === 'digits' ? matchAt(tokens, at, /^(?:[7-9]|1\d|2[0-3])h/) : undefined
  return hour !== undefined && isFree(tokens, hour.end)
}
