import type Stripe from 'stripe'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import { purchaseWaitsMail } from '../mails'
import type { BillingRow } from '../store'
import { subscriptionStateOf } from '../sync/subscriptionState'
import { insertUnclaimed } from './store'

/** Shorter than a trial: what nobody takes is ended before it has charged anything. */
const WAIT_MS = 2 * 24 * 60 * 60 * 1000

/**
 * An address typed at a checkout proves nothing, so what was bought with an account's address waits, and changes nothing there. The account's
 * owner is told, and takes it or leaves it.
 */
export async function holdPurchase(ctx: Context, owner: BillingRow, subscription: Stripe.Subscription): Promise<void> {
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
