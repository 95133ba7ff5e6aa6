import { DAY_MS } from '../../../contract/durations'
import { readLanguage } from '../../../contract/languages'
import { PHONE_SOURCE } from '../../../contract/leads'
import type { BusinessProfile } from '../../businesses'
import { arrivalOf, consentOf, contextOfVisit, findRecentKey, type NewLead } from '../../leads'
import type { Context } from '../../platform/context'
import { newId } from '../../platform/ids'
import { placeLine } from '../askInstead'
import type { BookingRecord } from './booking'

/**
 * Who booked, as a lead: of their session, or what the same person left in the day before, else a new one. Where no health details are
 * kept, only how to reach them is.
 */
export async function bookedLead(ctx: Context, profile: BusinessProfile, booking: BookingRecord): Promise<NewLead> {
  const { phone, place, sessionId, visit, createdAt } = booking
  const email = booking.email || null
  const said = await contextOfVisit(ctx, profile.id, sessionId)
  const recent = sessionId
    ? undefined
    : await findRecentKey(ctx, { businessId: profile.id, email, phone, since: createdAt - DAY_MS })
  const notes = profile.noHealthDetails ? null : booking.notes
  return {
    id: newId('lead'),
    businessId: profile.id,
    customerId: profile.customerId,
    conversationId: said.conversationId,
    name: booking.name,
    email,
    phone,
    // Added to what they wrote before, not in its place.
    projectDetails: null,
    message: [...(place ? [placeLine(place)] : []), profile.noHealthDetails ? '' : (notes ?? said.firstLine)]
      .filter(Boolean)
      .join('\n'),
    ...((notes ?? place) && { isSaid: true as const }),
    source: booking.source === 'owner' ? PHONE_SOURCE : 'widget',
    dedupeKey: sessionId ? `session:${sessionId}:${email ?? phone}` : (recent ?? `booking:${booking.id}`),
    createdAt,
    ...(said.arrival?.pageUrl ? said.arrival : arrivalOf(visit)),
    language: readLanguage(visit.language) ?? said.language,
    consent: (await consentOf({ ...visit, at: createdAt })) ?? said.consent,
  }
}
