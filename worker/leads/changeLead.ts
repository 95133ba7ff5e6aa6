import type { Lead, LeadStatus } from '../../contract/leads'
import type { Context, OwnerContext } from '../platform/context'
import { leadNotFound } from './errors'
import { leadView } from './listLeads'
import { deleteLead, deleteSomeLeads, findLead, updateLead } from './store'
import { openLead } from './telling/openLead'

export async function changeLead(
  ctx: OwnerContext,
  id: string,
  { status, note }: { status?: LeadStatus | undefined; note?: string | null | undefined },
): Promise<Lead> {
  await openLead(ctx, id)
  const change = { ...(status && { status }), ...(note !== undefined && { note: note || null }) }
  if (Object.keys(change).length > 0) await updateLead(ctx, ctx.actor.customerId, id, change)
  const row = await findLead(ctx, id)
  if (row?.customerId !== ctx.actor.customerId) throw leadNotFound()
  return leadView(row)
}

export async function removeLead(ctx: OwnerContext, id: string): Promise<void> {
  const [removed] = await deleteLead(ctx, ctx.actor.customerId, id)
  if (!removed) throw leadNotFound()
}

/** Deletes up to a thousand of a customer's leads; true once none is left. */
export const removeSomeLeads = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeLeads(ctx, customerId)).length === 0
