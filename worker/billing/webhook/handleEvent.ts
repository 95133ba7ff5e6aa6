import type Stripe from 'stripe'
import type { CustomerRow } from '../../accounts'
import type { Context } from '../../platform/context'
import { tellOnce } from '../../platform/notices/tellOnce'
import type { PayloadOf } from '../../platform/outbox/message'
import { paymentFailedMail, trialEndingMail } from '../mails'
import { findByStripeCustomer, forgetStripeCustomer } from '../store'
import { expectObject, requireStripe } from '../stripeClient'
import { resumeWithCard } from '../sync/resumeWithCard'
import { hasCard } from '../sync/subscriptionState'
import { syncSubscription } from '../sync/syncSubscription'
import { handleDispute } from './handleDispute'
import { tellOperator } from './tellOperator'
import { tellOwnerOfRefund } from './tellOwnerOfRefund'

/**
 * Handles a stored event. It may run twice: states are read from Stripe, and mail is sent once per cause and only while the cause still
 * holds.
 */
export async function handleEvent(ctx: Context, { type, subject }: PayloadOf<'stripe.event'>): Promise<void> {
  const { subscriptionId, invoiceId, chargeId, disputeId, stripeCustomerId } = subject
  if (chargeId) return tellOwnerOfRefund(ctx, chargeId)
  if (disputeId) return handleDispute(ctx, disputeId)
  if (stripeCustomerId) return followCustomer(ctx, stripeCustomerId, type === 'customer.deleted')
  const owner = subscriptionId ? await syncSubscription(ctx, subscriptionId) : undefined
  if (type === 'invoice.finalization_failed' && invoiceId) {
    return tellOperator(ctx, {
      key: `finalization-failed:${invoiceId}`,
      subject: 'An invoice could not be finalized',
      lines: [`Invoice ${invoiceId} is waiting for you on the payment provider’s site.`],
    })
  }
  if (!owner || owner.stripeSubscriptionId !== subscriptionId) return
  if (type === 'customer.subscription.trial_will_end') await tellOfTrialEnd(ctx, owner)
  if (invoiceId && type !== 'invoice.paid') await tellOfFailedPayment(ctx, owner, invoiceId)
}

/** A Stripe customer was updated (perhaps with a card) or deleted: updates their subscription. */
async function followCustomer(ctx: Context, stripeCustomerId: string, isGone: boolean): Promise<void> {
  const customer = await findByStripeCustomer(ctx, stripeCustomerId)
  if (!customer?.stripeSubscriptionId) return
  if (!isGone) await resumeWithCard(ctx, customer.stripeSubscriptionId)
  await syncSubscription(ctx, customer.stripeSubscriptionId)
  if (isGone) await forgetStripeCustomer(ctx, stripeCustomerId)
}

async function tellOfTrialEnd(ctx: Context, owner: CustomerRow): Promise<void> {
  const { subscriptionStatus, trialEndsAt, planType, stripeSubscriptionId, cancelAtPeriodEnd } = owner
  if (subscriptionStatus !== 'trialing' || !trialEndsAt || !planType || cancelAtPeriodEnd) return
  const subscription = await requireStripe(ctx).subscriptions.retrieve(stripeSubscriptionId ?? '', {
    expand: ['customer'],
  })
  await tellOnce(ctx, {
    key: `trial-ending:${stripeSubscriptionId}:${trialEndsAt}`,
    customerId: owner.id,
    mail: trialEndingMail(ctx, owner.email, { planType, endsAt: trialEndsAt, hasCard: hasCard(subscription) }),
  })
}

async function tellOfFailedPayment(ctx: Context, owner: CustomerRow, invoiceId: string): Promise<void> {
  const invoice: Stripe.Invoice = expectObject(await requireStripe(ctx).invoices.retrieve(invoiceId), 'invoice')
  // No mail if it was paid meanwhile, or for a first payment, whose failure the payer sees on the page.
  if (invoice.status !== 'open' || invoice.billing_reason === 'subscription_create') return
  await tellOnce(ctx, {
    key: `payment-failed:${invoiceId}`,
    customerId: owner.id,
    mail: paymentFailedMail(ctx, owner.email, {
      amount: invoice.amount_due,
      payUrl: invoice.hosted_invoice_url ?? null,
    }),
  })
}
