import type { Slot } from '../../../contract/slots'
import type { BookingTalk, BookingTurn } from '../../answering'
import type { Desk } from './desk'
import { type Saying, say, timeText } from './say'

type Offering = {
  talk: BookingTalk
  slots: Slot[]
  saying: Extract<Saying, 'offer' | 'full' | 'taken' | 'moveOffer'>
  when?: string
}

/** A new time is picked from buttons that book; one to move to from replies, since nothing new is booked. */
export function offered(desk: Desk, { talk, slots, saying, when }: Offering): BookingTurn {
  const service = desk.services.find(({ id }) => id === talk.serviceId)
  const { start: _, holdId: __, readings: ___, ...rest } = talk
  const turn = {
    content: say(desk, saying, { service: service?.name ?? '', ...(when && { when }) }),
    talk: { ...rest, step: 'time' as const, offered: slots.map(({ start }) => start) },
  }
  if (talk.bookingId)
    return {
      ...turn,
      quickReplies: slots.map(({ start }) => timeText({ ...desk, visitorZone: undefined }, Date.parse(start))),
    }
  const { timeZone } = desk
  return service ? { ...turn, offered: { slots, serviceId: service.id, service: service.name, timeZone } } : turn
}
