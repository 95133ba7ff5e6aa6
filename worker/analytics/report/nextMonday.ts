import { dayAt, daysAfter, startOfDay, weekdayOf } from '../zone/days'
import { HOUR_MS } from '../zone/offsets'

const HOUR = 7

/** The next Monday morning in the zone. */
export function nextMonday(timeZone: string, now: number): number {
  const today = dayAt(timeZone, now)
  const monday = daysAfter(today, -weekdayOf(today))
  const mornings = [monday, daysAfter(monday, 7)].map((day) => startOfDay(timeZone, day) + HOUR * HOUR_MS)
  return mornings.find((morning) => morning > now) ?? now
}
