import type Stripe from 'stripe'
import { BILLING_PATH, type SoldPlanId } from '../../../contract/billing'
import { isLiveStatus, PLANS } from '../../../contract/plans'
import { type CustomerRow, findCustomer } from '../../accounts'
import type { Context, OwnerContext } from '../../platform/context'
import { priceOfPlan } from '../catalogue'
import { accountIsGoing } from '../errors'
import { idempotencyKey } from '../idempotencyKey'
import { expectObject, stripeOf } from '../stripeClient'
import { PAUSE_WITHOUT_CARD, trialsOf } from '../trialsHad'

type Wish = { plan: SoldPlanId; owner: OwnerContext | undefined; key: string | undefined }

/**
 * The address where a plan is bought: Stripe's checkout; without a payment provider the test registration, if it is on, or none, and then the
 * page says that payment isn't set up; for an owner who has a subscription the billing page, since a second one would be charged as well.
 * Throws 409 for an account that is being deleted.
 */
export async function startCheckout(ctx: Context, { plan, owner, key }: Wish): Promise<{ checkoutUrl?: string }> {
  const stripe = stripeOf(ctx)
  if (!stripe) return ctx.settings.TEST_REGISTRATION === 'on' ? at(ctx, '/test-registration', plan) : {}
  const customer = owner && (await findCustomer(ctx, owner.actor.customerId))
  if (customer && customer.deleteAfter !== null) throw accountIsGoing()
  if (customer?.stripeSubscriptionId && isLiveStatus(customer.subscriptionStatus)) return at(ctx, BILLING_PATH, plan)
  const params = await sessionParams(ctx, plan, customer)
  // Bound to caller and parameters, so that a key sent by another caller or for another purchase finds nothing.
  const caller = customer?.id ?? ctx.client?.address
  const session = await stripe.checkout.sessions.create(params, {
    idempotencyKey: await idempotencyKey('checkout', key ?? crypto.randomUUID(), caller, JSON.stringify(params)),
  })
  const { url } = expectObject(session, 'checkout.session')
  return url ? { checkoutUrl: url } : {}
}

function at(ctx: Context, path: string, plan: SoldPlanId) {
  const url = new URL(path, ctx.origin)
  url.searchParams.set('plan', plan)
  return { checkoutUrl: url.href }
}

async function sessionParams(ctx: Context, plan: SoldPlanId, customer: CustomerRow | undefined) {
  const price = await priceOfPlan(ctx, plan)
  const { email, stripeCustomerId } = customer ?? {}
  const hasTrial = (await trialsOf(ctx, { emails: [email], stripeCustomerId })).length === 0
  const { trialDays } = PLANS[plan]
  return {
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    success_url: `${ctx.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${ctx.origin}/pricing`,
    payment_method_collection: 'always',
    ...payer(customer),
    subscription_data: {
      ...(customer && { metadata: { customerId: customer.id } }),
      ...(hasTrial && { trial_period_days: trialDays, trial_settings: PAUSE_WITHOUT_CARD }),
    },
    // The email is known only after the payment, so the limit of one trial is announced before it.
    ...(hasTrial && {
      custom_text: {
        submit: {
          message: `The ${trialDays}-day trial is limited to one per customer. If this email address or card has already used it, your plan starts today.`,
        },
      },
    }),
  } satisfies Stripe.Checkout.SessionCreateParams
}

function payer(customer: CustomerRow | undefined) {
  if (!customer) return {}
  const who = customer.stripeCustomerId ? { customer: customer.stripeCustomerId } : { customer_email: customer.email }
  return { ...who, client_reference_id: customer.id }
}
