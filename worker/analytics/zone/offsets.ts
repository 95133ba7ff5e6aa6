import { remembering } from '../../platform/recent'

const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS
const STEP_MS = 7 * DAY_MS

/** From `from` to before `to` the zone's clocks are `offset` ahead of UTC. All in milliseconds. */
export type OffsetRange = { from: number; to: number; offset: number }

// Making a format takes a hundred times as long as using it.
const formatIn = remembering(
  100,
  (timeZone: string) => new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }),
)

/** A function from a time to the zone's offset from UTC, in milliseconds. */
export function offsetIn(timeZone: string): (time: number) => number {
  const format = formatIn(timeZone)
  return (time) => {
    const name = format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    // "GMT", or such as "GMT-03:30".
    const [, sign, hours = 0, minutes = 0] = /GMT([+-])(\d+):(\d+)/.exec(name) ?? []
    return (sign === '-' ? -1 : 1) * (Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS)
  }
}

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
