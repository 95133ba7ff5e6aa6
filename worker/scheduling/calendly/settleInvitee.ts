import { loadProfile } from '../../businesses'
import { buryRows, normalizedPhone, wasForgotten } from '../../leads'
import type { Context } from '../../platform/context'
import type { BookingRecord, Visit } from '../record/booking'
import { recordBooking } from '../record/recordBooking'
import { findBooking, type StoredBooking } from '../record/store/bookings'
import type { CalendlyAccount } from './account'
import { originOf } from './originOf'
import type { Invitee, ScheduledEvent } from './resources'
import { serviceIdOf } from './serviceIds'
import { findInviteeOfBooking, keepInvitee, sessionOfConversation } from './store'

/** What is known of a booking made in the chat, beside what Calendly tells. */
type SaidInChat = { sessionId: string | null; phone: string | null; notes: string | null; visit: Visit }
/** `at`: when Calendly said so. */
type Settled = { invitee: Invitee; event: ScheduledEvent; at: number; said?: SaidInChat }

/**
 * Records what Calendly says of an invitee as it is now: booked, moved, canceled or not come. Told twice, or in another order, it ends the
 * same. Answers the booking's id.
 */
export async function settleInvitee(ctx: Context, account: CalendlyAccount, settled: Settled): Promise<string | null> {
  const { invitee, event } = settled
  // A visit that was moved: the invitee that replaces this one says where to.
  if (invitee.status === 'canceled' && invitee.rescheduled) return null
  const { bookingId, unknown } = await originOf(ctx, account, invitee)
  const stored = await findBooking(ctx, bookingId)
  if (!stored && (await wasForgotten(ctx, account.businessId, [bookingId], 0))) {
    await buryRows(ctx, account.businessId, [bookingId], event.end_time)
    return null
  }
  if (!stored) await recordBooking(ctx, account.businessId, await newBooking(ctx, account, bookingId, settled))
  else if (unknown.length > 0 && stored.startsAt !== event.start_time) await change(ctx, stored, 'moved', settled)
  // Not of a visitor who had themselves deleted: their booking isn't stored again.
  if (unknown.length > 0 && !(stored ?? (await findBooking(ctx, bookingId)))) return null
  for (const one of unknown) await keepInvitee(ctx, rowOf(one, account.businessId, bookingId))
  await settleEnd(ctx, bookingId, settled)
  return bookingId
}

const rowOf = (
  { uri: id, event: eventId, reschedule_url: rescheduleUrl, created_at: at }: Invitee,
  businessId: string,
  bookingId: string,
) => ({ businessId, id, eventId, bookingId, rescheduleUrl, at })

async function settleEnd(ctx: Context, bookingId: string, settled: Settled): Promise<void> {
  const { invitee } = settled
  const isCanceled = invitee.status === 'canceled'
  const [stored, standing] = await Promise.all([findBooking(ctx, bookingId), findInviteeOfBooking(ctx, bookingId)])
  if (!stored || standing?.id !== invitee.uri) return
  if (isCanceled && stored.status !== 'canceled') await change(ctx, stored, 'canceled', settled)
  // A notice from before tells nothing of whether they came.
  if (isCanceled || settled.at <= stored.updatedAt) return
  if (invitee.no_show && stored.status === 'confirmed') await change(ctx, stored, 'no-show', settled)
  if (!invitee.no_show && stored.status === 'no-show') await change(ctx, stored, 'came', settled)
}

const STATUS = { moved: 'confirmed', canceled: 'canceled', 'no-show': 'no-show', came: 'confirmed' } as const

function change(
  ctx: Context,
  { businessId, ...stored }: StoredBooking,
  what: keyof typeof STATUS,
  { invitee, event, at }: Settled,
): Promise<void> {
  const isHost = what === 'no-show' || what === 'came' || invitee.cancellation?.canceler_type === 'host'
  return recordBooking(ctx, businessId, {
    ...stored,
    status: STATUS[what],
    change: what,
    startsAt: event.start_time,
    endsAt: event.end_time,
    sequence: stored.sequence + 1,
    updatedAt: what === 'no-show' || what === 'came' ? at : invitee.updated_at,
    by: isHost ? { id: '', name: 'Calendly' } : null,
    visit: {},
  })
}

async function newBooking(
  ctx: Context,
  { businessId, offered }: CalendlyAccount,
  id: string,
  { invitee, event, said }: Settled,
): Promise<BookingRecord> {
  const profile = await loadProfile(ctx, businessId)
  const conversationId = invitee.tracking?.utm_content
  const answers = invitee.questions_and_answers.map(({ question, answer }) => `${question}: ${answer}`).join('\n')
  const phone = said?.phone ?? invitee.text_reminder_number
  return {
    id,
    serviceId: event.event_type && serviceIdOf(event.event_type),
    serviceName: event.name ?? offered.find((one) => one.id === event.event_type)?.name ?? 'Visit',
    staffId: null,
    staffName: null,
    startsAt: event.start_time,
    endsAt: event.end_time,
    status: 'confirmed',
    change: 'confirmed',
    by: null,
    name: invitee.name,
    email: invitee.email.toLowerCase(),
    phone: phone ? normalizedPhone(phone, profile.country) : null,
    place: null,
    // Where no health details are kept, only how to reach them is.
    notes: profile.noHealthDetails ? null : (said?.notes ?? (answers || null)),
    timeZone: invitee.timezone ?? null,
    sessionId:
      said?.sessionId ?? (conversationId ? await sessionOfConversation(ctx, businessId, conversationId) : null),
    source: 'calendly',
    sequence: 0,
    createdAt: invitee.created_at,
    updatedAt: invitee.updated_at,
    visit: said?.visit ?? {},
  }
}
