import type Stripe from 'stripe'
import { DAY_MS } from '../../../contract/durations'
import type { CustomerRow } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { purchaseWaitsMail } from '../mails'
import { subscriptionStateOf } from '../sync/subscriptionState'
import { insertUnclaimed } from './store'

/** Shorter than a trial, so that an unclaimed purchase ends before it charges anything. */
const WAIT_MS = 2 * DAY_MS

/**
 * Keeps a purchase waiting that was made with an account's email by somebody who wasn't signed in. The account doesn't change until its
 * owner, who is mailed, claims it.
 */
export async function holdPurchase(ctx: Context, owner: CustomerRow, subscription: Stripe.Subscription): Promise<void> {
  const { planType } = subscriptionStateOf(subscription)
  const createdAt = ctx.now()
  const expiresAt = createdAt + WAIT_MS
  await insertUnclaimed(ctx, { subscriptionId: subscription.id, customerId: owner.id, planType, expiresAt, createdAt })
  await tellOnce(ctx, {
    key: `purchase-waits:${subscription.id}`,
    customerId: owner.id,
    mail: purchaseWaitsMail(ctx, owner.email, { planType, expiresAt }),
  })
}
