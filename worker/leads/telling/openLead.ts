import type { LeadDeliveries } from '../../../contract/notifications'
import { listPeople } from '../../accounts'
import { deliveriesOfLead } from '../../notifications'
import type { OwnerContext } from '../../platform/context'
import { leadNotFound } from '../errors'
import { findLead, type LeadRow } from '../store'
import { setConversationOpened, setLeadOpened } from './store'

const opening = (ctx: OwnerContext) => ({ customerId: ctx.actor.customerId, personId: ctx.actor.personId })

/** Notes that a person has opened the lead, so that nobody else is told of it. Throws 404. */
export async function openLead(ctx: OwnerContext, id: string): Promise<void> {
  await ownLead(ctx, id)
  await setLeadOpened(ctx, id, opening(ctx))
}

/** The same for the leads of a conversation of the owner's. */
export async function openLeadsOfConversation(
  ctx: OwnerContext,
  ids: { businessId: string; conversationId: string },
): Promise<void> {
  await setConversationOpened(ctx, ids, opening(ctx))
}

/** Who was told of the lead, and who opened it first. Throws 404. */
export async function readDeliveries(ctx: OwnerContext, id: string): Promise<LeadDeliveries> {
  const lead = await ownLead(ctx, id)
  const [deliveries, people] = await Promise.all([deliveriesOfLead(ctx, id), listPeople(ctx, lead.customerId)])
  const opener = people.find((person) => person.id === lead.openedBy)
  return {
    openedAt: lead.openedAt === null ? null : new Date(lead.openedAt).toISOString(),
    openedBy: opener ? opener.firstName || opener.email : null,
    openedByYou: lead.openedBy === ctx.actor.personId,
    deliveries,
  }
}

async function ownLead(ctx: OwnerContext, id: string): Promise<LeadRow> {
  const lead = await findLead(ctx, id)
  if (lead?.customerId !== ctx.actor.customerId) throw leadNotFound()
  return lead
}
