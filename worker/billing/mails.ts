import { BILLING_PATH } from '../../contract/billing'
import { formatCents, formatPrice, PLANS, type PlanId } from '../../contract/plans'
import type { Context } from '../platform/context'
import { formatUtcTime } from '../platform/mail/formatUtcTime'
import { layOutMail } from '../platform/mail/layout'
import { GRACE_DAYS } from './grace'

const day = (at: number) => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(at)

const toBilling = ({ origin }: Context, label: string) => ({ label, url: new URL(BILLING_PATH, origin).href })

export const trialEndingMail = (ctx: Context, to: string, { planType, endsAt, hasCard }: TrialEnding) => {
  const plan = PLANS[planType]
  return layOutMail({
    to,
    subject: `Your ${plan.name} trial ends on ${day(endsAt)}`,
    heading: `Your free trial ends on ${day(endsAt)}`,
    lines: hasCard
      ? [
          `If you do nothing, the ${plan.name} plan continues at ${formatPrice(plan)} a month.`,
          'If it isn’t for you, cancel before then and you pay nothing.',
        ]
      : [
          `Add a card before then to keep the ${plan.name} plan for ${formatPrice(plan)} a month.`,
          'Without one, your plan pauses, and nothing is charged.',
        ],
    action: toBilling(ctx, hasCard ? 'See my plan' : 'Add a card'),
  })
}
type TrialEnding = { planType: PlanId; endsAt: number; hasCard: boolean }

export const paymentFailedMail = (
  ctx: Context,
  to: string,
  { amount, payUrl }: { amount: number; payUrl?: string | null },
) =>
  layOutMail({
    to,
    subject: 'Your payment didn’t go through',
    heading: `We couldn’t charge ${formatCents(amount)}`,
    lines: [
      'Your bank declined the payment or wants you to confirm it. Everything still works, and we’ll try again over the next few days.',
      'Paying now or adding a new card takes care of it right away.',
    ],
    action: payUrl ? { label: 'Pay now', url: payUrl } : toBilling(ctx, 'Update my card'),
  })

export const subscriptionEndedMail = (
  ctx: Context,
  to: string,
  { subscriptionStatus }: { subscriptionStatus: string },
) =>
  subscriptionStatus === 'paused'
    ? trialEndedMail(ctx, to, 'Add a card')
    : endedMail(ctx, { to, what: 'Your subscription has ended', label: 'Pick a plan' })

export const trialEndedMail = (ctx: Context, to: string, label = 'Pick a plan') =>
  endedMail(ctx, { to, what: 'Your trial has ended', label })

const endedMail = (ctx: Context, { to, what, label }: { to: string; what: string; label: string }) =>
  layOutMail({
    to,
    subject: what,
    heading: what,
    lines: [
      `For ${GRACE_DAYS} more days, the chat on your website answers straight from your website, hours, prices and saved answers, and it still takes leads. After that, it’s turned off.`,
      `Nothing is deleted: ${label === 'Add a card' ? 'add a card' : 'pick a plan'}, and everything’s back the way it was.`,
    ],
    action: toBilling(ctx, label),
  })

export const secondSubscriptionMail = (ctx: Context, to: string) =>
  layOutMail({
    to,
    subject: 'We canceled a second subscription',
    heading: 'You already have a plan',
    lines: [
      'A second subscription was just bought with this email address. We canceled it and refunded any charges. Your plan hasn’t changed.',
      'To change your plan, log in and open “Plan and billing.”',
    ],
    action: toBilling(ctx, 'Open “Plan and billing”'),
  })

export const purchaseWaitsMail = (
  ctx: Context,
  to: string,
  { planType, expiresAt }: { planType: PlanId; expiresAt: number },
) => {
  const plan = PLANS[planType]
  return layOutMail({
    to,
    subject: 'A plan was bought with your email address',
    heading: `Did you buy the ${plan.name} plan?`,
    lines: [
      `The ${plan.name} plan, ${formatPrice(plan)} a month, was just bought with this email address by someone who wasn’t logged in. Your account stays as it is unless you say otherwise.`,
      'If it was you, log in and claim it under “Plan and billing.”',
      `If nobody does by ${formatUtcTime(expiresAt)}, we’ll cancel it and refund any charges.`,
    ],
    action: toBilling(ctx, 'See the purchase'),
  })
}

export const refundMail = (to: string, amount: number) =>
  layOutMail({
    to,
    subject: `We refunded ${formatCents(amount)}`,
    heading: `We refunded ${formatCents(amount)}`,
    lines: ['It’ll show up on your card in five to ten days.'],
  })

/** To the operator, about something that only they can settle at Stripe. */
export const operatorMail = (to: string, { subject, lines }: { subject: string; lines: string[] }) =>
  layOutMail({ to, subject, heading: subject, lines })
