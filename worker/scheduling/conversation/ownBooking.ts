import type { BookingTurn } from '../../answering'
import { calendarOf } from '../calendarObject'
import type { Desk } from './desk'
import { type Saying, say, timeText } from './say'

/** What was booked in this very visit. */
export const ownBooking = ({ ctx, profile, sessionId }: Desk) =>
  calendarOf(ctx, profile.id, profile.country).bookingOfSession(sessionId)

export const hasBooking = async (desk: Desk): Promise<boolean> => (await ownBooking(desk)) !== null

/** What is said of the visit's booking; undefined where it has none. */
export async function ofOwnBooking(desk: Desk, saying: Saying): Promise<BookingTurn | undefined> {
  const own = await ownBooking(desk)
  if (!own) return undefined
  return {
    content: say(desk, saying, { service: own.service_name, when: timeText(desk, own.starts_at) }),
    talk: undefined,
  }
}
