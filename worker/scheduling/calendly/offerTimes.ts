import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import type { ConnectedCalendar } from '../../../contract/outsideCalendars'
import type { Slot } from '../../../contract/scheduling'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { calendarUnavailable, serviceUnknown } from '../errors'
import type { Span } from '../slots/spans'
import { slotOf } from '../slotView'
import { type CalendlyAccount, openAccount } from './account'
import type { CalendlyAnswer } from './api'
import { freeTimes } from './freeTimes'
import { serviceIdOf } from './serviceIds'

const NEAREST = 3
/** Calendly answers each of these at once. */
const LOOKED_AROUND = [2 * DAY_MS, 14 * DAY_MS]

export type Offer = { account: CalendlyAccount; type: ConnectedCalendar & { minutes: number } }

/** Undefined where Calendly can't be used at the moment. Throws 422 where the event type isn't offered. */
export async function openOffer(ctx: Context, businessId: string, eventTypeId: string): Promise<Offer | undefined> {
  const account = await openAccount(ctx, businessId)
  if (!account) return undefined
  const type = account.offered.find(({ id }) => id === eventTypeId)
  if (!type?.minutes) throw serviceUnknown()
  return { account, type: { ...type, minutes: type.minutes } }
}

/** The free times of an event type that none of our other visitors holds, soonest first. */
export async function unheldTimes(
  ctx: Context,
  { id, country }: Pick<BusinessProfile, 'id' | 'country'>,
  { account, type }: Offer,
  { exceptHold, ...within }: Span & { exceptHold?: string | null | undefined },
): Promise<CalendlyAnswer<Span[]>> {
  const serviceId = serviceIdOf(type.id)
  const [free, held] = await Promise.all([
    freeTimes(ctx, account, { eventTypeId: type.id, ...within }),
    calendarOf({ env: ctx.env }, id, country).heldOutside(serviceId),
  ])
  if (free.failed) return free
  const others = held.filter((hold) => hold.id !== exceptHold)
  return {
    value: free.value
      .map((start) => ({ start, end: start + type.minutes * MINUTE_MS }))
      .filter(({ start, end }) => others.every((hold) => hold.ends_at <= start || end <= hold.starts_at)),
  }
}

/** Throws 422, 503. */
export async function listCalendlySlots(
  ctx: Context,
  profile: Pick<BusinessProfile, 'id' | 'country'>,
  { eventTypeId, ...within }: Span & { eventTypeId: string },
): Promise<Slot[]> {
  const offer = await openOffer(ctx, profile.id, eventTypeId)
  const times = offer && (await unheldTimes(ctx, profile, offer, within))
  if (!times || times.failed) throw calendarUnavailable()
  return times.value.map(slotOf)
}

/** The three free times that are nearest to the one that was wanted, soonest first; none where Calendly doesn't answer. */
export async function nearestTimes(
  ctx: Context,
  profile: Pick<BusinessProfile, 'id' | 'country'>,
  offer: Offer,
  wanted: number,
): Promise<Slot[]> {
  let times: Span[] = []
  for (const far of LOOKED_AROUND) {
    const found = await unheldTimes(ctx, profile, offer, {
      start: Math.max(wanted - far, ctx.now()),
      end: wanted + far,
    })
    if (found.failed) break
    times = found.value.filter(({ start }) => start !== wanted)
    if (times.length >= NEAREST) break
  }
  return times
    .sort((a, b) => Math.abs(a.start - wanted) - Math.abs(b.start - wanted))
    .slice(0, NEAREST)
    .sort((a, b) => a.start - b.start)
    .map(slotOf)
}
