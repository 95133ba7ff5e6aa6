import { DAY_MS } from '../../contract/durations'
import type { Slot } from '../../contract/scheduling'
import { type BusinessProfile, loadProfile, serviceLevel } from '../businesses'
import type { Context } from '../platform/context'
import { askerHash } from '../platform/http/askerHash'
import { assertSignable } from './after/signedLinks'
import { waitForDay } from './after/waitlist/waitForDay'
import type { SlotsWanted } from './calendar/offerSlots'
import { MOST_SHOWN } from './calendar/offerSlots'
import type { Chosen } from './calendar/takeSlot'
import { calendarOf } from './calendarObject'
import { holdAtCalendly } from './calendly/holdAtCalendly'
import { listCalendlySlots } from './calendly/offerTimes'
import { eventTypeIdOf } from './calendly/serviceIds'
import { bookingOff, calendarUnavailable, noCalendar, notTaken, serviceUnknown, tooManyHolds } from './errors'
import { openFacts } from './slots/withFacts'
import { slotOf } from './slotView'
import type { HoldRow } from './store'

const SHOWN_DAYS = 14
const LONGEST_DAYS = 62

/** Where nothing can be booked no times are offered: at a switched-off business, and without the key of links. Throws 403 and 503. */
export function assertOpen(ctx: Context, profile: BusinessProfile): void {
  if (serviceLevel(profile, ctx.now()) === 'off') throw bookingOff()
  assertSignable(ctx)
}

type SlotsAsked = Omit<SlotsWanted, 'facts'> & { from?: string | undefined; to?: string | undefined }

/** The free times of a service, soonest first: of two weeks unless a span is named, and of two months at most. Throws 403, 404, 422, 503. */
export async function listSlots(ctx: Context, businessId: string, asked: SlotsAsked): Promise<Slot[]> {
  const profile = await loadProfile(ctx, businessId)
  if (!asked.isOwn) assertOpen(ctx, profile)
  const { id, country } = profile
  const start = Math.max(asked.from ? Date.parse(asked.from) : 0, ctx.now())
  const end = Math.min(asked.to ? Date.parse(asked.to) : start + SHOWN_DAYS * DAY_MS, start + LONGEST_DAYS * DAY_MS)
  const eventTypeId = eventTypeIdOf(asked.serviceId)
  if (eventTypeId) {
    return (await listCalendlySlots(ctx, { id, country }, { eventTypeId, start, end })).slice(0, MOST_SHOWN)
  }
  const calendar = calendarOf(ctx, id, country)
  const slots = await calendar.slots({ ...asked, facts: openFacts(profile.facts) }, { start, end })
  if (slots === 'unavailable') throw calendarUnavailable()
  if (!slots) throw (await calendar.settings()) ? serviceUnknown() : noCalendar()
  return slots.map(slotOf)
}

type Wanted = { serviceId: string; start: string; staffId?: string | null | undefined }
export const chosenOf = ({ serviceId, start, staffId }: Wanted): Chosen => ({
  serviceId,
  staffId,
  start: Date.parse(start),
})

/** Keeps a time for the visitor while they type. Throws 403, 404, 409, 422, 429, 503. */
export async function holdTime(
  ctx: Context,
  businessId: string,
  wanted: Wanted & { sessionId?: string | null | undefined },
): Promise<HoldRow> {
  const profile = await loadProfile(ctx, businessId)
  assertOpen(ctx, profile)
  const { id, country } = profile
  const asker = await askerHash(ctx, id)
  const eventTypeId = eventTypeIdOf(wanted.serviceId)
  if (eventTypeId) {
    const start = Date.parse(wanted.start)
    return holdAtCalendly(ctx, profile, { eventTypeId, start, sessionId: wanted.sessionId ?? null, asker })
  }
  const facts = openFacts(profile.facts)
  const input = { ...chosenOf(wanted), sessionId: wanted.sessionId, asker, facts }
  const answer = await calendarOf(ctx, id, country).hold(input)
  if (answer.outcome === 'held') return answer.hold
  if (answer.outcome === 'calendar-unavailable') throw calendarUnavailable()
  throw answer.outcome === 'too-many-holds' ? tooManyHolds() : notTaken(answer, waitForDay(profile, wanted.start))
}
