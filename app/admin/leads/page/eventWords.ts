import type { LeadEvent, LeadPerson } from '../../../../contract/leadChanges'
import { formatMoney } from '../../../lib/money'
import { personWords, STATUS_WORDS } from '../words'

/** "Dana moved it from New to Won, worth $450". */
export function eventWords(
  { by, isOwn, before, after, isReplyMailed }: LeadEvent,
  { people, currency }: { people: LeadPerson[]; currency: string },
): string {
  const who = isOwn ? 'You' : by.name || 'Someone on your team'
  if (isReplyMailed) return `${by.name ? `${by.name}’s reply` : 'Your reply'} was emailed to them`
  const moved =
    after.status && before.status && after.status !== before.status
      ? `moved it from ${STATUS_WORDS[before.status]} to ${STATUS_WORDS[after.status]}`
      : undefined
  const worth = after.valueCents === undefined || after.valueCents === before.valueCents ? undefined : after.valueCents
  const given = after.assignedTo === undefined || after.assignedTo === before.assignedTo ? undefined : after.assignedTo
  const parts = [
    moved,
    worth === undefined ? undefined : worth === null ? 'removed the amount' : `entered ${formatMoney(worth, currency)}`,
    given === undefined ? undefined : given === null ? 'unassigned it' : `assigned it to ${personWords(people, given)}`,
  ].filter((part) => part !== undefined)
  return `${who} ${parts.join(' and ')}`
}
