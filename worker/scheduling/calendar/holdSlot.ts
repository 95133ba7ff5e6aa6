import { newId } from '../../platform/ids'
import { countHolds, deleteExpiredHolds, deleteHoldOfSession, type HoldRow, insertHold } from '../store'
import { isTrusted } from '../sync/isTrusted'
import { type Chosen, type NotTaken, takeSlot } from './takeSlot'

const MINUTE_MS = 60_000
const HOLD_MINUTES = 5
export const HOLD_MS = HOLD_MINUTES * MINUTE_MS
/** More than visitors ever choose at once: a flood of holds must not close a calendar. */
export const MOST_HOLDS = 30

/** `minutes`: for how long, where it isn't the usual time. */
export type Wanted = Chosen & { sessionId?: string | null | undefined; minutes?: number }
export type Held = { outcome: 'held'; hold: HoldRow }

/** Keeps a free time for some minutes; a visitor holds one at a time. */
export function holdSlot(
  storage: DurableObjectStorage,
  { sessionId, minutes = HOLD_MINUTES, ...chosen }: Wanted,
  now: number,
): Held | NotTaken | { outcome: 'too-many-holds' } | { outcome: 'calendar-unavailable' } {
  return storage.transactionSync(() => {
    if (!isTrusted(storage, now)) return { outcome: 'calendar-unavailable' }
    deleteExpiredHolds(storage, now)
    if (sessionId) deleteHoldOfSession(storage, sessionId)
    if (countHolds(storage, now) >= MOST_HOLDS) return { outcome: 'too-many-holds' }
    const seat = takeSlot(storage, chosen, { now })
    if (seat.outcome !== 'free') return seat
    const hold: HoldRow = {
      id: newId('hold'),
      service_id: chosen.serviceId,
      ...seat.times,
      session_id: sessionId ?? null,
      booking_id: null,
      expires_at: now + minutes * MINUTE_MS,
    }
    insertHold(storage, hold)
    return { outcome: 'held', hold }
  })
}
