import type { WeekDay } from '../../../contract/facts'
import type { BookingOffer } from '../../../contract/slots'
import type { AskedTime, BookingMessage, BookingTalk } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import type { When } from '../../text/when/wish'

export type OfferedService = BookingOffer['services'][number]

/** What a message may do in the calendar. `details`: who they are, as was asked; `none`: nothing. */
export const STEPS = [
  'yes',
  'no',
  'take',
  'times',
  'move',
  'cancel',
  'keep',
  'wait',
  'recap',
  'details',
  'none',
] as const
export type Step = (typeof STEPS)[number]

/**
 * `when`: undefined where what the model said of it is no answer. `service`: `other` is none that can be booked, undefined where none is said.
 * `second`: another that is wanted as well. `asks`: it asks or tells something else.
 */
export type Reading = {
  /** Undefined where the model left it out: the rules tell. */
  step: Step | undefined
  /** The time that they take, of those that were shown. */
  start: string | undefined
  when: When | undefined
  service: OfferedService | 'other' | undefined
  second: OfferedService | undefined
  /** Which of the visit's bookings is to be moved or canceled. */
  changedId: string | undefined
  noEmail: boolean
  /** Names in it that aren't the visitor's own. */
  others: readonly string[]
  asks: boolean
}

/** A visit of this very conversation: booked, or asked of the team, who call to confirm it (`isAsked`). */
export type Own = { id: string; serviceId: string; service: string; startsAt: number; isAsked: boolean }

/** A visitor's message at the booking desk, and what was read of it. */
export type Desk = {
  ctx: Context
  profile: BusinessProfile
  services: OfferedService[]
  /** The business's; its times are told in it. */
  timeZone: string
  sessionId: string
  /** The visitor's, where their browser said it. */
  visitorZone: string | undefined
  pageUrl: string | undefined
  message: BookingMessage
  talk: BookingTalk | undefined
  when: When
  /** What a model made of the message, where one was asked. */
  read?: Reading | undefined
  /** Whom they would like to see, or not to see, as was said now or before. */
  person: BookingTalk['person']
  /** This message names somebody whom they would like to see, or not to see. */
  isOfPerson: boolean
  /** Weekdays on which they can't come, as was said now or before. */
  without: readonly WeekDay[]
  /** The visitor said, now or before, that they have no email: somebody calls them. */
  hasNoEmail: boolean
  /** What the team was asked for. */
  asked: readonly AskedTime[]
  /** What they have: booked, or asked of the team. */
  own: () => Promise<readonly Own[]>
}

/** The service that is being spoken of; undefined where it isn't clear, or is offered no more. */
export const serviceOf = ({ services }: Desk, talk: Pick<BookingTalk, 'serviceId'> | undefined) =>
  services.find(({ id }) => id === talk?.serviceId)
