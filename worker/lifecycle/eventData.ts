import { findHead, headView } from '../inbox'
import { findLead, leadView } from '../leads'
import type { Context } from '../platform/context'
import type { AccountEvent } from '../platform/outbox/message'
import { bookingData } from '../scheduling'

/** What an event is about, as the API shows it; null if it was deleted meanwhile. */
export async function eventData(ctx: Context, event: AccountEvent): Promise<object | null> {
  if (event.type === 'conversation.created') {
    const head = await findHead(ctx, event.businessId, event.conversationId)
    return head ? headView(head) : null
  }
  if ('bookingId' in event) return bookingData(ctx, event.bookingId)
  const lead = await findLead(ctx, event.leadId)
  return lead ? leadView(lead) : null
}
