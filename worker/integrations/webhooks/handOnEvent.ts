import { hasEntitlement } from '../../../contract/plans'
import { planOf } from '../../accounts'
import type { Context } from '../../platform/context'
import type { AccountEvent } from '../../platform/outbox/message'
import { outboxRowInLane } from '../../platform/outbox/writeOutbox'
import { type EndpointRow, findEndpoints, findLastOfLead, insertDelivery } from './store'

const HALF = 13

/** The same for the same event and endpoint, so that an event handed on twice is sent once. */
const deliveryIdOf = (eventId: string, endpointId: string): string =>
  `dlv_${eventId.slice(-HALF)}${endpointId.slice(-HALF)}`

/**
 * Handles `webhook.event`: owes a delivery to each of the account's webhooks that wants to know. `dataOf` reads what it is about; null if
 * that was deleted meanwhile.
 */
export async function handOnEvent(
  ctx: Context,
  event: AccountEvent,
  eventId: string,
  dataOf: (ctx: Context, event: AccountEvent) => Promise<object | null>,
): Promise<void> {
  const wanting = (await findEndpoints(ctx, event.customerId)).filter(
    ({ isEnabled, events }) => isEnabled && events.includes(event.type),
  )
  if (wanting.length === 0 || !hasEntitlement(await planOf(ctx, event.customerId), 'apiAccess')) return
  const data = await dataOf(ctx, event)
  if (!data) return
  for (const endpoint of wanting) {
    if (await isKnown(ctx, event, endpoint, data)) continue
    await owe(ctx, event, { endpoint, data, id: deliveryIdOf(eventId, endpoint.id) })
  }
}

async function isKnown(ctx: Context, event: AccountEvent, endpoint: EndpointRow, data: object): Promise<boolean> {
  if (event.type !== 'lead.updated') return false
  const last = await findLastOfLead(ctx, endpoint.id, event.leadId)
  return JSON.stringify(last?.data) === JSON.stringify(data)
}

async function owe(
  ctx: Context,
  event: AccountEvent,
  { endpoint, data, id }: { endpoint: EndpointRow; data: object; id: string },
): Promise<void> {
  const { type, customerId, businessId, at } = event
  const about = 'conversationId' in event ? { conversationId: event.conversationId } : { leadId: event.leadId }
  await ctx.tenants.batch([
    insertDelivery(ctx, { id, endpointId: endpoint.id, businessId, type, data, createdAt: at, ...about }),
    deliveryRow(ctx, { id, customerId, endpointId: endpoint.id, at }),
  ])
}

/** A delivery's row in the outbox, in the lane of its endpoint. One that waits is due at once. */
export const deliveryRow = (
  ctx: Context,
  { id, customerId, endpointId, at }: { id: string; customerId: string; endpointId: string; at: number },
) =>
  outboxRowInLane(
    ctx,
    ctx.tenants,
    { kind: 'webhook.deliver', payload: { deliveryId: id, customerId } },
    { id, lane: endpointId, createdAt: at },
  )
