import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { stripeOf } from '../stripeClient'
import { tellOperator } from '../webhook/tellOperator'
import { endPurchase } from './endPurchase'
import { findExpiredPurchases, findUnclaimedOf, type UnclaimedPurchase } from './store'

/** Cancels and refunds purchases that nobody claimed in time. One failure doesn't stop the others. */
export async function endUnclaimedPurchases(ctx: Context): Promise<void> {
  if (!stripeOf(ctx)) return
  for (const purchase of await findExpiredPurchases(ctx)) {
    await endExpired(ctx, purchase).catch((error: unknown) =>
      log.error('purchase.not-ended', { subscriptionId: purchase.subscriptionId, error }),
    )
  }
}

async function endExpired(ctx: Context, purchase: UnclaimedPurchase): Promise<void> {
  await tellOperator(ctx, {
    key: `purchase-ended:${purchase.subscriptionId}`,
    subject: 'A purchase nobody claimed was refunded',
    lines: [
      `Subscription ${purchase.subscriptionId} was bought with the email address of an account, and nobody claimed it.`,
      'It was canceled, and any charges were refunded.',
    ],
  })
  await endPurchase(ctx, purchase)
}

/** The same for all waiting purchases of an account that is being deleted. */
export async function endUnclaimedPurchasesOf(ctx: Context, customerId: string): Promise<void> {
  for (const purchase of await findUnclaimedOf(ctx, customerId)) await endPurchase(ctx, purchase)
}
