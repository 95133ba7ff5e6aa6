import type { Lead, LeadStatus } from '../../contract/leads'
import { deleteDeliveriesAbout, webhookEventRow } from '../integrations'
import type { Context, OwnerContext } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { leadNotFound } from './errors'
import { leadView } from './listLeads'
import { deleteLead, deleteSomeLeads, findLead, type LeadRow, updateLead } from './store'

/** Throws 404. */
async function ownLead(ctx: OwnerContext, id: string): Promise<LeadRow> {
  const row = await findLead(ctx, id)
  if (row?.customerId !== ctx.actor.customerId) throw leadNotFound()
  return row
}

/** Throws 404. */
export const readLead = async (ctx: OwnerContext, id: string): Promise<Lead> => leadView(await ownLead(ctx, id))

export async function changeLead(
  ctx: OwnerContext,
  id: string,
  { status, note }: { status?: LeadStatus | undefined; note?: string | null | undefined },
): Promise<Lead> {
  const { customerId, businessId } = await ownLead(ctx, id)
  const change = { ...(status && { status }), ...(note !== undefined && { note: note || null }) }
  if (Object.keys(change).length > 0) {
    await ctx.tenants.batch([
      updateLead(ctx, customerId, id, change),
      webhookEventRow(ctx, { type: 'lead.updated', leadId: id, customerId, businessId, at: ctx.now() }),
    ])
    wakeOutbox(ctx)
  }
  return readLead(ctx, id)
}

export async function removeLead(ctx: OwnerContext, id: string): Promise<void> {
  await ownLead(ctx, id)
  const [[removed]] = await ctx.tenants.batch([
    deleteLead(ctx, ctx.actor.customerId, id),
    deleteDeliveriesAbout(ctx, { leadIds: [id] }),
  ])
  if (!removed) throw leadNotFound()
}

/** Deletes up to a thousand of a customer's leads; true once none is left. */
export const removeSomeLeads = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeLeads(ctx, customerId)).length === 0
