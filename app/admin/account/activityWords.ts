import type { AuditEntry, AuditKind } from '../../../contract/account'

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
  'visitor-deleted': 'Deleted a visitor’s data',
  'visitor-exported': 'Downloaded a visitor’s data',
  'balance-kept': 'Balance carried over',
  'api-key-added': 'API key made',
  'api-key-deleted': 'API key deleted',
  'plan-changed': 'Plan changed',
  'subscription-changed': 'Subscription changed',
}

const isKnown = (kind: string): kind is AuditKind => kind in WORDS

export const activityWords = ({ kind }: AuditEntry) => (isKnown(kind) ? WORDS[kind] : kind.replaceAll('-', ' '))
