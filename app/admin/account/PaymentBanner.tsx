import type { SubscriptionStatus } from '../../../contract/plans'
import { Banner } from '../../components/Banner'
import { useOwner } from '../owner'
import { BillingLink } from './BillingLink'

const PROBLEMS: Partial<Record<SubscriptionStatus, { text: string; action: string }>> = {
  past_due: {
    text: 'Your last payment didn’t go through. Everything still works, and we’ll try again.',
    action: 'Fix payment',
  },
  unpaid: { text: 'Your plan is on hold because the last payments didn’t go through.', action: 'Fix payment' },
  paused: { text: 'Your free trial has ended. Add a card to keep going.', action: 'Add a card' },
  canceled: { text: 'Your plan has ended. For now, the chat still takes leads.', action: 'Pick a plan' },
  incomplete: { text: 'Your first payment isn’t finished yet.', action: 'Finish payment' },
  incomplete_expired: {
    text: 'Your first payment was never finished, and nothing was charged.',
    action: 'Pick a plan',
  },
}

export function PaymentBanner() {
  const problem = PROBLEMS[useOwner().customer.subscriptionStatus]
  if (!problem) return null
  return <Banner action={<BillingLink>{problem.action}</BillingLink>}>{problem.text}</Banner>
}
