import { asksOutright } from '../../answering'
import { keepsWaitlist } from '../after/waitlist/keepsWaitlist'
import { OTHERS } from './asksForTime'
import type { Desk } from './desk'
import { heardIn, isNo } from './heard'
import { isCertain } from './isWish'
import { placeSaid } from './place'

/** What a message wants of the calendar. */
export type Wants =
  /** A booking from its beginning, whatever was spoken of. */
  | 'anew'
  /** A time: of what is spoken of, or of another service. */
  | 'book'
  /** What was asked for, or another time: the next step of the booking. */
  | 'step'
  /** Something else: the booking waits. */
  | 'else'
  /** What they have is moved or canceled. */
  | 'change'
  /** To hear what they have. */
  | 'recap'
  /** To be told when a time opens up. */
  | 'wait'
  /** The booking is let go of. */
  | 'rest'
  | 'nothing'

/** "Put me on the waitlist", "tell me if one opens up". Whoever complains of having waited isn't put there again. */
export function wantsToWait(desk: Desk): boolean {
  const { message, profile, talk } = desk
  const { kind } = message.understood
  const isMeant = desk.read?.step !== undefined || kind === 'wants_person' || !OTHERS.has(kind)
  return isMeant && !talk?.bookingId && heardIn(desk).has('waits') && !isNo(desk) && keepsWaitlist(profile)
}

/** A name or an address that was asked for, whatever else is asked with it. */
export function isReplying(desk: Desk): boolean {
  const { step } = desk.talk ?? {}
  const { name, phone, email } = desk.message.understood.details
  const isReached = (email ?? phone) !== undefined || saysNoEmail(desk)
  const isPlaced = step === 'place' && placeSaid(desk) !== undefined
  return (step === 'name' && name !== undefined) || isPlaced || (step === 'email' && isReached)
}

export const saysNoEmail = (desk: Desk): boolean =>
  desk.read?.noEmail === true || desk.message.understood.hasNoEmail === true || refusesEmail(desk)

/** A no where an address is asked for, and nothing else is said of a time. */
const refusesEmail = (desk: Desk): boolean => {
  const { message, talk, when } = desk
  return (
    talk?.step === 'email' &&
    !isCertain(when) &&
    isNo(desk) &&
    !heardIn(desk).has('others') &&
    (desk.hasNoEmail || !asksOutright(message.text))
  )
}
