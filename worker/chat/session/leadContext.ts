import { hasTables } from '../../platform/db/objectTables'
import { findChatSession } from './store'
import { lastTellingMessage } from './visitorWords'

export type LeadContext = { conversationId: string | null; line: string }

const LINE_MAX = 300

/** What goes with a lead: the conversation's id, and the visitor's last message that says what they want ('' if none). */
export function leadContext(storage: DurableObjectStorage): LeadContext {
  if (!hasTables(storage)) return { conversationId: null, line: '' }
  return {
    conversationId: findChatSession(storage)?.conversation_id ?? null,
    line: lastTellingMessage(storage).slice(0, LINE_MAX).toWellFormed(),
  }
}
