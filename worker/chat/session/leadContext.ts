import { type LeadContext, UNKNOWN_VISIT } from '../../leads'
import { hasTables } from '../../platform/db/objectTables'
import { keepEnds } from '../../text/keepEnds'
import { arrivalOfSession, consentOfSession, conversationStateOf, findChatSession, findVisitorMessages } from './store'
import { firstTellingMessage, lastTellingMessage } from './visitorWords'

const LINE_MAX = 300
const cut = (line: string): string => keepEnds(line, LINE_MAX)

/** What goes with a lead of this session. */
export function leadContext(storage: DurableObjectStorage): LeadContext {
  const session = hasTables(storage) ? findChatSession(storage) : undefined
  if (!session) return UNKNOWN_VISIT
  return {
    conversationId: session.conversation_id,
    line: cut(lastTellingMessage(storage)),
    firstLine: cut(firstTellingMessage(storage)),
    arrival: arrivalOfSession(session),
    consent: consentOfSession(session),
    language: conversationStateOf(session).language ?? null,
    said: findVisitorMessages(storage).map(({ content }) => content),
  }
}
