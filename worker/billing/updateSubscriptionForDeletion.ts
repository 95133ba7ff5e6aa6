import { findCustomer } from '../accounts'
import type { Context } from '../platform/context'
import { requireStripe, stripeOf } from './stripeClient'
import { readSubscription } from './sync/readSubscription'
import { isLiveSubscription } from './sync/subscriptionState'
import { syncSubscription } from './sync/syncSubscription'

/**
 * Metadata of a subscription that was canceled because of the deletion. One that its owner had canceled before stays canceled when they
 * keep the account.
 */
const MARK = 'endsWithAccount'

/**
 * Cancels the subscription of an account that is to be deleted, at the end of its period, and resumes it if the deletion is canceled. It
 * applies the account's current state, so late or repeated calls are harmless.
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
