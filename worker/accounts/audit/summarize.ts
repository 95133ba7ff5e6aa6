import type { AuditEntry } from '../../../contract/account'
import type { SubscriptionStatus } from '../../../contract/plans'
import { formatCents, isPlanId, PLANS } from '../../../contract/plans'
import { describeFields } from './describeFields'

/** One sentence for each status that a subscription can change to; `ending` is a canceled one that still runs. */
const STANDINGS: Record<SubscriptionStatus | 'ending', string> = {
  inactive: 'No plan yet',
  trialing: 'The free trial began',
  active: 'It’s active',
  ending: 'Canceled: it runs to the end of the paid period',
  past_due: 'The payment didn’t go through',
  unpaid: 'It’s on hold because the last payments didn’t go through',
  canceled: 'It has ended',
  paused: 'It’s paused until you add a card',
  incomplete: 'The first payment isn’t finished',
  incomplete_expired: 'The first payment was never finished',
}

const isStanding = (text: string): text is keyof typeof STANDINGS => Object.hasOwn(STANDINGS, text)
const planName = (id: string | undefined) => (id && isPlanId(id) ? PLANS[id].name : id)
const fromTo = (from: string | undefined, to: string | undefined) => to && (from ? `From ${from} to ${to}` : `To ${to}`)
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** What changed, in one sentence for the owner; undefined where the entry's kind says it all. Older entries have fewer details. */
export function summarize({ kind, detail }: Pick<AuditEntry, 'kind' | 'detail'>): string | undefined {
  const { from, to, business, changed, device, deleteAfter, balanceCents } = detail
  switch (kind) {
    case 'plan-changed':
      return fromTo(planName(from), planName(to))
    case 'subscription-changed':
      if (from === 'ending' && (to === 'trialing' || to === 'active')) return 'The cancellation was undone'
      return to && isStanding(to) ? STANDINGS[to] : to
    case 'email-change-asked':
      return fromTo(undefined, detail.newEmail)
    case 'email-changed':
      return fromTo(from, to)
    case 'password-changed':
      return 'All other devices were logged out'
    case 'password-reset':
      return 'All devices were logged out'
    case 'session-ended':
      return device
    case 'deletion-asked':
      return deleteAfter && `Everything will be deleted on ${day.format(new Date(deleteAfter))}`
    case 'member-invited':
    case 'member-joined':
      return detail.email
    case 'member-role-changed':
      return from && to && `${detail.name}: from ${from} to ${to}`
    case 'member-removed':
    case 'member-two-step-reset':
      return detail.name
    case 'recovery-code-used':
      return detail.left && `${detail.left} left`
    case 'webhook-added':
    case 'webhook-deleted':
    case 'webhook-secret-renewed':
      return detail.receiver
    case 'webhook-changed':
      return changed && `${detail.receiver}: ${changed}`
    case 'identity-secret-made':
    case 'business-added':
      return business
    case 'business-changed':
      return business && changed ? `${business}: ${describeFields(changed)}` : business
    case 'balance-kept':
      return balanceCents && balanceKept(Number(balanceCents))
    default:
      return undefined
  }
}

const balanceKept = (cents: number): string =>
  cents < 0
    ? `Your credit of ${formatCents(-cents)} comes off your next payments`
    : `The ${formatCents(cents)} you owe will be added to your next payment`
