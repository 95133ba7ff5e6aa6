import { newId } from '../../platform/ids'
import { countHolds, deleteExpiredHolds, deleteHoldOfSession, type HoldRow, insertHold } from '../store'
import { type Chosen, type NotTaken, takeSlot } from './takeSlot'

export const HOLD_MS = 5 * 60_000
/** More than visitors ever choose at once: a flood of holds must not close a calendar. */
const MOST_HOLDS = 30

export type Held = { outcome: 'held'; hold: HoldRow }

/** Keeps a free time for some minutes; a visitor holds one at a time. */
export function holdSlot(
  storage: DurableObjectStorage,
  { sessionId, ...chosen }: Chosen & { sessionId?: string | null | undefined },
  now: number,
): Held | NotTaken | { outcome: 'too-many-holds' } {
  return storage.transactionSync(() => {
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
      expires_at: now + HOLD_MS,
    }
    insertHold(storage, hold)
    return { outcome: 'held', hold }
  })
}
