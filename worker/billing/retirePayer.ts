import { recordAudit } from '../accounts/audit/auditOwed'
import { newAuditRow } from '../accounts/audit/auditRow'
import type { Context } from '../context'
import type { PayloadOf } from '../outbox/message'
import { idempotencyKey } from './idempotencyKey'
import { findCustomer } from './store'
import { checkedList, requireStripe } from './stripeClient'
import { deleteStripeCustomer, findStripeCustomer } from './stripeCustomer'

/**
 * An account stands on another customer at the provider now. What the one before had in credit, or owed, goes over; then it is forgotten
 * there, as an account that goes must be able to forget all of them. A second call changes nothing.
 */
export async function retirePayer(
  ctx: Context,
  { customerId, stripeCustomerId: from }: PayloadOf<'payer.replaced'>,
  rowId: string,
): Promise<void> {
  const to = (await findCustomer(ctx, customerId))?.stripeCustomerId
  const before = await findStripeCustomer(ctx, from)
  if (!before || !to || to === from) return
  const { balance, currency } = before
  if (balance !== 0) {
    if (!currency) throw new Error(`${from} has a balance in no currency`)
    await carryOver(ctx, { from, to, balance, currency })
    const event = { customerId, kind: 'balance-kept', detail: { balanceCents: balance } } as const
    await recordAudit(ctx, { ...newAuditRow(ctx, event), id: `aud_${rowId}` })
  }
  await deleteStripeCustomer(ctx, from)
}

type CarryOver = { from: string; to: string; balance: number; currency: string }

/** The provider keeps keys for a day, and this may be tried again much later: what was carried over says where it came from. */
async function carryOver(ctx: Context, { from, to, balance, currency }: CarryOver): Promise<void> {
  const { customers } = requireStripe(ctx)
  const known = checkedList(await customers.listBalanceTransactions(to, { limit: 100 }))
  if (known.some(({ metadata }) => metadata?.from === from)) return
  await customers.createBalanceTransaction(
    to,
    { amount: balance, currency, description: 'Balance carried over', metadata: { from } },
    { idempotencyKey: await idempotencyKey('carry-over', from, to, balance) },
  )
}
