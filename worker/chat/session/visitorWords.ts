import { type ContactDetails, quickActionOf, saysNeed } from '../../answering'
import { findVisitorMessages } from './store'

type VisitorMessage = ReturnType<typeof findVisitorMessages>[number]

/** The visitor's messages without pressed quick replies. */
function typedMessages(storage: DurableObjectStorage): VisitorMessage[] {
  return findVisitorMessages(storage).filter(({ content }) => quickActionOf(content) === undefined)
}

/** Messages that say what the visitor wants; where none names a matter, those that wish to be seen or called; else what they pressed. */
function tellingMessages(storage: DurableObjectStorage): string[] {
  const told = Map.groupBy(
    typedMessages(storage).filter(({ gave }) => !gave),
    ({ content }) => saysNeed(content),
  )
  const pressed = findVisitorMessages(storage).filter(({ content }) => quickActionOf(content) !== undefined)
  return (told.get('matter') ?? told.get('wish') ?? pressed).map(({ content }) => content)
}

/** The visitor's first message that says what they want ('' if none). */
export const firstTellingMessage = (storage: DurableObjectStorage): string => tellingMessages(storage)[0] ?? ''

/** The visitor's last message that says what they want. */
export const lastTellingMessage = (storage: DurableObjectStorage): string => tellingMessages(storage).at(-1) ?? ''

/** The text of a conversation in the owner's list: a question, else what it is about, a name, or the first message. */
export const previewOf = (storage: DurableObjectStorage, { need, name }: ContactDetails): string =>
  firstTellingMessage(storage) || (need ?? name ?? findVisitorMessages(storage)[0]?.content ?? '')
