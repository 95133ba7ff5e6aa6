import { boundAt, leadAt } from './bounds'
import { isCounted } from './counts'
import { isMark, type Parser } from './parser'
import { clockWordAt, minutesOf, timeAt, untilAt } from './times'

/** "At 8", "until 8 p.m.", "17:30". */
export const clock: Parser = ({ tokens }, at) => {
  const bound = boundAt(tokens, at)
  const lead = bound ? undefined : leadAt(tokens, at)
  const start = bound?.end ?? lead?.end ?? at
  const time = timeAt(tokens, start)
  if (!time) return undefined
  if (!time.isSure) {
    const isSaid = clockWordAt(tokens, start) !== undefined || (bound && untilAt(tokens, at)) !== undefined
    const next = tokens[time.end]
    if (!isSaid || isCounted(tokens, time.end) || isMark(next, '%') || /^\p{Sc}$/u.test(next?.text ?? ''))
      return undefined
  }
  const told = bound && bound.value !== 'about' ? { bound: bound.value } : {}
  return { start: lead ? start : at, end: time.end, content: { kind: 'clock', minutes: minutesOf(time), ...told } }
}

/** "Jusqu'à 20 h", "alle 8 ore": what could be a duration is a time after such a word. */
export const clockBeforeDuration: Parser = (context, at) => {
  const isTold = untilAt(context.tokens, at) ?? clockWordAt(context.tokens, at)
  const found = isTold && clock(context, at)
  return found && found.end > isTold.end ? found : undefined
}
