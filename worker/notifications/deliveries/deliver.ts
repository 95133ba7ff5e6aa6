import type { Context } from '../../platform/context'
import { deliverMail } from '../../platform/mail/deliverMail'
import type { PayloadOf } from '../../platform/outbox/message'
import { pushTo } from '../push/pushTo'
import { deleteSubscription, findSubscription, noteFailure, noteSuccess } from '../push/store'
import { findDelivery, setFailed, setSent } from './store/outcomes'

/** Handles `delivery.mail`. */
export async function deliverByMail(ctx: Context, payload: PayloadOf<'delivery.mail'>, rowId: string): Promise<void> {
  const { deliveryId, ...mail } = payload
  const delivery = await findDelivery(ctx, deliveryId)
  if (delivery?.outcome !== 'queued' && delivery?.outcome !== 'failed') return
  try {
    await deliverMail(ctx, mail, rowId)
  } catch (error) {
    await setFailed(ctx, deliveryId, 'The email couldn’t be sent; we’ll try again')
    throw error
  }
  await setSent(ctx, deliveryId)
}

/** Handles `delivery.push`, one for each of a person's devices. A device that takes no notifications anymore is removed. */
export async function deliverByPush(ctx: Context, payload: PayloadOf<'delivery.push'>): Promise<void> {
  const { deliveryId, subscriptionId, message } = payload
  const [delivery, subscription] = await Promise.all([
    findDelivery(ctx, deliveryId),
    findSubscription(ctx, subscriptionId),
  ])
  if (!delivery) return
  if (!subscription) return setFailed(ctx, deliveryId, 'The device was removed')
  const outcome = await pushTo(ctx, subscription, message).catch(async (error: unknown) => {
    await failed('the notification service couldn’t be reached', 'we’ll try again')
    throw error
  })
  if (outcome.kind === 'sent') {
    await Promise.all([setSent(ctx, deliveryId), noteSuccess(ctx, subscriptionId)])
    return
  }
  if (outcome.kind === 'later') {
    await failed(outcome.why, 'we’ll try again')
    throw new Error(`Push not taken: ${outcome.why}`)
  }
  await failed(outcome.why, 'we won’t try again')
  if (outcome.kind === 'gone') await deleteSubscription(ctx, subscriptionId)

  async function failed(why: string, next: string): Promise<void> {
    await Promise.all([
      setFailed(ctx, deliveryId, `${subscription?.device}: ${why}; ${next}`),
      noteFailure(ctx, subscriptionId),
    ])
  }
}
