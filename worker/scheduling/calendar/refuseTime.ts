import type { FreeSlot } from '../slots/freeSlots'
import type { Span } from '../slots/spans'
import type { OpenFacts } from '../slots/withFacts'
import { deleteHold, findBookingRow } from '../store'
import { eventPlan } from '../sync/eventPlan'
import { makeAllSourcesDue, putSeenSpans } from '../sync/objectStore'
import { nearestSlots } from './offerSlots'
import { releaseBooking } from './pending'

/** `holdId`: of a move, whose booking stays. */
type Refused = { id: string; start: number; busy: readonly Span[]; holdId?: string; facts: OpenFacts }

/** Frees a time that calendars outside turned out to be busy at, and remembers that until they are read again. */
export function refuseTime(
  storage: DurableObjectStorage,
  { id, start, busy, holdId, facts }: Refused,
  now: number,
): FreeSlot[] {
  return storage.transactionSync(() => {
    const booking = findBookingRow(storage, id)
    const [seenIn] = eventPlan(storage).chosen
    if (seenIn) putSeenSpans(storage, seenIn, busy)
    makeAllSourcesDue(storage, now)
    if (holdId) deleteHold(storage, holdId)
    else releaseBooking(storage, id)
    const wanted = { serviceId: booking?.service_id ?? '', staffId: booking?.staff_id }
    return nearestSlots(storage, wanted, start, { now, facts, except: holdId ? [id] : [] })
  })
}
