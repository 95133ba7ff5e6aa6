import { DAY_MS } from '../../../contract/durations'
import type { CalendarService, CalendarSettings } from '../../../contract/scheduling'
import { type FreeSlot, freeSlots } from '../slots/freeSlots'
import type { Span } from '../slots/spans'
import { type OpenFacts, withFacts } from '../slots/withFacts'
import { findSettings, findTaken } from '../store'

/** A slot and its pause are at most this long, so nothing taken earlier reaches into the span. */
const LONGEST = 2 * DAY_MS
const NEAREST = 3
export const MOST_SHOWN = 500
const A_FEW_DAYS = 3 * DAY_MS
/** Most find one close by, and a month takes long to look through. */
const LOOKED_AROUND = [2 * DAY_MS, 14 * DAY_MS]

type Wanted = { serviceId: string; staffId?: string | null | undefined }
/** `except`: what gives way, such as the visitor's own hold. `isOwn`: for the business's own people, who need no notice. */
export type Around = { now: number; facts: OpenFacts; except?: readonly string[]; isOwn?: boolean }
/** `bookingId`: what is to be moved, whose own time is free for it; `sessionId`: whose hold is no hindrance. */
export type SlotsWanted = {
  serviceId: string
  staffId?: string | undefined
  bookingId?: string | undefined
  sessionId?: string | undefined
  isOwn?: boolean | undefined
  facts: OpenFacts
}
export type Offered = { calendar: CalendarSettings; service: CalendarService; slots: FreeSlot[] }

/** The free times that start within the span; undefined where there is no such service. */
export function offerSlots(
  storage: DurableObjectStorage,
  { serviceId, staffId }: Wanted,
  within: Span,
  { now, facts, except, isOwn }: Around,
): Offered | undefined {
  const settings = findSettings(storage)
  const open = settings && withFacts(settings, facts, isOwn)
  const calendar = open && isOwn ? { ...open, leadMinutes: 0 } : open
  const service = calendar?.services.find(({ id }) => id === serviceId)
  if (!calendar || !service) return undefined
  const taken = findTaken(storage, { start: within.start - DAY_MS, end: within.end + LONGEST }, now, except)
  return { calendar, service, slots: freeSlots({ calendar, service, taken, within, now, staffId }) }
}

/** The soonest free times of a span, at most `MOST_SHOWN`; null where there is no such service. A few days at a time, so that a long span costs no more than is shown. */
export function firstSlots(storage: DurableObjectStorage, wanted: Wanted, within: Span, around: Around) {
  const slots: FreeSlot[] = []
  for (let start = within.start; start < within.end && slots.length < MOST_SHOWN; start += A_FEW_DAYS) {
    const end = Math.min(start + A_FEW_DAYS, within.end)
    const offered = offerSlots(storage, wanted, { start, end }, around)
    if (!offered) return null
    slots.push(...offered.slots)
  }
  return slots.slice(0, MOST_SHOWN)
}

/** The three free times that are nearest to the one that was wanted, soonest first. */
export function nearestSlots(storage: DurableObjectStorage, wanted: Wanted, start: number, around: Around): FreeSlot[] {
  let slots: FreeSlot[] = []
  for (const far of LOOKED_AROUND) {
    slots = offerSlots(storage, wanted, { start: start - far, end: start + far }, around)?.slots ?? []
    if (slots.length >= NEAREST) break
  }
  return slots
    .sort((a, b) => Math.abs(a.start - start) - Math.abs(b.start - start))
    .slice(0, NEAREST)
    .sort((a, b) => a.start - b.start)
}
