import type { ContactDetails } from '../../answering'
import { withoutDetails } from '../../curation'
import { leadFromChat } from '../../leads'
import { keepLead } from './keptLeads'
import { capturedOf, findLast, findSession, setCaptured, stateOf } from './store'
import { firstWords } from './visitorWords'

/** A number that came without a name or a word of what it is about waits this long for one. */
const REST_MS = 2 * 60_000

/** Details that were given in the chat become the visit's lead, or add to it; the alarm, due at once, hands it over. */
export function keepDetails(storage: DurableObjectStorage, details: ContactDetails, now: number): void {
  const session = findSession(storage)
  if (!session || !(details.phone || details.email)) return
  const { country } = session
  const lead = leadFromChat({
    businessId: session.business_id,
    customerId: session.customer_id,
    sessionId: session.session_id,
    conversationId: session.conversation_id,
    details,
    line: firstWords(storage),
    asked: stateOf(session).passedOn.map((question) => withoutDetails(question, { country, name: details.name })),
    at: now,
  })
  keepLead(storage, { lead, origin: session.origin ?? undefined }, now, now)
  setCaptured(storage, details)
}

/** A question without an answer is added to the lead of whoever left their details before. */
export function keepQuestion(storage: DurableObjectStorage, now: number): void {
  const session = findSession(storage)
  const { phone, email } = session ? capturedOf(session) : {}
  if (session && (phone || email)) keepDetails(storage, stateOf(session).details, now)
}

/** When details that nobody was told of become a lead as they are; null where there are none. */
export function detailsRestAt(storage: DurableObjectStorage, session = findSession(storage)): number | null {
  if (!session) return null
  const { phone, email } = stateOf(session).details
  const captured = capturedOf(session)
  const isNew = (phone !== undefined && phone !== captured.phone) || (email !== undefined && email !== captured.email)
  return isNew ? (findLast(storage)?.at ?? session.created_at) + REST_MS : null
}

export function keepRestingDetails(storage: DurableObjectStorage, now: number): void {
  const session = findSession(storage)
  if (session && (detailsRestAt(storage, session) ?? Infinity) <= now)
    keepDetails(storage, stateOf(session).details, now)
}
