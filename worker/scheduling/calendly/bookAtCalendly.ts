import { MINUTE_MS } from '../../../contract/durations'
import type { BookingRequest } from '../../../contract/scheduling'
import type { BusinessProfile } from '../../businesses'
import { normalizedPhone } from '../../leads'
import { chatSession } from '../../platform/chatSessionObject'
import type { Context } from '../../platform/context'
import { keyReused } from '../../platform/http/keyReused'
import { log } from '../../platform/log/log'
import { askInstead } from '../askInstead'
import { calendarOf } from '../calendarObject'
import { type Because, serviceUnknown, slotTaken } from '../errors'
import type { Visit } from '../record/booking'
import type { BookedAtCalendly } from './attempts'
import { bookElsewhere } from './bookElsewhere'
import { bookedEnough } from './bookedEnough'
import { bookingIdOf } from './bookingIdOf'
import { findBooked } from './findBooked'
import { eventTypeUri } from './freeTimes'
import { inviteeRequest } from './inviteeRequest'
import { nearestTimes, type Offer, openOffer } from './offerTimes'
import { type EventType, eventTypeAnswer, type Invitee, inviteeAnswer } from './resources'
import { settleInvitee } from './settleInvitee'
import { waitForAttempt } from './waitForAttempt'

type Request = BookingRequest & { visit: Visit; dedupeKey: string; eventTypeId: string }
type Booking = { ctx: Context; profile: BusinessProfile; request: Request; offer: Offer; guest: KnownGuest }
type KnownGuest = {
  name: string
  email: string
  phone: string | null
  notes: string | null
  timeZone: string
  conversationId: string | null
}
type Calendar = ReturnType<typeof calendarOf>

/**
 * Books at Calendly, once however often the same is asked: Calendly knows no idempotency keys, so that a call whose answer was lost is looked
 * for there before it is made again. Throws 409, 422, 429, 503.
 */
export async function bookAtCalendly(
  ctx: Context,
  profile: BusinessProfile,
  request: Request,
): Promise<BookedAtCalendly> {
  const offer = await openOffer(ctx, profile.id, request.eventTypeId)
  const ask = (because: Because) => askInstead(ctx, profile, { request, because, serviceName: offer?.type.name })
  if (!offer) throw await ask('calendar')
  const guest = await guestOf(ctx, profile, request)
  const calendar = calendarOf(ctx, profile.id, profile.country)
  const attempt = await waitForAttempt(calendar, request.dedupeKey)
  if (attempt.state === 'booked') return attempt.booked
  if (attempt.state === 'key-reused') throw keyReused()
  if (attempt.state === 'underway') throw await ask('unconfirmed')
  if (attempt.state === 'first' && (await bookedEnough(ctx, profile.id, guest.email))) {
    await calendar.endAtCalendly(request.dedupeKey, 'not-booked')
    throw await ask('visitor')
  }
  return complete(calendar, ask, { ctx, profile, request, offer, guest }, attempt.state === 'again')
}

async function complete(
  calendar: Calendar,
  ask: (because: Because) => Promise<Error>,
  booking: Booking,
  mayBeBooked: boolean,
): Promise<BookedAtCalendly> {
  const { ctx, profile, request, offer, guest } = booking
  const end = (result: Parameters<Calendar['endAtCalendly']>[1]) => calendar.endAtCalendly(request.dedupeKey, result)
  const outcome = await book(booking, mayBeBooked)
  if ('invitee' in outcome) {
    const booked = await bookedOf(booking, outcome.invitee)
    await end(booked)
    if (request.holdId) ctx.waitUntil(calendar.letGo(request.holdId))
    return booked
  }
  await end(outcome.not === 'unconfirmed' ? 'unknown' : 'not-booked')
  if (outcome.not === 'taken') throw slotTaken(await nearestTimes(ctx, profile, offer, Date.parse(request.start)))
  if (outcome.not === 'elsewhere') throw await bookElsewhere(offer.account, outcome.type, guest)
  if (outcome.not === 'gone') throw serviceUnknown()
  throw await ask(outcome.not)
}

type Outcome =
  | { invitee: Invitee }
  | { not: 'taken' | 'gone' | 'calendar' | 'unconfirmed' }
  | { not: 'elsewhere'; type: EventType }

async function book({ request, offer, guest }: Booking, mayBeBooked: boolean): Promise<Outcome> {
  const { account } = offer
  const wanted = { eventTypeId: offer.type.id, start: Date.parse(request.start), email: guest.email }
  if (mayBeBooked) {
    const found = await findBooked(account, wanted)
    if (found.failed) return { not: 'unconfirmed' }
    if (found.value) return { invitee: found.value }
  }
  const described = await account.call({ path: `/event_types/${offer.type.id}`, answer: eventTypeAnswer })
  if (described.failed) return { not: described.failed === 'not-found' ? 'gone' : 'calendar' }
  const type = described.value.resource
  const body = inviteeRequest(type, { ...guest, uri: eventTypeUri(type.uri), start: wanted.start })
  if (!body) return { not: 'elsewhere', type }
  const made = await account.call({ method: 'POST', path: '/invitees', body, answer: inviteeAnswer })
  if (!made.failed) return { invitee: made.value.resource }
  if (made.failed === 'taken' || made.failed === 'unavailable' || made.failed === 'exists') {
    // The time may be taken by this visitor: booked a moment ago, and the answer lost.
    const found = await findBooked(account, wanted)
    if (!found.failed && found.value) return { invitee: found.value }
    return { not: made.failed === 'taken' ? 'taken' : 'unconfirmed' }
  }
  if (made.failed === 'invalid') {
    log.warn('calendly.booking-invalid', { code: made.parameter })
    return made.parameter === 'start_time' ? { not: 'taken' } : { not: 'elsewhere', type }
  }
  // The plan, the token's scopes or the day's number of bookings: on Calendly's page none of them counts.
  if (made.failed === 'forbidden' || made.failed === 'rate-limited') return { not: 'elsewhere', type }
  return { not: made.failed === 'not-found' ? 'gone' : 'calendar' }
}

/** What isn't recorded now is found at Calendly a few minutes later. */
async function bookedOf({ ctx, profile, request, offer, guest }: Booking, invitee: Invitee): Promise<BookedAtCalendly> {
  const startsAt = Date.parse(request.start)
  const endsAt = startsAt + offer.type.minutes * MINUTE_MS
  const event = {
    uri: invitee.event,
    name: offer.type.name,
    status: 'active' as const,
    start_time: startsAt,
    end_time: endsAt,
    event_type: offer.type.id,
    updated_at: invitee.updated_at,
  }
  const { phone, notes } = guest
  const said = { sessionId: request.sessionId ?? null, phone, notes, visit: request.visit }
  try {
    await settleInvitee(ctx, offer.account, { invitee, event, at: ctx.now(), said })
  } catch (error) {
    log.error('calendly.recorded-later', { businessId: profile.id, error })
  }
  return { id: await bookingIdOf(profile.id, invitee.uri), startsAt, endsAt, manageUrl: invitee.reschedule_url }
}

async function guestOf(ctx: Context, profile: BusinessProfile, request: Request): Promise<KnownGuest> {
  const { name, email, phone, notes, timeZone = profile.timeZone, sessionId } = request
  const said = sessionId ? await chatSession(ctx, profile.id, sessionId).leadContext() : undefined
  return {
    name,
    email,
    phone: phone ? normalizedPhone(phone, profile.country) : null,
    notes: profile.noHealthDetails ? null : (notes ?? null),
    timeZone,
    conversationId: said?.conversationId ?? null,
  }
}
