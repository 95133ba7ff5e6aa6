import type { Delivery } from '../../../contract/notifications'
import { listPeople } from '../../accounts'
import { ownBusiness } from '../../businesses'
import type { OwnerContext } from '../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../platform/http/page'
import { findDeliveries, findDeliveriesOfLead, type ListedDelivery } from './store/log'

type DeliveryPage = { rows: Delivery[]; total: number; next: Cursor | undefined }

const time = (at: number | null) => (at === null ? null : new Date(at).toISOString())

/** What was sent about a business's leads, newest first. Throws 404. */
export async function listDeliveries(
  ctx: OwnerContext,
  businessId: string,
  after: Cursor | undefined,
): Promise<DeliveryPage> {
  const { id } = await ownBusiness(ctx, businessId)
  const [{ rows, total }, view] = await Promise.all([findDeliveries(ctx, id, after), deliveryViews(ctx)])
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(view), total, next }
}

/** Oldest first. The caller has checked whose lead it is. */
export async function deliveriesOfLead(ctx: OwnerContext, leadId: string): Promise<Delivery[]> {
  const [rows, view] = await Promise.all([findDeliveriesOfLead(ctx, leadId), deliveryViews(ctx)])
  return rows.map(view)
}

/** For the account's export. */
export async function* everyDelivery(ctx: OwnerContext, businessIds: string[]): AsyncGenerator<Delivery> {
  for (const id of businessIds) yield* everyRow((after) => listDeliveries(ctx, id, after))
}

async function deliveryViews(ctx: OwnerContext): Promise<(row: ListedDelivery) => Delivery> {
  const people = await listPeople(ctx, ctx.actor.customerId)
  const you = ctx.actor.personId
  const nameOf = (personId: string) => {
    const person = people.find(({ id }) => id === personId)
    return person ? person.firstName || person.email : null
  }
  return (row) => ({
    id: row.id,
    leadId: row.leadId,
    leadName: row.leadName || null,
    conversationId: row.conversationId,
    personName: nameOf(row.personId),
    isYou: row.personId === you,
    channel: row.channel,
    kind: row.kind,
    outcome: row.outcome,
    reason: row.reason,
    attempts: row.attempts,
    dueAt: time(row.dueAt),
    sentAt: time(row.sentAt),
    createdAt: new Date(row.createdAt).toISOString(),
  })
}
