import { DAY_MS } from '../../../contract/durations'
import { TEST_EVENT, type WebhookDelivery } from '../../../contract/webhooks'
import { takeOfHour } from '../../accounts'
import { assertEntitled } from '../../billing'
import type { Context, OwnerContext } from '../../platform/context'
import { type Cursor, cutPage, everyRow } from '../../platform/http/page'
import { newId } from '../../platform/ids'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { deliveryNotFound, endpointOff } from '../errors'
import { listEndpoints, ownEndpoint } from './endpoints'
import { deliveryRow } from './handOnEvent'
import {
  deleteDeliveriesBefore,
  type EndpointRow,
  findDeliveries,
  findDelivery,
  insertDelivery,
  type ListedDelivery,
  updateDelivery,
} from './store'

/** Tests and replays together, of all an account's webhooks: each is a call to somebody's server. */
const SENT_AN_HOUR = 60
const KEPT_MS = 30 * DAY_MS
const date = (at: number | null) => (at === null ? null : new Date(at).toISOString())

const view = (row: ListedDelivery): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  state: row.state,
  attempts: row.attempts,
  status: row.status,
  answer: row.answer,
  lastTriedAt: date(row.lastTriedAt),
  nextTryAt: row.state === 'waiting' ? date(row.dueAt) : null,
  createdAt: new Date(row.createdAt).toISOString(),
})

/** What a webhook was sent in the last 30 days, newest first. Throws 404. */
export async function listDeliveries(ctx: OwnerContext, endpointId: string, after: Cursor | undefined) {
  const { id } = await ownEndpoint(ctx, endpointId)
  const { rows, total } = await findDeliveries(ctx, id, after)
  const { shown, next } = cutPage(rows, ({ createdAt }) => createdAt)
  return { rows: shown.map(view), total, next }
}

async function assertSendable(ctx: OwnerContext, endpointId: string): Promise<EndpointRow> {
  const endpoint = await ownEndpoint(ctx, endpointId)
  await assertEntitled(ctx, 'apiAccess')
  if (!endpoint.isEnabled) throw endpointOff()
  await takeOfHour(ctx, `webhook-send:${endpoint.customerId}`, SENT_AN_HOUR)
  return endpoint
}

/** Sends a delivery again, with the same id, and from now on as often as a new one. Throws 403, 404, 409, 429. */
export async function replayDelivery(ctx: OwnerContext, endpointId: string, id: string): Promise<{ id: string }> {
  const { customerId } = await assertSendable(ctx, endpointId)
  const found = await findDelivery(ctx, id)
  if (found?.endpoint.id !== endpointId) throw deliveryNotFound()
  await ctx.tenants.batch([
    updateDelivery(ctx, id, { state: 'waiting' }),
    deliveryRow(ctx, { id, customerId, endpointId, at: found.delivery.createdAt }),
  ])
  wakeOutbox(ctx)
  return { id }
}

/** Sends an event without anybody's data, to try the receiver. Throws 403, 404, 409, 429. */
export async function sendTest(ctx: OwnerContext, endpointId: string): Promise<{ id: string }> {
  const { customerId } = await assertSendable(ctx, endpointId)
  const id = newId('delivery')
  const at = ctx.now()
  const data = { message: 'This is a test from Deskbell.' }
  await ctx.tenants.batch([
    insertDelivery(ctx, { id, endpointId, type: TEST_EVENT, data, createdAt: at }),
    deliveryRow(ctx, { id, customerId, endpointId, at }),
  ])
  wakeOutbox(ctx)
  return { id }
}

export async function deleteOldWebhookDeliveries(ctx: Context): Promise<void> {
  await deleteDeliveriesBefore(ctx, ctx.now() - KEPT_MS)
}

/** The log of all webhooks of an account, without what was sent. */
export async function* everyWebhookDelivery(
  ctx: OwnerContext,
): AsyncGenerator<WebhookDelivery & { webhookId: string }> {
  for (const { id: webhookId } of await listEndpoints(ctx)) {
    for await (const delivery of everyRow((after) => listDeliveries(ctx, webhookId, after)))
      yield { webhookId, ...delivery }
  }
}
