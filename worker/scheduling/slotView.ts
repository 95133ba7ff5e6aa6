import type { Slot } from '../../contract/scheduling'
import type { FreeSlot } from './slots/freeSlots'

export const iso = (at: number): string => new Date(at).toISOString()
export const slotOf = ({ start, end }: Pick<FreeSlot, 'start' | 'end'>): Slot => ({ start: iso(start), end: iso(end) })
