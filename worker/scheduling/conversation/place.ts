import { comesToVisitors } from '../../../contract/businessTypes'
import { PLACE_MAX } from '../../../contract/scheduling'
import { asksOutright, type BookingTalk } from '../../answering'
import type { Desk } from './desk'
import { heardIn, isNo, isYes } from './heard'
import { isCertain } from './isWish'
import { say } from './say'

/** Whether visits are at the visitor's: Calendly asks for what it needs by itself. */
export const asksPlace = ({ profile }: Pick<Desk, 'profile'>): boolean => {
  const { booking, businessType } = profile
  return booking?.provider === 'calendar' && (booking.isAtVisitors ?? comesToVisitors(businessType))
}

/** Where the business is to come, as the visitor said it; empty: they were asked, and didn't say. */
export const placeOf = ({ message }: Pick<Desk, 'message'>, talk: BookingTalk): string | undefined =>
  message.state.details.place ?? talk.place

/**
 * What is said where an address was asked for: any words that ask for nothing, "the blue house behind the church" too, unless something else
 * was spoken of meanwhile; undefined: something else.
 */
export function placeSaid(desk: Desk): string | undefined {
  const { text, understood } = desk.message
  if (understood.details.place !== undefined) return understood.details.place
  const isOther = saysWho(desk) || isCertain(desk.when) || heardIn(desk).has('others')
  const last = desk.message.history.findLast(({ type }) => type === 'bot')?.content
  const isAsked = last?.includes(say(desk, 'askPlace')) === true
  if (!isAsked || isOther || asksOutright(text) || isYes(desk)) return undefined
  return isNo(desk) ? '' : text.trim().slice(0, PLACE_MAX)
}

/** Another thing of themselves. */
export function saysWho({ message }: Pick<Desk, 'message'>): boolean {
  const { name, email, phone } = message.understood.details
  return (name ?? email ?? phone) !== undefined || message.understood.hasNoEmail === true
}
