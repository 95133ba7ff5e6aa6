import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import { offsetIn } from '../../platform/zonedTime'

const STEP_MS = 7 * DAY_MS

/** From `from` to before `to` the zone's clocks are `offset` ahead of UTC. All in milliseconds. */
export type OffsetRange = { from: number; to: number; offset: number }

/** The zone's offsets between two times, in order and without gaps. */
export function offsetRanges(timeZone: string, from: number, to: number): OffsetRange[] {
  const offsetAt = offsetIn(timeZone)
  const ranges: OffsetRange[] = []
  for (let start = from; start < to; ) {
    const offset = offsetAt(start)
    let end = start
    while (end < to && offsetAt(Math.min(end + STEP_MS, to)) === offset) end = Math.min(end + STEP_MS, to)
    if (end < to) end = changeBetween(offsetAt, end, Math.min(end + STEP_MS, to))
    ranges.push({ from: start, to: end, offset })
    start = end
  }
  return ranges
}

/** To the minute, when the offset that holds at `before` ends. */
function changeBetween(offsetAt: (time: number) => number, before: number, after: number): number {
  const offset = offsetAt(before)
  let [low, high] = [before, after]
  while (high - low > MINUTE_MS) {
    const middle = low + Math.floor((high - low) / 2 / MINUTE_MS) * MINUTE_MS
    if (middle === low) break
    if (offsetAt(middle) === offset) low = middle
    else high = middle
  }
  return high
}
