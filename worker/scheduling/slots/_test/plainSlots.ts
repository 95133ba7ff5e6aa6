import { MINUTE_MS } from '../../../../contract/durations'
import { WEEK_DAYS } from '../../../../contract/facts'
import type { CalendarService, CalendarSettings } from '../../../../contract/scheduling'

const QUARTER = 15 * MINUTE_MS

/** What a clock on the wall shows: a day, its name, and its minute. */
type Wall = { date: string; day: string; minute: number }

/** Reads the wall clock from `Intl` alone; clocks only change on the quarter hour. */
function wallClock(timeZone: string): (at: number) => Wall {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const known = new Map<number, Wall>()
  return (at) => {
    const quarter = at - (at % QUARTER)
    const seen = known.get(quarter) ?? read(format, quarter)
    known.set(quarter, seen)
    return { ...seen, minute: seen.minute + (at - quarter) / MINUTE_MS }
  }
}

function read(format: Intl.DateTimeFormat, at: number): Wall {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    day: (parts.weekday ?? '').toLowerCase(),
    minute: Number(parts.hour) * 60 + Number(parts.minute),
  }
}

const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * The slow way to free times, as a check: it walks through the span minute by minute and looks at the wall clock. A day's opening begins at
 * the first minute that shows its time or later, and ends after the last minute that shows an earlier one than its end.
 */
export function plainSlots(
  { timeZone, hours, closed, stepMinutes }: Pick<CalendarSettings, 'timeZone' | 'hours' | 'closed' | 'stepMinutes'>,
  { minutes }: Pick<CalendarService, 'minutes'>,
  { start, end }: { start: number; end: number },
): number[] {
  const wallAt = wallClock(timeZone)
  const openings = new Map<string, { from: number; to: number }>()
  for (let at = start - 36 * 60 * MINUTE_MS; at < end + 36 * 60 * MINUTE_MS; at += MINUTE_MS) {
    const { date, day, minute } = wallAt(at)
    if (closed.some(({ from, to }) => from <= date && date <= to)) continue
    for (const [from, to] of hours[WEEK_DAYS.find((one) => one === day) ?? 'mon'] ?? []) {
      const key = `${date} ${from} ${to}`
      const opening = openings.get(key)
      // Clocks that go back show a time before the opening again, which doesn't close it.
      if (opening && minute < minuteOf(to)) opening.to = at + MINUTE_MS
      if (!opening && minute >= minuteOf(from) && minute < minuteOf(to))
        openings.set(key, { from: at, to: at + MINUTE_MS })
    }
  }
  const isOpen = new Set<number>()
  for (const { from, to } of openings.values()) for (let at = from; at < to; at += MINUTE_MS) isOpen.add(at)
  const found = new Set<number>()
  for (const { from, to } of openings.values())
    for (let at = from; at < to; at += stepMinutes * MINUTE_MS) {
      const whole = Array.from({ length: minutes }, (_, nth) => at + nth * MINUTE_MS)
      if (at >= start && at < end && whole.every((minute) => isOpen.has(minute))) found.add(at)
    }
  return [...found].sort((a, b) => a - b)
}
