import { DAY_MINUTES } from '../hours/span'
import type { Piece, Side, TimeContent } from './pieces'
import { ALL_DAY, type TimeRange } from './wish'

/** A bare hour is the one in the day: "at 8" in the morning, "at 6" in the afternoon. */
const FIRST_BARE = 7 * 60
const ABOUT = 60
const FLIPPED: Record<Side, Side> = { from: 'upTo', start: 'upTo', before: 'from', upTo: 'from', about: 'about' }

type TimePart = Piece<TimeContent>

/** When on a day, of all that is said of it: "Tuesday morning after 10" is from ten to noon. */
export function timesOf(parts: readonly TimePart[]): TimeRange[] {
  const dayParts = parts.flatMap(({ content, isNot }) =>
    content.kind === 'part' && !isNot ? [{ from: content.from, to: content.to }] : [],
  )
  const exact: TimeRange[] = []
  let within: TimeRange = ALL_DAY
  let isClock = false
  let hasBound = false
  for (const { content, isNot } of parts) {
    if (content.kind === 'span' && !isNot) exact.push({ from: content.from, to: content.to })
    if (content.kind !== 'clock') continue
    isClock = true
    const at = minuteOf(content.minutes, dayParts)
    const side = isNot && content.side ? FLIPPED[content.side] : content.side
    if (side === 'from' || side === 'start') within = { ...within, from: Math.max(within.from, at) }
    else if (side === 'before') within = { ...within, to: Math.min(within.to, at - 1) }
    else if (side === 'upTo') within = { ...within, to: Math.min(within.to, at) }
    else if (!isNot) exact.push(side === 'about' ? { from: at - ABOUT, to: at + ABOUT } : { from: at, to: at })
    hasBound ||= side !== undefined && side !== 'about'
  }
  const wanted =
    exact.length > 0 ? exact : isClock && !hasBound ? [ALL_DAY] : dayParts.length > 0 ? dayParts : [ALL_DAY]
  const bounded = wanted.map((range) => overlapOf(range, within)).filter((range) => range !== undefined)
  const excluded = parts.flatMap(({ content, isNot }) =>
    isNot && (content.kind === 'part' || content.kind === 'span') ? [{ from: content.from, to: content.to }] : [],
  )
  return excluded.reduce(without, bounded.length > 0 ? bounded : [within])
}

function minuteOf(minutes: readonly number[], dayParts: readonly TimeRange[]): number {
  const fits = minutes.find((minute) => dayParts.some(({ from, to }) => from <= minute && minute <= to))
  return fits ?? minutes.find((minute) => minute >= FIRST_BARE && minute < DAY_MINUTES) ?? minutes[0] ?? 0
}

function overlapOf(one: TimeRange, other: TimeRange): TimeRange | undefined {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)]
  // Ranges that only touch have nothing in common; a single minute is within what it touches.
  const isPoint = one.from === one.to || other.from === other.to
  return from < to || (isPoint && from === to) ? { from, to } : undefined
}

const without = (ranges: TimeRange[], { from, to }: TimeRange): TimeRange[] =>
  ranges.flatMap((range) =>
    [
      { from: range.from, to: Math.min(range.to, from - 1) },
      { from: Math.max(range.from, to), to: range.to },
    ].filter((left) => left.from <= left.to),
  )
