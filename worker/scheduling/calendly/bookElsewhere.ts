import type { ProblemError } from '../../platform/http/problem'
import { prefilledLink } from '../links/prefilledLink'
import type { CalendlyAccount } from './account'
import { finishOnCalendly } from './errors'
import { eventTypeUri } from './freeTimes'
import { type EventType, linkAnswer } from './resources'

type Guest = { name: string; email: string; notes: string | null; conversationId: string | null }

/** Where the visitor finishes on Calendly's own page: by a link for one booking, or else the event type's, prefilled. */
export async function bookElsewhere(
  { call }: Pick<CalendlyAccount, 'call'>,
  type: EventType,
  { name, email, notes, conversationId }: Guest,
): Promise<ProblemError> {
  const body = { max_event_count: 1, owner: eventTypeUri(type.uri), owner_type: 'EventType' }
  const made = await call({ method: 'POST', path: '/scheduling_links', body, answer: linkAnswer })
  const link = made.failed ? type.scheduling_url : made.value.resource.booking_url
  const guest = { name, email, ...(notes && { need: notes }), ...(conversationId && { conversationId }) }
  return finishOnCalendly(prefilledLink(link, guest))
}
