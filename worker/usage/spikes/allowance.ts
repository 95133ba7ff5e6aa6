import { DAY_MS } from '../../../contract/durations'

/** A business's counted conversations; days and hours are in UTC. */
export type Pace = {
  /** Conversations counted in this hour, and today so far. */
  hour: number
  day: number
  /** Conversations counted on each earlier day, as far back as is stored. */
  daysBefore: number[]
  /** Conversations left in the month (null if unlimited), and days until the next one, today included. */
  left: number | null
  daysLeft: number
}

/** This many are never a spike: as many as the test plan has in a month. */
const ALWAYS = 20
/** A day may take this many times an even share of what is left of the month. */
const SHARES = 3
/** Even on the last days of a month, a day takes only part of the rest. */
const DAYS_LEFT_MIN = 7
const TIMES_USUAL = 10
/** A good day for a business with few visitors. */
const GOOD_DAY = 50
const DAYS_TO_KNOW = 7
/** Without a limit and without history. */
const UNKNOWN_DAY = 1_000
/** A busy day's conversations may all come within so many hours. */
const BUSIEST_HOURS = 4

/** The conversations one day may take of what is left of the month. */
export const dayShare = (left: number, daysLeft: number): number =>
  Math.ceil((SHARES * left) / Math.max(daysLeft, DAYS_LEFT_MIN))

/** Days left in the month, today included. */
export function daysLeftIn(at: number): number {
  const now = new Date(at)
  const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)
  return Math.ceil((end - at) / DAY_MS)
}

/**
 * How many new conversations may count in an hour and in a day. Further ones are answered from facts and don't count: a flood uses up
 * neither the month nor the model's tokens, and a real rush only loses the model for a while. The usual number is a median, so that some
 * days of flood don't change it.
 */
export function allowanceOf({ daysBefore, left, daysLeft }: Omit<Pace, 'hour' | 'day'>): { hour: number; day: number } {
  const share = left === null ? UNKNOWN_DAY : dayShare(left, daysLeft)
  const isKnown = daysBefore.length >= DAYS_TO_KNOW
  const usual = Math.max(GOOD_DAY, TIMES_USUAL * median(daysBefore))
  const unlimited = left === null && isKnown
  const day = Math.max(ALWAYS, unlimited ? usual : isKnown ? Math.min(share, usual) : share)
  return { day, hour: Math.max(ALWAYS, Math.ceil(day / BUSIEST_HOURS)) }
}

export function isSpike(pace: Pace, scale: number): boolean {
  const allowed = allowanceOf(pace)
  return pace.hour >= allowed.hour * scale || pace.day >= allowed.day * scale
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
