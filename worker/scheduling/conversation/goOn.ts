import type { BookingTalk, BookingTurn } from '../../answering'
import { cancelInChat } from './changeInChat'
import type { Desk } from './desk'
import { heardIn, isPlainNo, isPlainYes } from './heard'
import { isWish } from './isWish'
import { otherTimes } from './otherTimes'
import { ofOwnBooking } from './ownBooking'
import { pickReading, pickTime } from './pickTime'
import { say } from './say'
import { alikeIn, serviceIn } from './serviceIn'
import { startBooking } from './startBooking'
import { askMissing, settle } from './takeTime'
import { goOnWaiting } from './waitInChat'

/** The next step of a booking that has begun; undefined where the message is about something else. */
export async function goOn(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  if (talk.isWaiting) return goOnWaiting(desk, talk)
  const { details } = desk.message.understood
  switch (talk.step) {
    case 'service':
      return serviceIn(desk) || alikeIn(desk).length > 0 || isWish(desk) ? startBooking(desk, talk) : undefined
    case 'wish':
      return pickReading(desk, talk) ?? otherTimes(desk, talk)
    case 'time':
      return (await pickTime(desk, talk)) ?? otherTimes(desk, talk)
    case 'name':
      return details.name ? askMissing(desk, talk) : otherTimes(desk, talk)
    case 'email':
      return details.email || details.phone || desk.isCalled ? askMissing(desk, talk) : otherTimes(desk, talk)
    case 'confirm':
      if (heardIn(desk).has('others')) return otherTimes(desk, talk)
      if (isPlainYes(desk)) return settle(desk, talk)
      // "That's not my name, it's Linda" denies the name, not the booking.
      if (details.name || details.email) return askMissing(desk, talk)
      return (
        (await otherTimes(desk, talk)) ??
        (isPlainNo(desk)
          ? ((await ofOwnBooking(desk, 'kept')) ?? {
              content: say(desk, 'notBooked'),
              talk: { step: 'time', ...kept(talk) },
            })
          : undefined)
      )
    case 'cancel':
      return cancelInChat(desk, talk)
  }
}

const kept = ({ serviceId, wish, bookingId }: BookingTalk) => ({
  ...(serviceId && { serviceId }),
  ...(wish && { wish }),
  ...(bookingId && { bookingId }),
})
