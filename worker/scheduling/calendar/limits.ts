import { HOUR_MS } from '../../../contract/durations'
import { countOpenBookings, countVisitorsBookingsSince } from '../store'

/** How many times to come one visitor may have. */
const MOST_OPEN = 3
/** More than a small business is ever booked in an hour: whoever books more fills its calendar. */
const MOST_AN_HOUR = 60
/** How often a visitor may move one booking. */
export const MOST_MOVES = 10

type Who = { email: string; phone: string | null; sessionId: string | null }

/** Why nobody may book more now, so that no stranger fills the calendar: they have enough themselves, or everybody together has. */
export function limitReached(
  storage: DurableObjectStorage,
  who: Who,
  now: number,
): 'visitor' | 'everybody' | undefined {
  if (countOpenBookings(storage, who, now) >= MOST_OPEN) return 'visitor'
  return countVisitorsBookingsSince(storage, now - HOUR_MS) >= MOST_AN_HOUR ? 'everybody' : undefined
}
