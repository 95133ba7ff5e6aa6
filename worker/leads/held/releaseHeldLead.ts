import type { Lead } from '../../../contract/leads'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { leadNotFound, leadsFull } from '../errors'
import { leadView } from '../listLeads'
import { findLead } from '../store'
import { storeLead } from '../storing/storeLead'
import { deleteHeldLead, findHeldLead } from './store'

type One = { businessId: string; leadId: string }

/** "Not spam": it becomes a lead like any other, told and counted from now on. Throws 404 and 429. */
export async function releaseHeldLead(ctx: OwnerContext, { businessId, leadId }: One): Promise<Lead> {
  const { id: ownId } = await ownBusiness(ctx, businessId)
  const held = await findHeldLead(ctx, ownId, leadId)
  // Pressed twice, it is a lead already.
  // Sent twice, what was held is the later one, which has an id of its own.
  const storedId = held ? await storeLead(ctx, { ...held.lead, id: held.id }) : leadId
  if (storedId === null) throw leadsFull()
  if (held) await deleteHeldLead(ctx, ownId, leadId)
  const lead = await findLead(ctx, storedId)
  if (lead?.businessId !== ownId) throw leadNotFound()
  return leadView(lead)
}

/** Throws 404. */
export async function removeHeldLead(ctx: OwnerContext, { businessId, leadId }: One): Promise<void> {
  const { id: ownId } = await ownBusiness(ctx, businessId)
  const [removed] = await deleteHeldLead(ctx, ownId, leadId)
  if (!removed) throw leadNotFound()
}
