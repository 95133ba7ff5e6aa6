import * as z from 'zod/mini'
import { chatMessage, conversationHead } from './chat'

/** What a visitor's panel is told while it is open, by the name of the event. */
const visitorEvents = {
  /** A person's message, or a reply that no stream brought. */
  message: chatMessage,
  /** Who answers in place of the bot; null: the bot again. */
  person: z.object({ name: z.nullable(z.string()) }),
  typing: z.object({ name: z.string() }),
}
type VisitorEvents = typeof visitorEvents
export type VisitorEvent = {
  [E in keyof VisitorEvents]: { event: E; id?: string; data: z.infer<VisitorEvents[E]> }
}[keyof VisitorEvents]

/** What an owner's screen is told while it is open. */
export const ownerEvents = {
  /** A conversation is new or has changed. */
  conversation: conversationHead,
  /** `place`: 1 for the conversation's first message; a gap means that some were missed. */
  message: z.object({ conversationId: z.string(), place: z.number(), message: chatMessage }),
  typing: z.object({ conversationId: z.string() }),
  lead: z.object({ id: z.string(), name: z.string() }),
  /** A visitor has booked. */
  booking: z.object({ id: z.string(), name: z.string(), service: z.string(), start: z.string() }),
  /** Leads or the notes on them were changed, or the notes of a conversation. */
  changed: z.object({ leadIds: z.array(z.string()), conversationId: z.optional(z.string()) }),
}
type OwnerEvents = typeof ownerEvents
export type OwnerEvent = {
  [E in keyof OwnerEvents]: { event: E; data: z.infer<OwnerEvents[E]> }
}[keyof OwnerEvents]
