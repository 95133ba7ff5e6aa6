import Stripe from 'stripe'
import { type CheckoutStatus, checkoutStatus } from '../../../contract/billing'
import { registrationLinkOfPurchase } from '../../accounts'
import type { Context } from '../../platform/context'
import { checkoutNotFound } from '../errors'
import { expandableId, expectObject, requireStripe, stripeOf } from '../stripeClient'
import { syncSubscription } from '../sync/syncSubscription'

/**
 * How a purchase stands, for the page that follows it. It asks the provider itself, so that nobody waits for an event. The link to register
 * is shown only to whoever made the purchase that the customer is known by; anybody else's address is mailed. Throws 404.
 */
export async function readCheckout(ctx: Context, sessionId: string): Promise<CheckoutStatus> {
  const session = await retrieve(ctx, sessionId)
  const status = checkoutStatus.shape.status.parse(session.status)
  const paid = status === 'complete' && session.payment_status !== 'unpaid'
  const nothingYet = { status, paid, hasAccount: false }
  const subscriptionId = expandableId(session.subscription)
  if (!paid || !subscriptionId) return nothingYet
  const customer = await syncSubscription(ctx, subscriptionId)
  if (customer?.stripeSubscriptionId !== subscriptionId) return nothingYet
  const { id: customerId, email, planType, trialEndsAt, isActive, madeForSubscription } = customer
  const mayRegister = !isActive && planType && madeForSubscription === subscriptionId
  const boughtAt = session.created * 1000
  const registrationUrl =
    mayRegister && (await registrationLinkOfPurchase(ctx, { sessionId, boughtAt, customerId, email, planType }))
  return {
    ...nothingYet,
    hasAccount: isActive,
    ...(planType && { planType }),
    ...(trialEndsAt && { trialEndsAt: new Date(trialEndsAt).toISOString() }),
    ...(registrationUrl && { registrationUrl }),
  }
}

async function retrieve(ctx: Context, sessionId: string): Promise<Stripe.Checkout.Session> {
  if (!stripeOf(ctx) || !/^cs_\w{8,}$/.test(sessionId)) throw checkoutNotFound()
  try {
    return expectObject(await requireStripe(ctx).checkout.sessions.retrieve(sessionId), 'checkout.session')
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) throw checkoutNotFound()
    throw error
  }
}
