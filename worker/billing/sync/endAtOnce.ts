import Stripe from 'stripe'
import type { Context } from '../../context'
import { idempotencyKey } from '../idempotencyKey'
import { checkedList, idOf, requireStripe } from '../stripeClient'

const OVER = ['canceled', 'incomplete_expired']

/** Ends a subscription that must not go on. A second call changes nothing. */
export async function endAtOnce(ctx: Context, subscriptionId: string): Promise<void> {
  const { subscriptions } = requireStripe(ctx)
  const { status } = await subscriptions.retrieve(subscriptionId)
  if (!OVER.includes(status)) await unlessDone(subscriptions.cancel(subscriptionId), ['resource_missing'])
}

/** Gives back all that a subscription ever charged, each payment once; of a disputed one the bank decides. */
export async function giveBack(ctx: Context, subscriptionId: string): Promise<void> {
  const stripe = requireStripe(ctx)
  const invoices = checkedList(
    await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', expand: ['data.payments'], limit: 100 }),
  )
  const payments = invoices.flatMap(({ payments: list }) => list?.data ?? []).filter(({ status }) => status === 'paid')
  for (const { payment } of payments) {
    const intent = idOf(payment.payment_intent)
    if (!intent) continue
    const refund = stripe.refunds.create(
      { payment_intent: intent, reason: 'duplicate' },
      { idempotencyKey: await idempotencyKey('refund', intent) },
    )
    await unlessDone(refund, ['charge_already_refunded', 'charge_disputed'])
  }
}

/** Somebody else, or another of our own calls, may have done it a moment before. */
async function unlessDone(work: Promise<unknown>, codes: string[]): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !codes.includes(error.code ?? '')) throw error
  }
}
