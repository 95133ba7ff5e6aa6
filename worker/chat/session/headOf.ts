import { MATTERS, type Matter } from '../../../contract/chat'
import { withoutLinks } from '../../../contract/withoutLinks'
import type { ConversationHeadRow, TranscriptMessage } from '../../inbox'
import { bookingLinkOpenedAt } from './bookingLink'
import { humanReplyMs } from './humanReplyMs'
import { sourceOf } from './sourceOf'
import {
  arrivalOfSession,
  type ChatSessionRow,
  conversationStateOf,
  findMatters,
  findWaitingSince,
  personOf,
  waitsForAnswer,
} from './store'
import { previewOf } from './visitorWords'

const LINE_MAX = 200

/** The conversation's row in the owner's list. */
export function headOf(
  storage: DurableObjectStorage,
  session: ChatSessionRow,
  messages: TranscriptMessage[],
  isActive: boolean,
): Omit<ConversationHeadRow, 'resolvedVersion' | 'hasLead' | 'openedAt'> {
  const { details, language } = conversationStateOf(session)
  const told = findMatters(storage, 0)
  const found = told.map(({ kind }) => kind)
  const matters = session.passing ? found.map(toldKind) : found
  const person = isActive ? personOf(session) : null
  const last = messages.at(-1)
  return {
    id: session.conversation_id,
    businessId: session.business_id,
    sessionId: session.session_id,
    isActive,
    messageCount: messages.length,
    preview: session.passing ? '' : cut(previewOf(storage, details)),
    visitorName: details.name ?? null,
    lastLine: session.passing || !last ? '' : cut(last.type === 'bot' ? withoutLinks(last.content) : last.content),
    lastBy: last?.type === 'bot' ? (last.author ? 'person' : 'bot') : 'visitor',
    hasDetails: Boolean(details.email ?? details.phone),
    isUnanswered: waitsForAnswer(storage),
    personId: person?.id ?? null,
    personName: person?.name ?? null,
    waitingSince: person || matters.includes('wants_person') ? findWaitingSince(storage, person !== null) : null,
    matter: mostPressing(matters),
    language: language ?? null,
    source: sourceOf(arrivalOfSession(session)),
    humanReplyMs: humanReplyMs(messages, told),
    bookingLinkOpenedAt: bookingLinkOpenedAt(storage),
    // The page alone may tell what it is about.
    pageUrl: session.passing ? null : session.page_url,
    version: messages.length + session.changes,
    createdAt: session.created_at,
    lastMessageAt: last?.createdAt ?? session.created_at,
  }
}

/** An injury is a health detail: where none is kept it is told as urgent. */
export const toldKind = (kind: Matter): Matter => (kind === 'injury' ? 'urgent' : kind)

const cut = (text: string): string => text.slice(0, LINE_MAX).toWellFormed()

const mostPressing = (kinds: Matter[]): Matter | null => MATTERS.find((kind) => kinds.includes(kind)) ?? null
