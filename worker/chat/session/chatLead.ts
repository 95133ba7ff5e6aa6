import type { ContactDetails } from '../../answering'
import { withoutDetails } from '../../curation'
import { leadFromChat } from '../../leads'
import { keepLead } from './keptLeads'
import {
  arrivalOfSession,
  capturedDetailsOf,
  consentOfSession,
  conversationStateOf,
  findChatSession,
  findLastMessage,
  setCaptured,
} from './store'
import { firstTellingMessage } from './visitorWords'

/** A phone number or email alone waits this long for a name and a reason before it becomes a lead. */
const WAIT_FOR_MORE_MS = 2 * 60_000

/** Turns details given in the chat into the session's lead, or adds them to it. It is due now: the next alarm hands it over. */
export function captureDetails(storage: DurableObjectStorage, details: ContactDetails, now: number): void {
  const session = findChatSession(storage)
  if (!session || !(details.phone || details.email)) return
  const { country } = session
  const lead = leadFromChat({
    businessId: session.business_id,
    customerId: session.customer_id,
    sessionId: session.session_id,
    conversationId: session.conversation_id,
    at: now,
    consent: consentOfSession(session),
    language: conversationStateOf(session).language ?? null,
    ...(session.passing
      ? { details: onlyReach(details), line: 'Wrote in the chat', asked: [], arrival: null, answers: [] }
      : {
          details,
          arrival: arrivalOfSession(session),
          answers: conversationStateOf(session).questions?.answers ?? [],
          line: firstTellingMessage(storage),
          asked: conversationStateOf(session).passedOn.map((question) =>
            withoutDetails(question, { country, name: details.name }),
          ),
        }),
  })
  keepLead(storage, { lead, origin: session.origin ?? undefined }, now, now)
  setCaptured(storage, details)
}

const onlyReach = ({ name, phone, email }: ContactDetails): ContactDetails => ({
  ...(name && { name }),
  ...(phone && { phone }),
  ...(email && { email }),
})

/** Adds an unanswered question to the lead of a visitor who left their details before. */
export function captureQuestion(storage: DurableObjectStorage, now: number): void {
  const session = findChatSession(storage)
  const { phone, email } = session ? capturedDetailsOf(session) : {}
  if (session && (phone || email)) captureDetails(storage, conversationStateOf(session).details, now)
}

/** Hands on a number or email that takes the place of one that a lead of this visit has. */
export function captureCorrection(storage: DurableObjectStorage, now: number): void {
  const session = findChatSession(storage)
  if (!session) return
  const [before, { details }] = [capturedDetailsOf(session), conversationStateOf(session)]
  const isReplaced = (way: 'phone' | 'email') => before[way] !== undefined && details[way] !== before[way]
  if (isReplaced('phone') || isReplaced('email')) captureDetails(storage, details, now)
}

/** When details that aren't part of a lead yet become one as they are; null if there are none. */
export function detailsDueAt(storage: DurableObjectStorage, session = findChatSession(storage)): number | null {
  if (!session) return null
  const { phone, email } = conversationStateOf(session).details
  const captured = capturedDetailsOf(session)
  const isNew = (phone !== undefined && phone !== captured.phone) || (email !== undefined && email !== captured.email)
  return isNew ? (findLastMessage(storage)?.at ?? session.created_at) + WAIT_FOR_MORE_MS : null
}

/** Turns details that have waited long enough into a lead. */
export function captureOverdueDetails(storage: DurableObjectStorage, now: number): void {
  const session = findChatSession(storage)
  if (session && (detailsDueAt(storage, session) ?? Infinity) <= now)
    captureDetails(storage, conversationStateOf(session).details, now)
}
