import { showChangedLeads, showLead } from '../inbox'
import { tellWebhooksOfChange } from '../leads'
import type { Context } from '../platform/context'
import type { ToldBooking } from '../platform/outbox/message'
import { findBooking } from '../scheduling'

/** Shows a booking on the owner's open screens, and tells webhooks what became of its lead. */
export async function showBooking(
  ctx: Context,
  { bookingId, businessId, customerId, change, sequence }: ToldBooking,
): Promise<void> {
  const leadId = (await findBooking(ctx, bookingId))?.leadId
  if (!leadId) return
  if (change === 'confirmed') await showLead(ctx, leadId)
  const payload = { businessId, customerId, leadIds: [leadId], changeId: `${bookingId}_${sequence}` }
  await showChangedLeads(ctx, payload)
  await tellWebhooksOfChange(ctx, payload)
}
