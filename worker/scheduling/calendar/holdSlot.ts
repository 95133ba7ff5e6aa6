import { MINUTE_MS } from '../../../contract/durations'
import { newId } from '../../platform/ids'
import type { OpenFacts } from '../slots/withFacts'
import {
  countHolds,
  countHoldsOfAsker,
  deleteExpiredHolds,
  deleteHoldOfSession,
  type HoldRow,
  insertHold,
} from '../store'
import { isTrusted } from '../sync/isTrusted'
import { type Chosen, type NotTaken, takeSlot } from './takeSlot'

export const HOLD_MS = 5 * MINUTE_MS
/** More than visitors ever choose at once: a flood of holds must not close a calendar. */
const MOST_HOLDS = 30
/** A household or an office may be one asker. */
const MOST_OF_ASKER = 3

/** `asker`: whose address it is, as a hash. `offerMinutes`: for how long it is kept for somebody on the waiting list. */
export type Wanted = Chosen & {
  sessionId?: string | null | undefined
  asker?: string | null
  offerMinutes?: number
  facts: OpenFacts
}
export type Held = { outcome: 'held'; hold: HoldRow }

/** Keeps a free time for some minutes; a visitor holds one at a time. Where too many are held already, it can be booked all the same. */
export function holdSlot(
  storage: DurableObjectStorage,
  { sessionId, asker = null, offerMinutes, facts, ...chosen }: Wanted,
  now: number,
): Held | NotTaken | { outcome: 'too-many-holds' } | { outcome: 'calendar-unavailable' } {
  return storage.transactionSync(() => {
    if (!isTrusted(storage, now)) return { outcome: 'calendar-unavailable' }
    deleteExpiredHolds(storage, now)
    if (sessionId) deleteHoldOfSession(storage, sessionId)
    const seat = takeSlot(storage, chosen, { now, facts })
    if (seat.outcome !== 'free') return seat
    if (offerMinutes === undefined && isHeldOften(storage, asker, now)) return { outcome: 'too-many-holds' }
    const hold: HoldRow = {
      id: newId('hold'),
      service_id: chosen.serviceId,
      ...seat.times,
      session_id: sessionId ?? null,
      booking_id: null,
      asker,
      is_offer: offerMinutes === undefined ? 0 : 1,
      expires_at: now + (offerMinutes === undefined ? HOLD_MS : offerMinutes * MINUTE_MS),
    }
    insertHold(storage, hold)
    return { outcome: 'held', hold }
  })
}

/** By everybody together, or by this asker. */
export const isHeldOften = (storage: DurableObjectStorage, asker: string | null, now: number): boolean =>
  countHolds(storage, now) >= MOST_HOLDS || (asker !== null && countHoldsOfAsker(storage, asker, now) >= MOST_OF_ASKER)
