import type { Context } from '../platform/context'
import { findCustomer } from './store'
import { requireStripe, stripeOf } from './stripeClient'
import { readSubscription } from './sync/readSubscription'
import { isLiveSubscription } from './sync/subscriptionState'
import { syncSubscription } from './sync/syncSubscription'

/** Written on a subscription that we ended: one that its owner had cancelled stays cancelled when they keep their account. */
const MARK = 'endsWithAccount'

/**
 * Whoever has asked for deletion is charged no more, though a trial or a month may be over before the account goes; whoever takes it back
 * goes on as before. It follows what the account says now, so late or twice it does the same.
 */
export async function updateSubscriptionForDeletion(
  ctx: Context,
  { customerId }: { customerId: string },
): Promise<void> {
  const customer = await findCustomer(ctx, customerId)
  if (!customer?.stripeSubscriptionId || !stripeOf(ctx)) return
  const subscription = (await readSubscription(ctx, customer.stripeSubscriptionId))?.subscription
  if (!subscription || !isLiveSubscription(subscription)) return
  const { id, metadata, cancel_at_period_end: endsByPeriod, cancel_at: endsAt } = subscription
  const { subscriptions } = requireStripe(ctx)
  if (customer.deleteAfter !== null && !endsByPeriod && endsAt === null) {
    await subscriptions.update(id, { cancel_at_period_end: true, metadata: { [MARK]: 'yes' } })
  } else if (customer.deleteAfter === null && metadata[MARK]) {
    await subscriptions.update(id, { cancel_at_period_end: false, metadata: { [MARK]: '' } })
  } else return
  await syncSubscription(ctx, id)
}
