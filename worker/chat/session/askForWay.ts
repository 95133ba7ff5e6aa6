import { NEW_CONVERSATION } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import type { TurnOutcome } from '../reply'
import AWAY from './away.json'
import { findChatSession, setAskedForWay } from './store'

/** Ends the reply to a visitor whom nobody answered by asking how they can be reached, once, if they haven't said. */
export function askForWay(storage: DurableObjectStorage, outcome: TurnOutcome): TurnOutcome {
  const { reply, state = NEW_CONVERSATION } = outcome
  const { details, declined, asked, language = 'en' } = state
  const session = findChatSession(storage)
  const isKnown = details.email !== undefined || details.phone !== undefined
  if (!session || session.asked_for_way || isKnown || declined || asked) return outcome
  setAskedForWay(storage)
  return {
    ...outcome,
    reply: {
      ...reply,
      content: joinSentences(reply.content, AWAY[language]),
      needsLeadCapture: true,
      takesEither: true,
      details,
    },
    state: { ...state, asked: 'contact', offer: 'details' },
  }
}
