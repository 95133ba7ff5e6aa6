import { type ContactDetails, quickActionOf, saysNeed } from '../../answering'
import { findVisitorMessages } from './store'

type VisitorMessage = ReturnType<typeof findVisitorMessages>[number]

/** The visitor's messages without pressed quick replies. */
function typedMessages(storage: DurableObjectStorage): VisitorMessage[] {
  return findVisitorMessages(storage).filter(({ content }) => quickActionOf(content) === undefined)
}

/** Typed messages that say what the visitor wants; where none names a matter, those that wish to be seen or called. */
function wants(storage: DurableObjectStorage): string[] {
  const told = Map.groupBy(
    typedMessages(storage).filter(({ gave }) => !gave),
    ({ content }) => saysNeed(content),
  )
  return (told.get('matter') ?? told.get('wish') ?? []).map(({ content }) => content)
}

const pressed = (storage: DurableObjectStorage): string[] =>
  findVisitorMessages(storage).flatMap(({ content }) => (quickActionOf(content) === undefined ? [] : [content]))

/** The visitor's first message that says what they want, else the first button that they pressed ('' if none). */
export const firstTellingMessage = (storage: DurableObjectStorage): string =>
  wants(storage)[0] ?? pressed(storage)[0] ?? ''

/** The last one. */
export const lastTellingMessage = (storage: DurableObjectStorage): string =>
  wants(storage).at(-1) ?? pressed(storage).at(-1) ?? ''

/** The text of a conversation in the owner's list: a question, else what it is about, a name, what was typed first, or the first message. */
export const previewOf = (storage: DurableObjectStorage, { need, name }: ContactDetails): string =>
  wants(storage)[0] ?? need ?? name ?? (typedMessages(storage)[0] ?? findVisitorMessages(storage)[0])?.content ?? ''
