import type { Context } from '../platform/context'
import { idempotencyKey } from './idempotencyKey'
import { expectList, requireStripe } from './stripeClient'

type Credit = { stripeCustomerId: string; amount: number; currency: string; from: string; description: string }

/**
 * Changes a customer's balance at Stripe (cents; negative is a credit against the next invoices). `from` identifies the reason: a second
 * call with the same one does nothing. Stripe keeps idempotency keys for a day and this may be retried later, so the balance's own
 * transactions are checked as well.
 */
export async function creditOnce(
  ctx: Context,
  { stripeCustomerId, amount, currency, from, description }: Credit,
): Promise<void> {
  const { customers } = requireStripe(ctx)
  const known = expectList(await customers.listBalanceTransactions(stripeCustomerId, { limit: 100 }))
  if (known.some(({ metadata }) => metadata?.from === from)) return
  await customers.createBalanceTransaction(
    stripeCustomerId,
    { amount, currency, description, metadata: { from } },
    { idempotencyKey: await idempotencyKey('credit', from, stripeCustomerId, amount) },
  )
}
