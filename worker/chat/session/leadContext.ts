import { hasTables } from '../../platform/db/objectTables'
import { findSession } from './store'
import { lastWords } from './visitorWords'

export type LeadContext = { conversationId: string | null; line: string }

const LINE_MAX = 300

/** What goes with a lead: the conversation, and the visitor's last words that say what they want. */
export function leadContext(storage: DurableObjectStorage): LeadContext {
  if (!hasTables(storage)) return { conversationId: null, line: '' }
  return {
    conversationId: findSession(storage)?.conversation_id ?? null,
    line: lastWords(storage).slice(0, LINE_MAX).toWellFormed(),
  }
}
