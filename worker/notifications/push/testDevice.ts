import type { OwnerContext } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'
import { deviceNotFound } from '../errors'
import { pushTo } from './pushTo'
import { deleteSubscription, findSubscription, noteSuccess } from './store'

/** Sends a test notification now. Throws 404, 409 if the device takes none anymore, and 503 if the push service can't take it now. */
export async function testDevice(ctx: OwnerContext, id: string): Promise<void> {
  const subscription = await findSubscription(ctx, id)
  if (subscription?.personId !== ctx.actor.personId) throw deviceNotFound()
  const outcome = await pushTo(ctx, subscription, {
    title: 'Notifications are on',
    body: 'This is how you’ll hear about a new lead.',
    url: new URL('/admin/leads', ctx.origin).href,
    tag: 'test',
  })
  if (outcome.kind === 'sent') return noteSuccess(ctx, id)
  if (outcome.kind === 'later') {
    throw new ProblemError(503, 'push-service-down', `It didn’t go out: ${outcome.why}. Please try again in a minute.`)
  }
  if (outcome.kind === 'gone') await deleteSubscription(ctx, id)
  throw new ProblemError(409, 'device-gone', `It didn’t arrive: ${outcome.why}. Please turn notifications on again.`)
}
