import Stripe from 'stripe'
import { ENTITLEMENTS, type Entitlement, PLANS, type PlanState, planWith } from '../../contract/plans'
import { ProblemError } from '../platform/http/problem'
import { log } from '../platform/log/log'

export const paymentNotSetUp = () => new ProblemError(409, 'payment-not-set-up', 'Payment isn’t set up yet.')

export const alreadySubscribed = () =>
  new ProblemError(409, 'already-subscribed', 'You already have a plan. You can change it under “Plan and billing.”')

export const accountIsGoing = () =>
  new ProblemError(
    409,
    'account-is-going',
    'Your account is set to be deleted, and you won’t be charged again. Keep your account first; then you can change your plan.',
  )

export const noSubscription = () =>
  new ProblemError(409, 'no-subscription', 'There’s no subscription to change. Please pick a plan first.')

export const alreadyOnPlan = () => new ProblemError(409, 'already-on-plan', 'You’re already on this plan.')

export const changeReplaced = () =>
  new ProblemError(
    409,
    'change-replaced',
    'You asked for something else a moment later, so we did that instead. Nothing was charged for this one.',
  )

export const priceChanged = () =>
  new ProblemError(
    409,
    'price-changed',
    'The price has changed since you looked. Nothing was charged; please look again.',
  )

export const changeUnderWay = () =>
  new ProblemError(
    409,
    'change-under-way',
    'An earlier change to your plan is still going through. Please check again in a minute.',
  )

export const checkoutNotFound = () => new ProblemError(404, 'checkout-not-found', 'We couldn’t find that purchase.')

export const purchaseNotFound = () =>
  new ProblemError(404, 'purchase-not-found', 'There’s no purchase like that waiting for you.')

export const webhookRefused = (detail: string) => new ProblemError(400, 'webhook-refused', detail)

export const unknownPrice = () =>
  new ProblemError(422, 'fields-invalid', 'This isn’t one of our prices.', {
    errors: [{ path: 'priceId', message: 'This isn’t one of our prices' }],
  })

export const emailMissing = () =>
  new ProblemError(422, 'fields-invalid', 'Please enter a valid email address', {
    errors: [{ path: 'email', message: 'Please enter a valid email address' }],
  })

export function planRequired(state: PlanState, entitlement: Entitlement): ProblemError {
  const name = ENTITLEMENTS[entitlement]
  const hasPlan = state.id !== null && PLANS[state.id].entitlements.includes(entitlement)
  return new ProblemError(
    403,
    'plan-required',
    hasPlan
      ? `${name} comes back as soon as your subscription is active again.`
      : `${name} comes with the ${planWith(entitlement).name} plan.`,
  )
}

const paymentUnavailable = (cause: unknown) =>
  new ProblemError(
    503,
    'payment-unavailable',
    'Our payment provider isn’t responding. Nothing was charged; please try again in a moment.',
    { headers: { 'retry-after': '10' }, cause },
  )

export class UnexpectedStripeAnswer extends Error {
  constructor(kind: string) {
    super(`The payment provider answered something else than a ${kind}`)
  }
}

/** The problem shown when a call to Stripe fails; the cause goes to the log. */
function paymentProblem(error: unknown): unknown {
  if (error instanceof UnexpectedStripeAnswer) return paymentUnavailable(error)
  if (!(error instanceof Stripe.errors.StripeError)) return error
  const { code, requestId: providerRequestId, message } = error
  log.error('payment.failed', { code, providerRequestId, error })
  // Subscribing shows Stripe's own sentence (PaymentForm.tsx), a renewal that fails is mailed (mails.ts).
  return error instanceof Stripe.errors.StripeCardError
    ? new ProblemError(409, 'payment-declined', `${message} Your plan stays as it is.`, { cause: error })
    : paymentUnavailable(error)
}

/** Wraps calls that a person waits for. Outbox work keeps Stripe's own errors and is retried. */
export async function withPaymentProblems<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw paymentProblem(error)
  }
}
