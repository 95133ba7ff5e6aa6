import { type ContactDetails, quickActionOf } from '../../answering'
import { findVisitorMessages } from './store'

type VisitorMessage = ReturnType<typeof findVisitorMessages>[number]

/** At least three words, or four characters of Chinese. */
const saysSomething = (text: string): boolean => text.trim().split(/\s+/).length >= 3 || /\p{Script=Han}{4}/u.test(text)

/** The visitor's messages without pressed quick replies. */
function typedMessages(storage: DurableObjectStorage): VisitorMessage[] {
  return findVisitorMessages(storage).filter(({ content }) => quickActionOf(content) === undefined)
}

const saysWhatTheyWant = ({ content, gave }: VisitorMessage): boolean => saysSomething(content) && !gave

/** The visitor's first message that says what they want, or the nearest there is ('' if none). */
export function firstTellingMessage(storage: DurableObjectStorage): string {
  const words = typedMessages(storage)
  const first =
    words.find(saysWhatTheyWant) ?? words.find(({ gave }) => !gave) ?? words[0] ?? findVisitorMessages(storage)[0]
  return first?.content ?? ''
}

/** The visitor's last message that says what they want. */
export function lastTellingMessage(storage: DurableObjectStorage): string {
  const words = typedMessages(storage)
  const last = words.findLast(saysWhatTheyWant) ?? words.at(-1) ?? findVisitorMessages(storage).at(-1)
  return last?.content ?? ''
}

/** The text of a conversation in the owner's list: a question, else what it is about, a name, or the first message. */
export const previewOf = (storage: DurableObjectStorage, { need, name }: ContactDetails): string =>
  typedMessages(storage).find(saysWhatTheyWant)?.content ?? need ?? name ?? firstTellingMessage(storage)
