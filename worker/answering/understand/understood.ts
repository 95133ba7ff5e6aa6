import type { Language } from '../../../contract/languages'
import type { QuickAction } from '../../../contract/quickReplies'
import type { ContactDetails } from '../state'

/** What kind of message it is: the classifier's classes, a file of examples each. */
export const KINDS = [
  'question',
  'urgent',
  'complaint',
  'refund',
  'injury',
  'lost_item',
  'wants_person',
  'gives_details',
  'accepts',
  'declines',
  'books',
  'changes_booking',
  'wants_quote',
  'small_talk',
  'off_topic',
  'abuse',
] as const
export type MessageKind = (typeof KINDS)[number]

/** A visitor's message, understood before anything is looked up. */
export type Understood = {
  language: Language
  kind: MessageKind
  /** The quick reply that it is, by which `kind` is then decided. */
  action?: QuickAction
  /** How sure the classifier is, from 0 to 1. */
  confidence: number
  /** It also asks for something that can be looked up: "tom, 609-555-0122, and do you do crowns?" */
  asks: boolean
  /** The trade's sign of danger that it shows: a key of `URGENT_WORDS`. */
  danger?: string
  /** Contact details in this message alone. */
  details: ContactDetails
  /** A phone number that lacks digits, as it was typed. */
  unclear?: string
  /** When they don't want to come: "not monday". */
  refused?: string
  /** They have no email, or would rather be texted. */
  hasNoEmail?: true
  /** The part of it that asks: of a long story its question, where that can be understood alone. Chat shorthand is spelled out. */
  asking: string
  /** What is looked up: the message, with what the conversation is about where it can't be understood without. */
  lookup: string
}
