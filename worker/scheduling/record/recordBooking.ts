import { loadProfile } from '../../businesses'
import { countVisit, storeBookedLead, tellSession } from '../../leads'
import type { Context } from '../../platform/context'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { bookedLead } from './bookedLead'
import type { BookingRecord } from './booking'
import { deleteBooking, findBooking, type StoredBooking } from './store/bookings'
import { leadOf, type Recording, statements } from './store/statements'

/**
 * Writes what happened to a booking into D1, in one batch: the booking, its lead with status and timeline, and the rows that tell people and
 * webhooks. An older state than what is stored, or the same again, changes nothing. A booking whose visitor was deleted is not stored.
 */
export async function recordBooking(ctx: Context, businessId: string, booking: BookingRecord): Promise<void> {
  const [profile, known] = await Promise.all([loadProfile(ctx, businessId), findBooking(ctx, booking.id)])
  if (known && known.sequence >= booking.sequence) return
  // An alarm has no request of its own: links in mail use the origin of the visitor's.
  const recording = { ctx: { ...ctx, origin: booking.visit.origin ?? ctx.origin }, profile, booking }
  if (known) await writeChange(recording, known)
  else await writeNew(recording)
  wakeOutbox(ctx)
}

async function writeNew(recording: Recording): Promise<void> {
  const { ctx, profile, booking } = recording
  const { sessionId } = booking
  const lead = await bookedLead(ctx, profile, booking)
  const { conversationId, language = null } = lead
  const id = await storeBookedLead(ctx, lead, (stored) =>
    statements(recording, { ...stored, conversationId, language }),
  )
  if (id === null) await deleteBooking(ctx, booking.id)
  else if (sessionId) ctx.waitUntil(Promise.all(visitSteps(recording, { sessionId, conversationId })))
}

/** The bot doesn't ask again for what was left with the booking, and the conversation counts. */
const visitSteps = (
  { ctx, profile, booking }: Recording,
  { sessionId, conversationId }: { sessionId: string; conversationId: string | null },
): Promise<void>[] => [
  tellSession(ctx, { ...booking, businessId: profile.id }, sessionId, true),
  ...(conversationId ? [countVisit(ctx, profile, { sessionId, conversationId })] : []),
]

async function writeChange(recording: Recording, known: StoredBooking): Promise<void> {
  const [first, ...others] = statements(recording, leadOf(known), known.startsAt)
  if (first) await recording.ctx.tenants.batch([first, ...others])
}
