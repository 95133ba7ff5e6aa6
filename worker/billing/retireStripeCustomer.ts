import { newAuditRow, recordAudit } from '../accounts'
import type { Context } from '../platform/context'
import type { PayloadOf } from '../platform/outbox/message'
import { creditOnce } from './creditOnce'
import { findCustomer } from './store'
import { deleteStripeCustomer, findStripeCustomer } from './stripeCustomer'

/**
 * An account stands on another customer at the provider now. What the one before had in credit, or owed, goes over; then it is forgotten
 * there, as an account that goes must be able to forget all of them. A second call changes nothing.
 */
export async function retireStripeCustomer(
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
    const description = 'Balance carried over'
    await creditOnce(ctx, { stripeCustomerId: to, amount: balance, currency, from, description })
    const event = { customerId, kind: 'balance-kept', detail: { balanceCents: balance } } as const
    await recordAudit(ctx, { ...newAuditRow(ctx, event), id: `aud_${rowId}` })
  }
  await deleteStripeCustomer(ctx, from)
}
