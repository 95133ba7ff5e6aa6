import type { PushDevice, PushSubscriptionRequest } from '../../../contract/notifications'
import { describeDevice } from '../../accounts'
import type { OwnerContext } from '../../platform/context'
import { judgeReceiverNow } from '../../platform/http/judgeReceiver'
import { newId } from '../../platform/ids'
import { deviceNotFound, endpointRefused, pushNotSetUp } from '../errors'
import {
  deleteOwnSubscription,
  deleteSubscriptionsBeyond,
  findSubscriptionsOf,
  isKnownTo,
  type SubscriptionRow,
  upsertSubscription,
} from './store'

/** Of more the oldest goes. */
const DEVICES_MAX = 20

const view = (row: SubscriptionRow, sessionId: string): PushDevice => ({
  id: row.id,
  device: row.device,
  current: row.sessionId === sessionId,
  createdAt: new Date(row.createdAt).toISOString(),
  lastSuccessAt: row.lastSuccessAt === null ? null : new Date(row.lastSuccessAt).toISOString(),
  failures: row.failures,
})

/** The signed-in person's devices. */
export async function listDevices(ctx: OwnerContext): Promise<PushDevice[]> {
  const rows = await findSubscriptionsOf(ctx, [ctx.actor.personId])
  return rows.map((row) => view(row, ctx.actor.sessionId))
}

/**
 * Turns notifications on in the calling browser; its session's end deletes the row (platform/db/directory.ts). Throws 404 for the renewal of a device
 * that isn't known, 422 and 503.
 */
export async function addDevice(
  ctx: OwnerContext,
  { endpoint, keys, isRenewal }: PushSubscriptionRequest,
): Promise<PushDevice> {
  if (!ctx.settings.VAPID_PUBLIC_KEY) throw pushNotSetUp()
  const address = new URL(endpoint)
  // Anybody can name an address inside a network.
  if (!(await judgeReceiverNow(ctx, address)).mayBeCalled) throw endpointRefused()
  const { customerId, sessionId } = ctx.actor
  const personId = ctx.actor.personId
  if (isRenewal && !(await isKnownTo(ctx, personId, address.href))) throw deviceNotFound()
  const row = {
    id: newId('pushSubscription'),
    customerId,
    personId,
    sessionId,
    endpoint: address.href,
    ...keys,
    device: describeDevice(ctx.client?.userAgent),
    createdAt: ctx.now(),
    lastSuccessAt: null,
    failures: 0,
  }
  const [saved] = await upsertSubscription(ctx, row)
  await deleteSubscriptionsBeyond(ctx, personId, DEVICES_MAX)
  return view(saved ?? row, sessionId)
}

export async function removeDevice(ctx: OwnerContext, id: string): Promise<void> {
  const removed = await deleteOwnSubscription(ctx, ctx.actor.personId, id)
  if (removed.length === 0) throw deviceNotFound()
}
