import { type Matter, UPSET_MATTERS } from '../../contract/chat'
import type { WeekDay } from '../../contract/facts'
import type { Language } from '../../contract/languages'
import type { Wish } from '../text/when/wish'

export { MATTERS, type Matter } from '../../contract/chat'

/** Who the visitor is and what they want, as far as they said it in the conversation. */
export type ContactDetails = {
  name?: string
  /** E.164. */
  phone?: string
  email?: string
  /** What it is about, in the visitor's own words. */
  need?: string
  /** When they want to come, in their own words. */
  when?: string
  /** When they are to be called, or aren't: "after 5", "dont call b4 10". */
  toCall?: string
  /** Where they live or want it done, as they wrote it. */
  place?: string
}

/** How far the booking of a time has come. What was asked last is `step`. */
export type BookingTalk = {
  step: 'service' | 'wish' | 'time' | 'name' | 'place' | 'email' | 'confirm' | 'cancel'
  serviceId?: string
  wish?: Wish
  /** What "Tuesday" may mean, of which one was asked for. */
  readings?: Wish[]
  /** When the times begin that were offered last, ISO. */
  offered?: string[]
  /** The one that was chosen, and what keeps it for some minutes. */
  start?: string
  holdId?: string
  /** The visitor's own booking that is being moved or canceled. */
  bookingId?: string
  /** Where the business is to come, as they answered it; empty: they were asked, and didn’t say. */
  place?: string
  /** They were asked for an email, or to be called instead. */
  isCallOffered?: true
  /** Another service that they want: they are told to ask for it after this one, and the team is told of it. */
  second?: string
  /** Those that were offered before these. */
  seen?: string[]
  /** Weekdays on which they can't come. */
  without?: WeekDay[]
  /** The last message wasn't understood, and what was asked was asked again. */
  isUnheard?: true
  /** It is the waiting list that they want to be on, not a time that is free. */
  isWaiting?: true
  /** The visitor turned to something else, and who they are was handed on. */
  isLead?: true
  /** Who of the business they would like to see, or not to see: a wish, which the team confirms. */
  person?: { name: string; isNot?: true }
  /** So many messages running were about something else: the booking rests. */
  asides?: number
  /** So many times it was asked which service, and something else was said. */
  asks?: number
  /** What they want isn't in the list: it was passed on. */
  isUnlisted?: true
  /** The time that the team was asked for, in whose place another is to come. */
  askedId?: string
}

/** A time that the team was asked for, who call to confirm it: no more wanted once it is called off, or booked after all. */
export type AskedTime = {
  id: string
  serviceId: string
  start: string
  /** Whom they would like to see. */
  note?: string
  /** Another service that they would like as well. */
  also?: string
  end?: 'calledOff' | 'booked'
}

/** What the calendar knows of a visitor beside the booking that is under way. */
export type CalendarMemory = {
  /** They said that they have no email: somebody calls them to confirm a time. */
  hasNoEmail?: true
  asked?: AskedTime[]
  /** Something was booked in this visit: what stands of it now the calendar knows. */
  hasBooked?: true
}

/** What is known of a conversation beside its transcript: typed, kept in the session, never read back out of our own sentences. */
export type ConversationState = {
  language?: Language
  /** The last thing that was asked about, in the visitor's words: "how much is that?" is of this. */
  topic?: string
  /** What we offered last, as long as it was neither taken nor declined. */
  offer?: 'details' | 'booking'
  /** What we asked for last. */
  asked?: 'name' | 'contact' | 'need'
  details: ContactDetails
  /** A model notes name, need and time: what it doesn't note wasn't said. */
  isNoted?: true
  /** A phone number that lacks digits, as it was typed. */
  unclear?: string
  /** The visitor said that they haven't been here before. */
  isNewcomer?: true
  /** What they were asked for their details for since they last gave any, and in how many replies running. */
  asking?: { reasons: string[]; running: number }
  /** The visitor would rather not leave their details: they aren't asked again. */
  declined?: true
  matter?: Matter
  /** What the business wants to know of who left a way to reach them. */
  questions?: {
    /** Asked so far, in the visitor's language. Nothing is asked twice. */
    asked: string[]
    /** The last of them, as long as it wasn't answered. */
    open?: string
    /** Something else was told since: what comes now is no answer to it any more. */
    isPast?: true
    answers: { question: string; answer: string }[]
  }
  booking?: BookingTalk
  calendar?: CalendarMemory
  /** Questions that were already passed on to the owner, in the visitor's words. */
  passedOn: string[]
}

export const NEW_CONVERSATION: ConversationState = { details: {}, passedOn: [] }

/** Something was offered or asked for: "ok" takes it up. */
export const isOfferOpen = ({ offer, asked }: ConversationState): boolean => (offer ?? asked) !== undefined

/** The visitor told of something that went wrong. */
export const wentWrong = (matter: Matter | undefined): boolean => matter !== undefined && isUpset(matter)

/** A kind of message that tells of something that went wrong. */
export const isUpset = (kind: string): boolean => UPSET_MATTERS.some((one) => one === kind)

/** A booking is under way, which asks its own questions. */
export const isBooking = ({ booking }: ConversationState): boolean => booking !== undefined && !booking.isLead
