import type { LeadBooking, LeadEvent, LeadPerson, LeadWaiting } from '../../../../contract/leadChanges'
import { formatMoney } from '../../../lib/money'
import { dayAndClockIn } from '../../../lib/zoned'
import { personWords, STATUS_WORDS } from '../words'

/** "Dana moved it from New to Won, worth $450". */
export function eventWords(
  { by, isOwn, before, after, booking, waiting, isReplyMailed }: LeadEvent,
  { people, currency, timeZone }: { people: LeadPerson[]; currency: string; timeZone: string | undefined },
): string {
  const who = isOwn ? 'You' : by.name || ((booking || waiting) && !by.id ? 'They' : 'Someone on your team')
  if (isReplyMailed) return `${by.name ? `${by.name}’s reply` : 'Your reply'} was emailed to them`
  const moved =
    after.status && before.status && after.status !== before.status
      ? `moved it from ${STATUS_WORDS[before.status]} to ${STATUS_WORDS[after.status]}`
      : undefined
  const worth = after.valueCents === undefined || after.valueCents === before.valueCents ? undefined : after.valueCents
  const given = after.assignedTo === undefined || after.assignedTo === before.assignedTo ? undefined : after.assignedTo
  const parts = [
    booking && bookingWords(booking, timeZone),
    waiting && waitingWords(waiting, timeZone),
    moved,
    worth === undefined
      ? undefined
      : worth === null
        ? 'removed the value'
        : `set the value to ${formatMoney(worth, currency)}`,
    given === undefined ? undefined : given === null ? 'unassigned it' : `assigned it to ${personWords(people, given)}`,
  ].filter((part) => part !== undefined)
  return `${who} ${parts.join(' and ')}`
}

const waitingWords = ({ service, change, start }: LeadWaiting, timeZone: string | undefined): string =>
  change === 'offered' && start
    ? `was offered ${service} for ${dayAndClockIn(start, timeZone)}`
    : `joined the waiting list for ${service}`

/** "booked Massage for Tue, Dec 1, 2:00 PM"; the times are the business's once its zone is known. */
function bookingWords({ service, start, was, change }: LeadBooking, timeZone: string | undefined): string {
  const at = (iso: string) => dayAndClockIn(iso, timeZone)
  if (change === 'confirmed') return `booked ${service} for ${at(start)}`
  if (change === 'moved') return `moved ${service} ${was ? `from ${at(was)} ` : ''}to ${at(start)}`
  if (change === 'canceled') return `canceled ${service} for ${at(start)}`
  if (change === 'no-show') return `marked them as a no-show for ${at(start)}`
  if (change === 'came') return `noted that they did show up on ${at(start)}`
  return `changed the notes for ${service}, ${at(start)}`
}
