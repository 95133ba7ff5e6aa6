import type { BookingRequest } from '../../contract/scheduling'
import { INVALID_EMAIL } from '../../contract/text'
import { type BusinessProfile, loadProfile } from '../businesses'
import { normalizedPhone } from '../leads'
import type { Context } from '../platform/context'
import { fieldsInvalid } from '../platform/http/endpoint'
import { keyReused } from '../platform/http/keyReused'
import { assertSignable } from './after/signedLinks'
import { waitForDay } from './after/waitlist/waitForDay'
import { askInstead } from './askInstead'
import { bookingKey } from './bookingKey'
import type { By } from './calendar/owed'
import { calendarOf } from './calendarObject'
import { bookAtCalendly } from './calendly/bookAtCalendly'
import { eventTypeIdOf } from './calendly/serviceIds'
import { calendarUnavailable, notTaken, slotTaken } from './errors'
import { recordNow } from './record/recordNow'
import { openFacts } from './slots/withFacts'
import { slotOf } from './slotView'
import type { BookingRow } from './store'
import { confirmEvent } from './sync/confirmEvent'
import { assertOpen, chosenOf } from './visitorBookings'

/** `by`: who of the business writes it down for the visitor. */
type Booking = BookingRequest & {
  idempotencyKey?: string | undefined
  by?: By | undefined
  /** On a page that the owner hasn't allowed yet. */
  isStrangeSite?: boolean
}

/** `manageUrl`: where the visitor moves or cancels it, if that isn't our own page. */
export type BookedTime = Pick<BookingRow, 'id' | 'starts_at' | 'ends_at'> & { manageUrl?: string }

/** Books a time for the visitor. Throws 403, 404, 409, 422, 429 and 503. */
export async function bookTime(ctx: Context, businessId: string, request: Booking): Promise<BookedTime> {
  const profile = await loadProfile(ctx, businessId)
  if (request.by) assertSignable(ctx)
  else assertOpen(ctx, profile)
  if (request.isStrangeSite) throw await askInstead(ctx, profile, { request, because: 'site' })
  const input = await inputOf(ctx, profile, request)
  const eventTypeId = eventTypeIdOf(request.serviceId)
  if (eventTypeId) {
    // Calendly books nobody without one.
    if (!request.email) throw fieldsInvalid([{ path: 'email', message: INVALID_EMAIL }])
    const { visit, dedupeKey } = input
    const booked = await bookAtCalendly(ctx, profile, { ...request, eventTypeId, visit, dedupeKey })
    return { id: booked.id, starts_at: booked.startsAt, ends_at: booked.endsAt, manageUrl: booked.manageUrl }
  }
  const answer = await calendarOf(ctx, profile.id, profile.country).book({
    ...input,
    visit: JSON.stringify(input.visit),
  })
  if (answer.outcome === 'calendar-unavailable') throw await notAsked(ctx, profile, request)
  if (answer.outcome === 'key-reused') throw keyReused()
  if (answer.outcome === 'too-many-bookings') throw await askInstead(ctx, profile, { request, because: answer.of })
  if (answer.outcome !== 'booked') throw notTaken(answer, waitForDay(profile, request.start))
  const booking =
    answer.booking.status === 'pending' ? await confirmed(ctx, profile, request, answer.booking) : answer.booking
  await recordNow(ctx, profile, booking)
  return booking
}

/** Where calendars outside have a say. If they can't be asked, what the visitor wanted goes to the business as a lead. */
async function confirmed(ctx: Context, profile: BusinessProfile, request: Booking, pending: BookingRow) {
  const answer = await confirmEvent(ctx, profile, pending)
  if (answer.outcome === 'confirmed') return answer.booking
  if (answer.outcome === 'not-free')
    throw slotTaken(answer.alternatives.map(slotOf), waitForDay(profile, request.start))
  throw await notAsked(ctx, profile, request)
}

const notAsked = async (ctx: Context, profile: BusinessProfile, request: Booking) =>
  request.by ? calendarUnavailable() : askInstead(ctx, profile, { request, because: 'calendar' })

async function inputOf(ctx: Context, profile: BusinessProfile, request: Booking) {
  const { name, email, phone, place, notes, sessionId, by } = request
  const { notice, websiteUrl, landingUrl, referrer, language } = request
  return {
    ...chosenOf(request),
    name,
    email,
    phone: phone ? normalizedPhone(phone, profile.country) : null,
    place: place ?? null,
    // Where no health details are kept, only how to reach them is.
    notes: profile.noHealthDetails ? null : (notes ?? null),
    timeZone: request.timeZone ?? null,
    sessionId: sessionId ?? null,
    holdId: request.holdId ?? null,
    source: by ? ('owner' as const) : ('calendar' as const),
    visit: { origin: ctx.origin, notice, websiteUrl, landingUrl, referrer, language },
    dedupeKey: await bookingKey(request),
    facts: openFacts(profile.facts),
    by,
  }
}
