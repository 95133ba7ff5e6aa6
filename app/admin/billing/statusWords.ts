import type { BillingResponse } from '../../../contract/billing'
import type { SubscriptionStatus } from '../../../contract/plans'
import { formatCents, PLANS } from '../../../contract/plans'
import { formatDate } from '../../lib/dates'

type Known = Pick<
  BillingResponse,
  'planType' | 'subscriptionStatus' | 'trialEndsAt' | 'currentPeriodEnd' | 'cancelAtPeriodEnd' | 'hasSubscription'
>

/** The subscription's status in a sentence. */
export function statusWords({
  planType,
  subscriptionStatus,
  cancelAtPeriodEnd,
  hasSubscription,
  ...dates
}: Known): string {
  const ends = dates.currentPeriodEnd ?? dates.trialEndsAt
  // Nothing is charged without a Stripe subscription.
  const price = planType && hasSubscription ? formatCents(PLANS[planType].priceCents) : undefined
  if (subscriptionStatus === 'trialing' && dates.trialEndsAt) {
    const end = formatDate(dates.trialEndsAt)
    return cancelAtPeriodEnd
      ? `Free until ${end}, then your plan ends. Nothing will be charged.`
      : `Free until ${end}${price ? `, then ${price} a month` : ''}.`
  }
  if (subscriptionStatus === 'active' && ends) {
    return cancelAtPeriodEnd
      ? `Paid until ${formatDate(ends)}, then your plan ends. Everything works until then.`
      : `Active. The next payment${price ? ` of ${price}` : ''} is on ${formatDate(ends)}.`
  }
  return STATUS[subscriptionStatus]
}

const STATUS: Record<SubscriptionStatus, string> = {
  inactive: 'No plan has started yet.',
  trialing: 'Your free trial is running.',
  active: 'Active.',
  past_due: 'The last payment didn’t go through. Everything still works while we try again.',
  unpaid: 'The last payments didn’t go through, so the plan is on hold.',
  canceled: 'The plan has ended. Nothing more is charged.',
  paused: 'The free trial has ended. Add a card to keep going.',
  incomplete: 'The first payment isn’t finished yet.',
  incomplete_expired: 'The first payment was never finished. Nothing was charged.',
}

/** On trial: what happens at its end, and how to stop before; undefined where there is nothing to add. */
export function afterTrialWords({
  subscriptionStatus,
  cancelAtPeriodEnd,
  hasSubscription,
  ...known
}: Known & Pick<BillingResponse, 'paymentConfigured'>): string | undefined {
  if (subscriptionStatus !== 'trialing' || cancelAtPeriodEnd) return undefined
  if (hasSubscription) return 'To stop before then, cancel your plan below. Nothing will be charged.'
  const stay = known.paymentConfigured ? ' To keep everything, pick a plan below.' : ''
  return `We don’t have your card on file, so nothing is charged and there’s nothing to cancel. Once the trial ends, the chat answers straight from your website, hours, prices and saved answers for 30 more days, and it still takes leads. Then it’s turned off.${stay} You keep your leads either way.`
}
