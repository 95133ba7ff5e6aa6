import { ALL_DAY, type Wish } from '../../text/when/wish'
import type { Desk, OfferedService } from './desk'
import { findTimes } from './findTimes'
import { dayText } from './say'

/** The one day that was asked for, where nothing is free on all of it: closed, or booked up. */
export async function fullDay(desk: Desk, services: OfferedService[], { spans }: Wish): Promise<string | undefined> {
  const [span, ...otherSpans] = spans
  const [day, ...otherDays] = span?.days ?? []
  if (!day || day.from !== day.to || otherSpans.length > 0 || otherDays.length > 0) return undefined
  const wish: Wish = { spans: [{ days: [day], times: [ALL_DAY] }] }
  for (const { id } of services) if ((await findTimes(desk, id, wish)).length > 0) return undefined
  return dayText(desk, day.from)
}
