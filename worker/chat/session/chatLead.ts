import type { ContactDetails } from '../../answering'
import { withoutDetails } from '../../curation'
import { leadFromChat } from '../../leads'
import { keepLead } from './keptLeads'
import { capturedDetailsOf, conversationStateOf, findChatSession, findLastMessage, setCaptured } from './store'
import { firstTellingMessage } from './visitorWords'

/** A number that came without a name or a word of what it is about waits this long for one. */
const REST_MS = 2 * 60_000

/** Details that were given in the chat become the visit's lead, or add to it; the alarm, due at once, hands it over. */
export function captureDetails(storage: DurableObjectStorage, details: ContactDetails, now: number): void {
  const session = findChatSession(storage)
  if (!session || !(details.phone || details.email)) return
  const { country } = session
  const lead = leadFromChat({
    businessId: session.business_id,
    customerId: session.customer_id,
    sessionId: session.session_id,
    conversationId: session.conversation_id,
    details,
    line: firstTellingMessage(storage),
    asked: conversationStateOf(session).passedOn.map((question) =>
      withoutDetails(question, { country, name: details.name }),
    ),
    at: now,
  })
  keepLead(storage, { lead, origin: session.origin ?? undefined }, now, now)
  setCaptured(storage, details)
}

/** A question without an answer is added to the lead of whoever left their details before. */
export function captureQuestion(storage: DurableObjectStorage, now: number): void {
  const session = findChatSession(storage)
  const { phone, email } = session ? capturedDetailsOf(session) : {}
  if (session && (phone || email)) captureDetails(storage, conversationStateOf(session).details, now)
}

/** When details that nobody was told of become a lead as they are; null where there are none. */
export function detailsDueAt(storage: DurableObjectStorage, session = findChatSession(storage)): number | null {
  if (!session) return null
  const { phone, email } = conversationStateOf(session).details
  const captured = capturedDetailsOf(session)
  const isNew = (phone !== undefined && phone !== captured.phone) || (email !== undefined && email !== captured.email)
  return isNew ? (findLastMessage(storage)?.at ?? session.created_at) + REST_MS : null
}

export function captureOverdueDetails(storage: DurableObjectStorage, now: number): void {
  const session = findChatSession(storage)
  if (session && (detailsDueAt(storage, session) ?? Infinity) <= now)
    captureDetails(storage, conversationStateOf(session).details, now)
}
