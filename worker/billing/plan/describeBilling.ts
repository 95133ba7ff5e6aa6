import Stripe from 'stripe'
import type { BillingResponse, PaymentSettings } from '../../../contract/billing'
import { isLiveStatus } from '../../../contract/plans'
import { notSignedIn } from '../../accounts'
import type { Context, OwnerContext } from '../../platform/context'
import { switchedOffAt } from '../grace'
import { findCustomer } from '../store'
import { findUnclaimedOf } from '../unclaimed/store'

/** The page's library is released under the same names as the API. */
const STRIPE_JS_URL = `https://js.stripe.com/${Stripe.MAJOR_API_VERSION}/stripe.js`

/** What a page needs to take a payment; `paymentConfigured` is false where a key is missing. */
export function describePayment({ settings }: Context): PaymentSettings {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishableKey } = settings
  if (!secret || !publishableKey) return { paymentConfigured: secret !== undefined }
  return { paymentConfigured: true, publishableKey, stripeJsUrl: settings.STRIPE_JS_URL ?? STRIPE_JS_URL }
}

const date = (at: number | null) => (at === null ? undefined : new Date(at).toISOString())

export async function describeBilling(ctx: OwnerContext): Promise<BillingResponse> {
  const [customer, waiting] = await Promise.all([
    findCustomer(ctx, ctx.actor.customerId),
    findUnclaimedOf(ctx, ctx.actor.customerId),
  ])
  if (!customer) throw notSignedIn()
  const { planType, subscriptionStatus, cancelAtPeriodEnd, stripeSubscriptionId, lapsedAt } = customer
  const dates = {
    trialEndsAt: date(customer.trialEndsAt),
    currentPeriodEnd: date(customer.currentPeriodEnd),
    switchedOffAt: date(lapsedAt && switchedOffAt(lapsedAt)),
  }
  return {
    ...describePayment(ctx),
    planType,
    subscriptionStatus,
    cancelAtPeriodEnd,
    hasSubscription: stripeSubscriptionId !== null && isLiveStatus(subscriptionStatus),
    ...(dates.trialEndsAt && { trialEndsAt: dates.trialEndsAt }),
    ...(dates.currentPeriodEnd && { currentPeriodEnd: dates.currentPeriodEnd }),
    ...(dates.switchedOffAt && { switchedOffAt: dates.switchedOffAt }),
    waitingPurchases: waiting.map(({ subscriptionId, planType: bought, expiresAt }) => ({
      id: subscriptionId,
      planType: bought,
      expiresAt: new Date(expiresAt).toISOString(),
    })),
  }
}
