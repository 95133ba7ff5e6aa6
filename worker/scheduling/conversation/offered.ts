import type { Slot, WaitlistSpan } from '../../../contract/slots'
import type { BookingTalk, BookingTurn } from '../../answering'
import type { Desk } from './desk'
import { asksPlace, placeOf } from './place'
import { type Saying, say, timeText } from './say'

type Offering = {
  talk: BookingTalk
  slots: Slot[]
  saying: Extract<
    Saying,
    'offer' | 'soonest' | 'later' | 'earlier' | 'more' | 'full' | 'fullDay' | 'taken' | 'moveOffer' | 'noneWait'
  >
  when?: string
  /** The day that has no free time. */
  day?: string | undefined
  /** More are free than are shown. */
  hasMore?: boolean
  /** What they can wait for, where it isn't free. */
  waitlist?: WaitlistSpan | undefined
}

/** A new time is picked from buttons that book; one to move to from replies, since nothing new is booked. */
export function offered(desk: Desk, { talk, slots, saying, when, day, hasMore, waitlist }: Offering): BookingTurn {
  const service = desk.services.find(({ id }) => id === talk.serviceId)
  const { start: _, holdId: __, readings: ___, ...rest } = talk
  const turn = {
    content: say(desk, saying, { service: service?.name ?? '', ...(when && { when }), ...(day && { day }) }),
    talk: { ...rest, step: 'time' as const, offered: slots.map(({ start }) => start) },
  }
  const more = hasMore ? [say(desk, 'moreTimes')] : []
  if (talk.bookingId)
    return {
      ...turn,
      quickReplies: [
        ...slots.map(({ start }) => timeText({ ...desk, visitorZone: undefined }, Date.parse(start))),
        ...more,
      ],
    }
  const { timeZone } = desk
  if (!service) return turn
  return {
    ...turn,
    offered: {
      slots,
      serviceId: service.id,
      service: service.name,
      timeZone,
      ...(asksPlace(desk) && { place: placeOf(desk, talk) ?? '' }),
      ...(waitlist && { waitlist }),
    },
    ...(hasMore && { quickReplies: more }),
  }
}
