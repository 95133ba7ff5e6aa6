import type { BookingTalk, BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import { ALL_DAY, isExact, type Wish } from '../../text/when/wish'
import { keepsWaitlist } from '../after/waitlist/keepsWaitlist'
import type { Desk, OfferedService } from './desk'
import { findNearest, findTimes, nowOf, spread } from './findTimes'
import { forToday, fullDay } from './fullDay'
import { offered } from './offered'
import { say } from './say'
import { takeTime } from './takeTime'
import { waitlistSpan } from './waitlistSpan'

/** Any time from today on. */
export const anyTime = (desk: Desk): Wish => ({
  spans: [{ days: [{ from: nowOf(desk).date, to: null }], times: [ALL_DAY] }],
})

/** Who asks for the soonest is shown the first, not a choice of all. */
const SOONEST = 3

type Offer = {
  service: OfferedService
  wish: Wish
  bookingId?: string | undefined
  /** How they are different from those shown before. */
  saying?: 'later' | 'earlier' | 'more'
  /** When those began. */
  seen?: readonly string[]
}

/** The free times that fit a wish; where none does the nearest, said as such. One that was named to the minute is taken at once. */
export async function offerTimes(
  desk: Desk,
  { service, wish, bookingId, saying, seen = [] }: Offer,
): Promise<BookingTurn> {
  const talk: BookingTalk = {
    step: 'time',
    serviceId: service.id,
    wish,
    ...(bookingId && { bookingId }),
    ...(seen.length > 0 && { seen: [...seen] }),
  }
  const fitting = (await findTimes(desk, service.id, wish)).filter(({ start }) => !seen.includes(start))
  const [only, other] = fitting
  if (only && !other && isExact(wish)) return takeTime(desk, { talk, start: only.start })
  if (fitting.length > 0) {
    const { isSoonest } = wish
    const slots = isSoonest ? fitting.slice(0, SOONEST) : spread(fitting, desk.timeZone)
    return offered(desk, {
      talk,
      slots,
      saying: saying ?? (isSoonest ? 'soonest' : 'offer'),
      hasMore: slots.length < fitting.length,
    })
  }
  const waitlist = keepsWaitlist(desk.profile) && !bookingId ? waitlistSpan(wish) : undefined
  const nearest = await findNearest(desk, service.id, wish)
  if (nearest.length > 0) {
    const day = await fullDay(desk, [service], wish)
    const turn = offered(desk, { talk, slots: nearest, saying: day ? 'fullDay' : 'full', day, waitlist })
    return { ...turn, content: joinSentences(await forToday(desk, wish), turn.content) }
  }
  if (waitlist) return offered(desk, { talk, slots: [], saying: 'noneWait', waitlist })
  return { content: say(desk, 'none', { service: service.name }), talk: undefined, isForPerson: true }
}
