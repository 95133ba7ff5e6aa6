import { MINUTE_MS } from '../../../contract/durations'
import type { CalendarService } from '../../../contract/scheduling'
import type { FreeSlot } from '../slots/freeSlots'
import type { HoldRow } from '../store'
import { type Around, nearestSlots, offerSlots } from './offerSlots'

export type Chosen = { serviceId: string; start: number; staffId?: string | null | undefined }
export type NotTaken = { outcome: 'unknown-service' } | { outcome: 'not-free'; alternatives: FreeSlot[] }
export type Seat = { outcome: 'free'; service: CalendarService; staffName: string | null; times: SeatTimes }
type SeatTimes = Pick<HoldRow, 'staff_id' | 'resource_ids' | 'starts_at' | 'ends_at' | 'free_at'>

/** Who does it and until when, if the time is still free. */
export function takeSlot(storage: DurableObjectStorage, chosen: Chosen, around: Around): Seat | NotTaken {
  const offered = offerSlots(storage, chosen, { start: chosen.start, end: chosen.start + 1 }, around)
  if (!offered) return { outcome: 'unknown-service' }
  const [slot] = offered.slots
  if (!slot) return { outcome: 'not-free', alternatives: nearestSlots(storage, chosen, chosen.start, around) }
  const { calendar, service } = offered
  const staffId = slot.staffIds[0] ?? null
  return {
    outcome: 'free',
    service,
    staffName: calendar.staff.find(({ id }) => id === staffId)?.name ?? null,
    times: {
      staff_id: staffId,
      resource_ids: JSON.stringify(service.resourceIds),
      starts_at: slot.start,
      ends_at: slot.end,
      free_at: slot.end + service.bufferMinutes * MINUTE_MS,
    },
  }
}
