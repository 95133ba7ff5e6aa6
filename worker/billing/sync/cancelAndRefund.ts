import Stripe from 'stripe'
import type { Context } from '../../platform/context'
import { creditOnce } from '../creditOnce'
import { idempotencyKey } from '../idempotencyKey'
import { expandableId, expectList, requireStripe } from '../stripeClient'

const OVER = ['canceled', 'incomplete_expired']

/** Cancels a subscription immediately. A second call does nothing. */
export async function cancelAtOnce(ctx: Context, subscriptionId: string): Promise<void> {
  const { subscriptions } = requireStripe(ctx)
  const { status } = await subscriptions.retrieve(subscriptionId)
  if (!OVER.includes(status)) await unlessDone(subscriptions.cancel(subscriptionId), ['resource_missing'])
}

/**
 * Refunds everything that a subscription ever charged, to card and credit balance, each payment once. A disputed payment is left to the
 * bank.
 */
export async function refundSubscription(ctx: Context, subscriptionId: string): Promise<void> {
  const stripe = requireStripe(ctx)
  const invoices = expectList(
    await stripe.invoices.list({ subscription: subscriptionId, status: 'paid', expand: ['data.payments'], limit: 100 }),
  )
  const payments = invoices.flatMap(({ payments: list }) => list?.data ?? []).filter(({ status }) => status === 'paid')
  for (const { payment } of payments) {
    const intent = expandableId(payment.payment_intent)
    if (!intent) continue
    const refund = stripe.refunds.create(
      { payment_intent: intent, reason: 'duplicate' },
      { idempotencyKey: await idempotencyKey('refund', intent) },
    )
    await unlessDone(refund, ['charge_already_refunded', 'charge_disputed'])
  }
  for (const invoice of invoices) await giveCreditBack(ctx, invoice)
}

/** Refunds what an invoice took from the customer's credit balance, which payments don't include. */
async function giveCreditBack(ctx: Context, invoice: Stripe.Invoice): Promise<void> {
  const { id, starting_balance: before, ending_balance: after, currency } = invoice
  const stripeCustomerId = expandableId(invoice.customer)
  const used = Math.min(0, after ?? before) - Math.min(0, before)
  if (!id || !stripeCustomerId || used <= 0) return
  await creditOnce(ctx, { stripeCustomerId, amount: -used, currency, from: id, description: 'Credit refunded' })
}

/** Ignores these error codes: a parallel call, or somebody at Stripe, may have done it already. */
async function unlessDone(work: Promise<unknown>, codes: string[]): Promise<void> {
  try {
    await work
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || !codes.includes(error.code ?? '')) throw error
  }
}
