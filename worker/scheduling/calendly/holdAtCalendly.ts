import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { calendarUnavailable, slotTaken, tooManyHolds } from '../errors'
import type { HoldRow } from '../store'
import { nearestTimes, openOffer, unheldTimes } from './offerTimes'
import { serviceIdOf } from './serviceIds'

type Wanted = { eventTypeId: string; start: number; sessionId: string | null; asker: string | null }

/** Keeps a time that is free at Calendly for the visitor, among our own visitors alone. Throws 409, 422, 429, 503. */
export async function holdAtCalendly(
  ctx: Context,
  profile: BusinessProfile,
  { eventTypeId, start, sessionId, asker }: Wanted,
): Promise<HoldRow> {
  const offer = await openOffer(ctx, profile.id, eventTypeId)
  const times = offer && (await unheldTimes(ctx, profile, offer, { start, end: start + 1 }))
  if (!times || times.failed) throw calendarUnavailable()
  const [slot] = times.value
  const calendar = calendarOf(ctx, profile.id, profile.country)
  const answer =
    slot && (await calendar.holdOutside({ serviceId: serviceIdOf(eventTypeId), ...slot, sessionId, asker }))
  if (answer?.outcome === 'held') return answer.hold
  throw answer?.outcome === 'too-many-holds'
    ? tooManyHolds()
    : slotTaken(await nearestTimes(ctx, profile, offer, start))
}
