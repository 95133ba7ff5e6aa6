/** What a business's new conversations are measured by; days and hours are in UTC. */
export type Pace = {
  /** Those that counted in this hour, and in this day so far. */
  hour: number
  day: number
  /** Those that counted on each of the days before, as far back as is known. */
  daysBefore: number[]
  /** What the plan's month has left, null for any number, and the days until it begins anew. */
  left: number | null
  daysLeft: number
}

/** So few are never a spike: as many as the smallest plan has. */
const ALWAYS = 20
/** A day may take so many times an even share of what the month has left: what is left shrinks, and so does the next day's share. */
const SHARES = 3
/** On the last days of a month, too, a day takes a part of the rest only. */
const DAYS_LEFT_MIN = 7
const TIMES_USUAL = 10
/** Of a business that has few visitors, a good day. */
const GOOD_DAY = 50
const DAYS_TO_KNOW = 7
/** Where there is neither a limit nor a past. */
const UNKNOWN_DAY = 1_000
const HOURS = 4
const DAY_MS = 24 * 60 * 60_000

/** What one day may take of what the month has left. */
export const dayShare = (left: number, daysLeft: number): number =>
  Math.ceil((SHARES * left) / Math.max(daysLeft, DAYS_LEFT_MIN))

/** With this day. */
export function daysLeftIn(at: number): number {
  const now = new Date(at)
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  return Math.ceil((end - at) / DAY_MS)
}

/**
 * How many new conversations may count in this hour and day. What comes beyond is answered from facts and doesn't count: a flood uses up
 * neither the month nor the model's tokens, and a real rush loses nothing but the model for a while. The usual is a median: some days of
 * flood don't become it.
 */
export function allowanceOf({ daysBefore, left, daysLeft }: Omit<Pace, 'hour' | 'day'>): { hour: number; day: number } {
  const share = left === null ? UNKNOWN_DAY : dayShare(left, daysLeft)
  const isKnown = daysBefore.length >= DAYS_TO_KNOW
  const usual = Math.max(GOOD_DAY, TIMES_USUAL * median(daysBefore))
  const unlimited = left === null && isKnown
  const day = Math.max(ALWAYS, unlimited ? usual : isKnown ? Math.min(share, usual) : share)
  return { day, hour: Math.max(ALWAYS, Math.ceil(day / HOURS)) }
}

export function isSpike(pace: Pace, scale: number): boolean {
  const allowed = allowanceOf(pace)
  return pace.hour >= allowed.hour * scale || pace.day >= allowed.day * scale
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
