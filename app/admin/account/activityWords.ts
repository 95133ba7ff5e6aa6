import type { AuditEntry, AuditKind } from '../../../contract/account'
import type { SubscriptionStatus } from '../../../contract/accounts'
import { isPlanId, PLANS } from '../../../contract/plans'

const WORDS: Record<AuditKind, string> = {
  registered: 'You registered',
  'business-added': 'Business added',
  'business-changed': 'Business settings changed',
  'signed-in': 'Logged in',
  'signed-out': 'Signed out',
  'session-ended': 'A device was signed out',
  'password-changed': 'Password changed',
  'password-reset': 'Password set by a mailed link',
  'email-change-asked': 'Asked for another email address',
  'email-changed': 'Email address changed',
  'deletion-asked': 'Asked to delete the account',
  'deletion-taken-back': 'Kept the account after all',
  'data-exported': 'Downloaded all data',
  'balance-kept': 'Balance carried over',
  'plan-changed': 'Plan changed',
  'subscription-changed': 'Subscription changed',
}

const isKnown = (kind: string): kind is AuditKind => kind in WORDS

export const activityWords = ({ kind }: AuditEntry) => (isKnown(kind) ? WORDS[kind] : kind.replaceAll('-', ' '))

/** What became of the subscription, by the state it came to. */
const STANDINGS: Record<SubscriptionStatus | 'ending', string> = {
  inactive: 'No plan yet',
  trialing: 'The free trial began',
  active: 'It is active',
  ending: 'Cancelled: it runs to the end of what is paid for',
  past_due: 'The payment didn’t go through',
  unpaid: 'It is on hold, since the last payments didn’t go through',
  canceled: 'It has ended',
  paused: 'It is paused until there is a card',
  incomplete: 'The first payment isn’t finished',
  incomplete_expired: 'The first payment was never finished',
}

const isStanding = (text: string): text is keyof typeof STANDINGS => text in STANDINGS

const planName = (id: string) => (isPlanId(id) ? PLANS[id].name : id)

/** From what to what, where something changed. */
export function activityDetail({ kind, detail: { from, to, newEmail, status } }: AuditEntry): string | undefined {
  if (to && kind === 'subscription-changed') return isStanding(to) ? STANDINGS[to] : to
  if (to && kind === 'plan-changed') return from ? `From ${planName(from)} to ${planName(to)}` : `To ${planName(to)}`
  if (to) return from ? `From ${from} to ${to}` : `To ${to}`
  return newEmail ? `To ${newEmail}` : status
}
