import type { Context } from '../platform/context'
import { idempotencyKey } from './idempotencyKey'
import { expectList, requireStripe } from './stripeClient'

type Credit = { stripeCustomerId: string; amount: number; currency: string; from: string; description: string }

/**
 * Changes a customer's balance at the provider, where a credit is negative and comes off the next invoices. `from` names what it is for: a
 * second call for the same changes nothing. The provider keeps keys for a day, and this may be tried again much later, so the balance's own
 * record is asked as well.
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
