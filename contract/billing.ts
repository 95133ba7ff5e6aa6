import * as z from 'zod/mini'
import { PLAN_IDS, SUBSCRIPTION_STATUSES } from './plans'
import { email } from './text'

/** Where an owner sees and changes their plan; checkout, portal and mail lead back to it. */
export const BILLING_PATH = '/admin/billing'

const soldPlan = z.enum(['starter', 'business', 'enterprise'], 'plan must be starter, business or enterprise')

export const planChoice = z.object({ plan: soldPlan })
/** `dueNowCents`: what the page said that the change costs today; the change is refused if it costs more. */
export const planChange = z.extend(planChoice, { dueNowCents: z.optional(z.number()) })
export type PlanChange = z.infer<typeof planChange>
export type SoldPlanId = z.infer<typeof soldPlan>

/**
 * `priceId`: a plan's id (its price's lookup key) or the id of that price. `trialDays` is ignored; the trial is the catalogue's. `email`:
 * required without a session.
 */
export const createSubscriptionRequest = z.object({
  priceId: z.string('priceId is required').check(z.minLength(1, 'priceId is required'), z.maxLength(200)),
  trialDays: z.optional(z.number()),
  email: z.optional(email),
})
export type CreateSubscriptionRequest = z.infer<typeof createSubscriptionRequest>

/**
 * `clientSecret` is absent if the payment form can't be shown. `confirm`: whether the secret is for Stripe.js's confirmSetup or
 * confirmPayment.
 */
export const createSubscriptionResponse = z.object({
  clientSecret: z.optional(z.string()),
  confirm: z.optional(z.enum(['setup', 'payment'])),
  planType: z.optional(z.enum(PLAN_IDS)),
  trialDays: z.optional(z.number()),
})
export type CreateSubscriptionResponse = z.infer<typeof createSubscriptionResponse>

/** What a payment page needs before anybody is signed in. */
export const paymentSettings = z.object({
  paymentConfigured: z.boolean(),
  publishableKey: z.optional(z.string()),
  stripeJsUrl: z.optional(z.string()),
})
export type PaymentSettings = z.infer<typeof paymentSettings>

/** A purchase made with the owner's email by somebody who wasn't signed in. Unless the owner claims it, it is canceled and refunded. */
const waitingPurchase = z.object({ id: z.string(), planType: z.enum(PLAN_IDS), expiresAt: z.string() })
export type WaitingPurchase = z.infer<typeof waitingPurchase>

export const billingResponse = z.extend(paymentSettings, {
  planType: z.nullable(z.enum(PLAN_IDS)),
  subscriptionStatus: z.enum(SUBSCRIPTION_STATUSES),
  trialEndsAt: z.optional(z.string()),
  currentPeriodEnd: z.optional(z.string()),
  cancelAtPeriodEnd: z.boolean(),
  /** Whether there is a live Stripe subscription to change or cancel. */
  hasSubscription: z.boolean(),
  /** When the widget is switched off, if there is no live subscription. */
  switchedOffAt: z.optional(z.string()),
  waitingPurchases: z.array(waitingPurchase),
})
export type BillingResponse = z.infer<typeof billingResponse>

export const planChangePreview = z.object({ dueNowCents: z.number(), monthlyCents: z.number(), currency: z.string() })
export type PlanChangePreview = z.infer<typeof planChangePreview>

export const portalResponse = z.object({ url: z.string() })

/** What the page after a purchase shows. `registrationUrl` is present once it is paid and while there is no account. */
export const checkoutStatus = z.object({
  status: z.enum(['open', 'complete', 'expired']),
  paid: z.boolean(),
  planType: z.optional(z.enum(PLAN_IDS)),
  trialEndsAt: z.optional(z.string()),
  hasAccount: z.boolean(),
  registrationUrl: z.optional(z.string()),
})
export type CheckoutStatus = z.infer<typeof checkoutStatus>
