import type { OwnerEvent } from '../../../contract/live'
import { loadProfile } from '../../businesses'
import { findLead } from '../../leads'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { inbox } from '../inboxObject'

/** Shows a new lead, or a further way to reach a known one, on the owner's open screens. */
export async function showLead(ctx: Context, leadId: string): Promise<void> {
  const lead = await findLead(ctx, leadId)
  if (!lead) return
  const { id, country } = await loadProfile(ctx, lead.businessId)
  await inbox(ctx, id, country).push([{ event: 'lead', data: { id: lead.id, name: lead.name } }])
}

type NewBooking = Extract<OwnerEvent, { event: 'booking' }>['data'] & { businessId: string }

/** Shows what a visitor has just booked on the owner's open screens. */
export async function showNewBooking(ctx: Context, { businessId, ...data }: NewBooking): Promise<void> {
  const { id, country } = await loadProfile(ctx, businessId)
  await inbox(ctx, id, country).push([{ event: 'booking', data }])
}

/** Handles `leads.changed`: the owner's open screens read the leads, notes or conversation again. */
export async function showChangedLeads(
  ctx: Context,
  { businessId, leadIds, conversationId }: PayloadOf<'leads.changed'>,
): Promise<void> {
  const { id, country } = await loadProfile(ctx, businessId)
  await inbox(ctx, id, country).push([
    { event: 'changed', data: { leadIds, ...(conversationId && { conversationId }) } },
  ])
}
