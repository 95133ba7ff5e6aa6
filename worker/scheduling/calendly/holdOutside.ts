import { newId } from '../../platform/ids'
import { type Held, HOLD_MS, isHeldOften } from '../calendar/holdSlot'
import { deleteExpiredHolds, deleteHoldOfSession, findHoldsOfService, type HoldRow, insertHold } from '../store'

export type HoldOutside = {
  serviceId: string
  start: number
  end: number
  sessionId: string | null
  asker: string | null
}

/** Keeps a time of Calendly from our other visitors for some minutes. Calendly knows nothing of it. */
export function holdOutside(
  storage: DurableObjectStorage,
  { serviceId, start, end, sessionId, asker }: HoldOutside,
  now: number,
): Held | { outcome: 'not-free' | 'too-many-holds' } {
  return storage.transactionSync(() => {
    deleteExpiredHolds(storage, now)
    if (sessionId) deleteHoldOfSession(storage, sessionId)
    const others = findHoldsOfService(storage, serviceId, now)
    if (others.some(({ starts_at, ends_at }) => starts_at < end && start < ends_at)) return { outcome: 'not-free' }
    if (isHeldOften(storage, asker, now)) return { outcome: 'too-many-holds' }
    const hold: HoldRow = {
      id: newId('hold'),
      service_id: serviceId,
      staff_id: null,
      resource_ids: '[]',
      starts_at: start,
      ends_at: end,
      free_at: end,
      session_id: sessionId,
      booking_id: null,
      asker,
      is_offer: 0,
      expires_at: now + HOLD_MS,
    }
    insertHold(storage, hold)
    return { outcome: 'held', hold }
  })
}
