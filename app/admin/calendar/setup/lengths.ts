import { plural } from '../../../../contract/plural'

const HOUR = 60
const DAY = 24 * HOUR

export const SERVICE_MINUTES = [
  5, 10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 105, 120, 150, 180, 210, 240, 300, 360, 420, 480, 600, 720,
]
export const BUFFER_MINUTES = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120]
export const STEP_MINUTES = [10, 15, 20, 30, 45, 60, 90, 120]
export const NOTICE_MINUTES = [
  0,
  30,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  3 * DAY,
  5 * DAY,
  7 * DAY,
  14 * DAY,
]
export const HORIZON_DAYS = [7, 14, 30, 60, 90, 120, 180, 365, 730]
export const REMINDER_MINUTES = [7 * DAY, 2 * DAY, DAY, 2 * HOUR, HOUR]

/** "45 min", "1 hour 30 min", "2 days", "1 week". */
export function lengthWords(minutes: number): string {
  if (minutes >= 7 * DAY && minutes % (7 * DAY) === 0) return plural(minutes / (7 * DAY), 'week')
  if (minutes >= DAY && minutes % DAY === 0) return plural(minutes / DAY, 'day')
  if (minutes < HOUR) return `${minutes} min`
  const rest = minutes % HOUR
  return [plural(Math.floor(minutes / HOUR), 'hour'), rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

export const daysWords = (days: number): string => {
  if (days % 365 === 0) return plural(days / 365, 'year')
  return days % 7 === 0 && days < 30 ? plural(days / 7, 'week') : plural(days, 'day')
}

/** The usual choices and the one that was chosen elsewhere, in order. */
export const withChosen = (choices: readonly number[], chosen: number): number[] =>
  [...new Set([...choices, chosen])].toSorted((one, other) => one - other)
