import type Stripe from 'stripe'
import type { Context } from '../../context'
import { idempotencyKey } from '../idempotencyKey'
import { idOf, requireStripe } from '../stripeClient'

/** Ends a subscription that must not be, and gives back what it took. A second call changes nothing. */
export async function endAtOnce(ctx: Context, subscriptionId: string): Promise<void> {
  const stripe = requireStripe(ctx)
  const subscription = await stripe.subscriptions.retrieve(subscriptionId, { expand: ['latest_invoice.payments'] })
  if (subscription.status !== 'canceled' && subscription.status !== 'incomplete_expired') {
    await stripe.subscriptions.cancel(subscriptionId)
  }
  for (const intent of paidIntents(subscription.latest_invoice)) {
    await stripe.refunds.create(
      { payment_intent: intent, reason: 'duplicate' },
      { idempotencyKey: await idempotencyKey('refund', intent) },
    )
  }
}

function paidIntents(invoice: Stripe.Subscription['latest_invoice']): string[] {
  if (typeof invoice !== 'object' || !invoice || invoice.billing_reason !== 'subscription_create') return []
  const paid = invoice.payments?.data.filter(({ status }) => status === 'paid') ?? []
  return paid.map(({ payment }) => idOf(payment.payment_intent)).filter((id) => id !== undefined)
}
