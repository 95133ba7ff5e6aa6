import type { BookingMessage, BookingTurn, Understood } from '../../answering'
import type { BusinessProfile } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { readWhen } from '../../text/when/readWhen'
import { changeInChat, hasBooking } from './changeInChat'
import type { Desk } from './desk'
import { goOn } from './goOn'
import { heardIn, isScheduleCall } from './heard'
import { say } from './say'
import { startBooking } from './startBooking'

/** Who is upset or wants a person isn't offered times. */
const OTHERS: ReadonlySet<Understood['kind']> = new Set([
  'urgent',
  'complaint',
  'refund',
  'injury',
  'lost_item',
  'wants_person',
  'abuse',
])
const ASKING: ReadonlySet<Understood['kind']> = new Set(['question', 'accepts', 'gives_details', 'wants_quote'])

type Visit = { sessionId: string; visitorZone?: string | undefined; pageUrl?: string | undefined }

/** What books times in a conversation; undefined where visitors of the business can't book. */
export function bookingDesk(ctx: Context, profile: BusinessProfile, { sessionId, visitorZone, pageUrl }: Visit) {
  const { booking } = profile
  if (!booking?.isOpen || booking.services.length === 0) return undefined
  return async (message: BookingMessage): Promise<BookingTurn | undefined> => {
    const timeZone = booking.timeZone ?? profile.timeZone
    const { language } = message.understood
    const when = readWhen(message.text, { now: message.now.getTime(), timeZone, country: profile.country, language })
    const talk = message.state.booking
    const { services } = booking
    const desk: Desk = { ctx, profile, services, timeZone, sessionId, visitorZone, pageUrl, message, talk, when }
    try {
      return await bookInChat(desk)
    } catch (error) {
      log.error('booking.chat-failed', { businessId: profile.id, error })
      return { content: say(desk, 'trouble'), talk: undefined, isForPerson: true }
    }
  }
}

async function bookInChat(desk: Desk): Promise<BookingTurn | undefined> {
  const { talk, when, message } = desk
  const { kind } = message.understood
  if (isScheduleCall(desk)) return startBooking(desk)
  if (OTHERS.has(kind)) return undefined
  if (kind === 'changes_booking' && (!talk || (await hasBooking(desk)))) return changeInChat(desk)
  const turn = talk && (await goOn(desk, talk))
  if (turn) return turn
  const heard = heardIn(desk)
  const asksForTime = ASKING.has(kind) && (heard.has('asks') || (when.kind !== 'none' && heard.has('available')))
  return kind === 'books' || message.isOffered || asksForTime ? startBooking(desk, talk) : undefined
}
