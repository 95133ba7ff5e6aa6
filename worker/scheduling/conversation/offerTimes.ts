import type { BookingTalk, BookingTurn } from '../../answering'
import { ALL_DAY, type Wish } from '../../text/when/wish'
import type { Desk, OfferedService } from './desk'
import { findNearest, findTimes, spread, wallOf } from './findTimes'
import { offered } from './offered'
import { say } from './say'
import { takeTime } from './takeTime'

/** Any time from today on. */
export const anyTime = ({ message, timeZone }: Desk): Wish => {
  const { date } = wallOf({ start: message.now.toISOString(), end: '' }, timeZone)
  return { spans: [{ days: [{ from: date, to: null }], times: [ALL_DAY] }] }
}

type Offer = { service: OfferedService; wish: Wish; bookingId?: string | undefined }

/** The free times that fit a wish; where none does the nearest, said as such. One that was named to the minute is taken at once. */
export async function offerTimes(desk: Desk, { service, wish, bookingId }: Offer): Promise<BookingTurn> {
  const talk: BookingTalk = { step: 'time', serviceId: service.id, wish, ...(bookingId && { bookingId }) }
  const fitting = await findTimes(desk, service.id, wish)
  const [only, other] = fitting
  if (only && !other && isExact(wish)) return takeTime(desk, { talk, start: only.start })
  if (fitting.length > 0) return offered(desk, { talk, slots: spread(fitting, desk.timeZone), saying: 'offer' })
  const nearest = await findNearest(desk, service.id, wish)
  if (nearest.length > 0) return offered(desk, { talk, slots: nearest, saying: 'full' })
  return { content: say(desk, 'none', { service: service.name }), talk: undefined, isForPerson: true }
}

const isExact = ({ spans }: Wish): boolean => spans.some(({ times }) => times.some(({ from, to }) => from === to))
