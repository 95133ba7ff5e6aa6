import type { WaitlistEntry } from '../../../../contract/scheduling'
import { clockIn, dayAndClockIn, shortDay, wallTimeOf } from '../../../lib/zoned'

const clock = (time: string): string => clockIn(`2026-01-01T${time}:00Z`, 'UTC')

function hoursWords({ from, to }: NonNullable<WaitlistEntry['times']>): string {
  if (to === '24:00') return `after ${clock(from)}`
  return from === '00:00' ? `before ${clock(to)}` : `${clock(from)} to ${clock(to)}`
}

/** "Tue, Dec 1, 12:00 PM to 5:00 PM"; `to` is the end of the last day. */
export function wishWords({ from, to, times }: Pick<WaitlistEntry, 'from' | 'to' | 'times'>, timeZone: string): string {
  const [first, last] = [wallTimeOf(from, timeZone).date, wallTimeOf(Date.parse(to) - 1, timeZone).date]
  const days = first === last ? shortDay(first) : `${shortDay(first)} to ${shortDay(last)}`
  return times ? `${days}, ${hoursWords(times)}` : days
}

/** "Offered Tue, Dec 1, 2:00 PM, held until 3:30 PM"; undefined where they have no offer now. */
export function offerWords({ offeredStart, offeredUntil }: WaitlistEntry, timeZone: string): string | undefined {
  if (!offeredStart || !offeredUntil || Date.parse(offeredUntil) <= Date.now()) return undefined
  return `Offered ${dayAndClockIn(offeredStart, timeZone)}, held until ${clockIn(offeredUntil, timeZone)}`
}
