import { QUICK_REPLIES } from '../../../contract/defaults'
import { hasTables } from '../../db/objectTables'
import { findMessages, findSession } from './store'

export type LeadContext = { conversationId: string | null; line: string }

const LINE_MAX = 300
const SMALL_TALK = new Set(QUICK_REPLIES.map((reply) => reply.toLowerCase()))

const saysSomething = (text: string): boolean => !SMALL_TALK.has(text.toLowerCase()) && text.split(/\s+/).length >= 3

/** What goes with a lead: the conversation, and the visitor's last words that say what they want. */
export function leadContext(storage: DurableObjectStorage): LeadContext {
  if (!hasTables(storage)) return { conversationId: null, line: '' }
  const said = findMessages(storage).flatMap(({ type, content }) => (type === 'user' ? [content] : []))
  const line = said.findLast(saysSomething) ?? said.at(-1) ?? ''
  return { conversationId: findSession(storage)?.conversation_id ?? null, line: line.slice(0, LINE_MAX).toWellFormed() }
}
