import { hasTables } from '../../platform/db/objectTables'
import { findChatSession } from './store'
import { lastTellingMessage } from './visitorWords'

export type LeadContext = { conversationId: string | null; line: string }

const LINE_MAX = 300

/** What goes with a lead: the conversation, and the visitor's last words that say what they want. */
export function leadContext(storage: DurableObjectStorage): LeadContext {
  if (!hasTables(storage)) return { conversationId: null, line: '' }
  return {
    conversationId: findChatSession(storage)?.conversation_id ?? null,
    line: lastTellingMessage(storage).slice(0, LINE_MAX).toWellFormed(),
  }
}
