import { emit } from '../events.ts'
import type { Subscription } from '../wire.ts'
import { all, now, type World } from '../world.ts'

type Reason = 'cancellation_requested' | 'payment_failed' | 'payment_disputed'

export function endSubscription(world: World, subscription: Subscription, reason: Reason): void {
  const at = now(world, String(subscription.customer))
  Object.assign(subscription, { status: 'canceled', ended_at: at, canceled_at: subscription.canceled_at ?? at })
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason }
  world.pendingLines.delete(subscription.id)
  for (const invoice of all(world, 'invoice')) {
    if (invoice.status === 'open' && invoice.parent?.subscription_details?.subscription === subscription.id) {
      invoice.auto_advance = false
      invoice.next_payment_attempt = null
    }
  }
  emit(world, 'customer.subscription.deleted', subscription)
}
