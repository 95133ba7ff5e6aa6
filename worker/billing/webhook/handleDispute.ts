import { formatCents } from '../../../contract/plans'
import type { Context } from '../../platform/context'
import { findByStripeCustomer } from '../store'
import { expandableId, expectObject, requireStripe } from '../stripeClient'
import { cancelAtOnce } from '../sync/cancelAndRefund'
import { syncSubscription } from '../sync/syncSubscription'
import { tellOperator } from './tellOperator'

/**
 * Tells the operator of a disputed payment; the customer keeps their plan meanwhile. A lost dispute cancels the subscription, since the
 * next charge would be disputed again.
 */
export async function handleDispute(ctx: Context, disputeId: string): Promise<void> {
  const { disputes } = requireStripe(ctx)
  const dispute = expectObject(await disputes.retrieve(disputeId, { expand: ['charge'] }), 'dispute')
  const customer =
    typeof dispute.charge === 'object'
      ? await findByStripeCustomer(ctx, expandableId(dispute.charge.customer) ?? '')
      : undefined
  const isLost = dispute.status === 'lost'
  if (isLost && customer?.stripeSubscriptionId) {
    await cancelAtOnce(ctx, customer.stripeSubscriptionId)
    await syncSubscription(ctx, customer.stripeSubscriptionId)
  }
  await tellOperator(ctx, {
    key: `dispute:${disputeId}:${dispute.status}`,
    subject: isLost
      ? 'A payment dispute was lost'
      : `A payment of ${formatCents(dispute.amount)} is ${dispute.status === 'won' ? 'yours again' : 'disputed'}`,
    lines: [
      `${customer?.email ?? 'A customer'}, dispute ${disputeId} over ${formatCents(dispute.amount)}, status ${dispute.status}.`,
      isLost
        ? 'Their subscription was canceled.'
        : `Their plan stays as it is. ${dispute.status === 'won' ? 'There’s nothing you need to do.' : 'Respond to the dispute on the payment provider’s site.'}`,
    ],
  })
}
