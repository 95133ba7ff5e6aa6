import { QUICK_REPLIES } from '../../../contract/defaults'
import type { ContactDetails } from '../../answering'
import { findVisitorMessages } from './store'

type Said = ReturnType<typeof findVisitorMessages>[number]

/** Three words, or as much in a script that has no spaces. */
const saysSomething = (text: string): boolean => text.trim().split(/\s+/).length >= 3 || /\p{Script=Han}{4}/u.test(text)

const PRESSES = new Set(QUICK_REPLIES.map((reply) => reply.toLowerCase()))

/** What the visitor typed, without what they only pressed. */
function typed(storage: DurableObjectStorage): Said[] {
  return findVisitorMessages(storage).filter(({ content }) => !PRESSES.has(content.trim().toLowerCase()))
}

const telling = ({ content, gave }: Said): boolean => saysSomething(content) && !gave

/** The visitor's first words that say what they want; where there are none, what comes nearest to it. */
export function firstTellingMessage(storage: DurableObjectStorage): string {
  const words = typed(storage)
  const first = words.find(telling) ?? words.find(({ gave }) => !gave) ?? words[0] ?? findVisitorMessages(storage)[0]
  return first?.content ?? ''
}

/** Their last such words. */
export function lastTellingMessage(storage: DurableObjectStorage): string {
  const words = typed(storage)
  const last = words.findLast(telling) ?? words.at(-1) ?? findVisitorMessages(storage).at(-1)
  return last?.content ?? ''
}

/** What tells the owner's list which conversation it is: a question, else what it is about or a name, else whatever was said first. */
export const previewOf = (storage: DurableObjectStorage, { need, name }: ContactDetails): string =>
  typed(storage).find(telling)?.content ?? need ?? name ?? firstTellingMessage(storage)
