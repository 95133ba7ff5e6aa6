import { HOUR_MS } from '../../../contract/durations'
import { dayAt, startOfDay } from '../../platform/zonedTime'
import { daysAfter, weekdayOf } from '../zone/days'

const HOUR = 7

/** The next Monday morning in the zone. */
export function nextMonday(timeZone: string, now: number): number {
  const today = dayAt(now, timeZone)
  const monday = daysAfter(today, -weekdayOf(today))
  const mornings = [monday, daysAfter(monday, 7)].map((day) => startOfDay(day, timeZone) + HOUR * HOUR_MS)
  return mornings.find((morning) => morning > now) ?? now
}
