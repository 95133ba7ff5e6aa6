import type { AuditEntry, AuditKind } from '../../../contract/account'

const WORDS: Record<AuditKind, string> = {
  registered: 'You registered',
  'business-added': 'Business added',
  'calendar-connected': 'Calendar connected',
  'calendar-disconnected': 'Calendar disconnected',
  'business-changed': 'Business settings changed',
  'signed-in': 'Logged in',
  'signed-out': 'Logged out',
  'session-ended': 'A device was logged out',
  'password-changed': 'Password changed',
  'password-reset': 'Password set with an emailed link',
  'email-change-asked': 'Asked to change the email address',
  'email-changed': 'Email address changed',
  'deletion-asked': 'Asked to delete the account',
  'deletion-taken-back': 'Decided to keep the account',
  'data-exported': 'Downloaded all data',
  'visitor-deleted': 'Deleted a visitor’s data',
  'visitor-exported': 'Downloaded a visitor’s data',
  'balance-kept': 'Balance carried over',
  'api-key-added': 'API key created',
  'api-key-deleted': 'API key deleted',
  'plan-changed': 'Plan changed',
  'subscription-changed': 'Subscription changed',
  'member-invited': 'Invited to the team',
  'member-joined': 'Joined the team',
  'member-role-changed': 'Role changed',
  'member-removed': 'Removed from the team',
  'member-two-step-reset': 'Two-step login turned off for someone',
  'two-step-on': 'Two-step login turned on',
  'two-step-off': 'Two-step login turned off',
  'recovery-codes-renewed': 'New recovery codes',
  'recovery-code-used': 'Logged in with a recovery code',
  'webhook-added': 'Webhook added',
  'webhook-changed': 'Webhook changed',
  'webhook-deleted': 'Webhook deleted',
  'webhook-secret-renewed': 'New webhook secret',
  'identity-secret-made': 'New signing secret',
}

const isKnown = (kind: string): kind is AuditKind => Object.hasOwn(WORDS, kind)

/** What happened, and what it was about. Of a business's settings, what was changed stands first: most entries are such. */
export function activityWords({
  kind,
  summary,
  detail: { business },
}: Pick<AuditEntry, 'kind' | 'summary' | 'detail'>) {
  const named = business && `${business}: `
  if (kind === 'business-changed' && named && summary?.startsWith(named))
    return { title: `Changed: ${summary.slice(named.length)}`, about: business }
  return { title: isKnown(kind) ? WORDS[kind] : kind.replaceAll('-', ' '), about: summary }
}
