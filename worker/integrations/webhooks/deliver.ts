import { DAY_MS } from '../../../contract/durations'
import type { OffReason } from '../../../contract/webhooks'
import type { Context } from '../../platform/context'
import type { PayloadOf } from '../../platform/outbox/message'
import { isLastAttempt } from '../../platform/outbox/retries'
import { type Called, callReceiver } from './callReceiver'
import { type DeliveryRow, findDelivery, updateDelivery, updateEndpoint } from './store'
import { switchOff } from './switchOff'

const GONE = 410
/** A receiver that took nothing for this long is switched off: as long as a delivery is tried for. */
const FAILING_MS = 3 * DAY_MS

class NotTaken extends Error {}

/** Handles `webhook.deliver`: one try. Throws if another one may do better. */
export async function deliver(
  ctx: Context,
  { deliveryId }: PayloadOf<'webhook.deliver'>,
  _rowId: string,
  attempt: number,
): Promise<void> {
  const found = await findDelivery(ctx, deliveryId)
  if (!found || found.delivery.state === 'delivered') return
  const { delivery, endpoint } = found
  if (!endpoint.isEnabled) return setFailed(ctx, delivery, 'Not sent: the webhook was turned off')
  const called = await callReceiver(ctx, delivery, endpoint)
  const isTaken = called.status !== null && called.status >= 200 && called.status < 300
  const failingSince = isTaken ? null : (endpoint.failingSince ?? ctx.now())
  const offBecause = reasonToStop(ctx, called, failingSince)
  const isOver = offBecause !== null || isLastAttempt('webhook.deliver', attempt)
  await ctx.tenants.batch([
    updateDelivery(ctx, delivery.id, {
      ...called,
      state: isTaken ? 'delivered' : isOver ? 'failed' : 'waiting',
      attempts: delivery.attempts + 1,
      lastTriedAt: ctx.now(),
    }),
    updateEndpoint(ctx, endpoint.id, { failingSince }),
  ])
  if (offBecause) return switchOff(ctx, endpoint, offBecause)
  if (!isTaken && !isOver)
    throw new NotTaken(called.status === null ? 'No response' : `It responded with ${called.status}`)
}

function reasonToStop(ctx: Context, { status }: Called, failingSince: number | null): OffReason | null {
  if (status === GONE) return 'gone'
  return failingSince !== null && ctx.now() - failingSince >= FAILING_MS ? 'failing' : null
}

async function setFailed(ctx: Context, { id }: DeliveryRow, answer: string): Promise<void> {
  await updateDelivery(ctx, id, { state: 'failed', status: null, answer })
}
