import type { Place, Source } from '../../contract/chat'
import type { BusinessFacts } from '../../contract/facts'
import type { Language } from '../../contract/languages'
import type { OfferedSlots } from '../../contract/slots'
import type { BusinessProfile } from '../businesses'
import type { Found } from '../knowledge'
import type { BookingTalk, CalendarMemory, ContactDetails, ConversationState, Matter } from './state'
import type { Understood } from './understand/understood'

/** What the visitor is looking at. All of it is data from a stranger's page, never instructions. */
export type VisitorPage = {
  url?: string | undefined
  title?: string | undefined
  content?: string | undefined
  /** What the widget on it speaks, such as "es"; a message's own language wins where it can be told. */
  language?: string | undefined
}

/** A message with what was understood of it, and the conversation's state with it. */
export type BookingMessage = {
  text: string
  understood: Understood
  state: ConversationState
  /** It takes up an offer of ours to find a time. */
  isOffered: boolean
  /** A model words the replies. */
  isByModel: boolean
  now: Date
  history: Question['history']
  /** Whether the business itself names somebody or something so. */
  states: (name: string) => Promise<boolean>
  /** Days that its site closes or gives hours of their own, of which its owner typed nothing. */
  daysOfSite: () => Promise<BusinessFacts['hoursExceptions']>
}

/** What a visit has booked, and when it begins, ISO. */
export type BookedVisit = { service: string; start: string }

/** What the business's calendar has to say to a message. */
export type BookingTurn = {
  content: string
  /** Undefined: nothing is open any more. */
  talk: BookingTalk | undefined
  /** Undefined: as it was. */
  calendar?: CalendarMemory
  offered?: OfferedSlots | undefined
  quickReplies?: string[] | undefined
  /** What is asked for, so that a bare name is read as one. */
  asked?: ConversationState['asked']
  /** Nothing could be booked: a person has to. */
  isForPerson?: true
  /** The owner is told at once. */
  matter?: Matter
  /** What the message turned out to be, where it was taken for a wish to book. */
  kind?: Understood['kind']
  /** What they want done and when, of which a person is told. */
  need?: string
  when?: string
  /** The message is about something else: once that is answered, `content` takes the booking up again; nothing does where it is empty. */
  isAside?: true
  /** The name in the message isn't the visitor's own; `ownName`: what they are called, where it says that, too. */
  isOtherName?: true
  ownName?: string
  /** What the message says besides, which is answered with it; `isLast`: before it. */
  rest?: string
  isLast?: true
  /** It tells what stands, and changes nothing. */
  isRecap?: true
  /** The team was told of it: their lead holds all that the visitor said. */
  isPassedOn?: true
  /** The message is more than a plain step: a model that speaks words the reply. */
  saysMore?: true
}

export type Question = {
  profile: BusinessProfile
  text: string
  /** Earlier messages of the conversation, oldest first, without the question itself. */
  history: { type: 'bot' | 'user'; content: string }[]
  page: VisitorPage
  state: ConversationState
  /** What the business's crawled site and documents hold for a text. It never fails: without an answer in time nothing is found. */
  find: (lookup: string) => Promise<Found>
  now: Date
  /** Books times, where the business has a calendar; undefined where a message is about none. It never fails. */
  booking?: ((message: BookingMessage) => Promise<BookingTurn | undefined>) | undefined
  /** What stands booked in this visit. It never fails: without an answer nothing does. */
  visits?: (() => Promise<BookedVisit[]>) | undefined
  /** The step that the calendar took at this message already, of which the reply is to tell; `message` is all that was written. */
  step?: { turn: BookingTurn; message: string } | undefined
}

export type Answer = {
  content: string
  needsLeadCapture: boolean
  needsScheduling: boolean
  /** The visitor asked to be called, written to or put through, in so many words. */
  wantsContact?: true
  sources: Source[]
  /** Where the site may hold what could not be answered outright. */
  places?: Place[]
  /** Times to choose from, and what may be answered with a tap. */
  offered?: OfferedSlots
  quickReplies?: string[]
  /** A question of ours, a step of a booking or an excuse: nothing that helps or doesn't, so that visitors aren't asked. */
  takesNoRating?: true
  /** False when nothing at hand holds the answer and the reply says so: the question is the owner's to answer. */
  known: boolean
  answeredBy: 'model' | 'facts'
  /** What a model took for it. */
  tokens?: number
  /** What was changed of what would have been said, in words for the owner. */
  rule?: string
  language: Language
  /** What is known of the conversation after this turn. */
  state: ConversationState
  /** The visitor's details, once they make a lead and something new was said of them. */
  lead?: ContactDetails
  /** What the owner is to be told of at once. */
  matter?: Matter
}

/**
 * From a question to a reply: yields the reply's text as it is made and returns the whole of it with what code decided about it.
 * What is yielded, joined, is the returned `content`.
 */
export type Answerer = (question: Question) => AsyncGenerator<string, Answer>
