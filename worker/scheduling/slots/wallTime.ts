import { Temporal } from 'temporal-polyfill'

const MINUTES_IN_HOUR = 60
const MINUTES_IN_DAY = 24 * MINUTES_IN_HOUR

/** "09:30" → 570; "24:00" is the day's end. */
const minuteOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * MINUTES_IN_HOUR + minutes
}

/**
 * When a clock on the wall of that zone first shows the time on that day, or later than it where clocks go forward over it. `last`: when it
 * shows it for the last time, where clocks go back. In milliseconds since 1970.
 */
export function instantOf(
  date: Temporal.PlainDate,
  time: string,
  timeZone: string,
  which: 'first' | 'last' = 'first',
): number {
  const minute = minuteOf(time)
  const day = minute === MINUTES_IN_DAY ? date.add({ days: 1 }) : date
  const clock = { hour: Math.floor((minute % MINUTES_IN_DAY) / MINUTES_IN_HOUR), minute: minute % MINUTES_IN_HOUR }
  const wall = day.toPlainDateTime(clock)
  const early = wall.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  // Clocks skip it: they go forward at the next change after the earlier reading.
  if (!early.toPlainDateTime().equals(wall))
    return early.getTimeZoneTransition('next')?.epochMilliseconds ?? early.epochMilliseconds
  // A day ends with its last minute, though clocks that go back may show the midnight after it twice.
  return which === 'last' && minute < MINUTES_IN_DAY
    ? wall.toZonedDateTime(timeZone, { disambiguation: 'later' }).epochMilliseconds
    : early.epochMilliseconds
}

export const dateAt = (instant: number, timeZone: string): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDate()
