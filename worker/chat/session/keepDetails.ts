import { type ContactDetails, isLead, remember, type Understood } from '../../answering'
import { captureDetails } from './chatLead'
import { capturedDetailsOf, conversationStateOf, findChatSession, setCaptured, setConversationState } from './store'

/** Keeps the details of a form, which are part of a lead already. */
export function keepFormDetails(storage: DurableObjectStorage, details: ContactDetails, hasBooked?: true): void {
  const session = findChatSession(storage)
  if (!session) return
  const state = conversationStateOf(session)
  const calendar = hasBooked ? { ...state.calendar, hasBooked } : state.calendar
  setConversationState(storage, {
    ...state,
    details: { ...state.details, ...details },
    ...(calendar && { calendar }),
  })
  setCaptured(storage, { ...capturedDetailsOf(session), ...details })
}

export type Overheard = { understood: Understood; text: string; origin: string }

/** Keeps what a visitor told of themselves in a message to a person, which the bot reads and doesn't answer. */
export function keepOverheard(
  storage: DurableObjectStorage,
  { understood, text, origin }: Overheard,
  now: number,
): void {
  const session = findChatSession(storage)
  if (!session) return
  const state = remember(conversationStateOf(session), understood, text)
  setConversationState(storage, state, origin)
  if (Object.keys(understood.details).length > 0 && isLead(state.details)) captureDetails(storage, state.details, now)
}
