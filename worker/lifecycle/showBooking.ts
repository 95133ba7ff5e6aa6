import { showChangedLeads, showNewBooking } from '../inbox'
import { tellWebhooksOfChange } from '../leads'
import type { Context } from '../platform/context'
import type { ToldBooking } from '../platform/outbox/message'
import { findBooking } from '../scheduling'

/** Shows a booking on the owner's open screens, and tells webhooks what became of its lead. */
export async function showBooking(
  ctx: Context,
  { bookingId, businessId, customerId, change, sequence }: ToldBooking,
): Promise<void> {
  const booking = await findBooking(ctx, bookingId)
  if (!booking?.leadId) return
  const { leadId, name, serviceName: service, startsAt, source } = booking
  // Whoever of the business wrote it down sees it already.
  if (change === 'confirmed' && source !== 'owner') {
    const start = new Date(startsAt).toISOString()
    await showNewBooking(ctx, { businessId, id: bookingId, name, service, start })
  }
  const payload = { businessId, customerId, leadIds: [leadId], changeId: `${bookingId}_${sequence}` }
  await showChangedLeads(ctx, payload)
  await tellWebhooksOfChange(ctx, payload)
}
