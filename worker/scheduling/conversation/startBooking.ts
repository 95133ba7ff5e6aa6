import type { BookingTalk, BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import type { Wish } from '../../text/when/wish'
import type { Desk } from './desk'
import { fullDay } from './fullDay'
import { goingOn } from './goingOn'
import { anyTime, offerTimes } from './offerTimes'
import { dayText, say, wishText } from './say'
import { alikeBefore, alikeIn, firstVisit, serviceMeant, servicesDenied } from './serviceIn'

const MOST_SERVICES = 8

/** From the wish to come: which service, which day where that isn't clear, then times. */
export function startBooking(desk: Desk, talk?: BookingTalk): Promise<BookingTurn> | BookingTurn {
  const { services, when } = desk
  const [only, other] = services
  const named = only && !other ? only : serviceMeant(desk, talk)
  const service = named && ((!talk?.bookingId && firstVisit(desk, named)) || named)
  const wish = when.kind === 'wish' ? goingOn(when.wish, talk?.wish, desk) : talk?.wish
  const readings = when.kind === 'ambiguous' ? when.readings : talk?.readings
  const known = {
    ...(wish && { wish }),
    ...(readings && { readings }),
    ...(talk?.bookingId && { bookingId: talk.bookingId }),
  }
  if (!service) return askService(desk, { step: 'service', ...known })
  if (when.kind === 'unclear') return askWhen(desk, { step: 'wish', serviceId: service.id, ...known })
  if (readings && when.kind !== 'wish')
    return askWhich(desk, { step: 'wish', serviceId: service.id, ...known }, readings)
  return offerTimes(desk, { service, wish: wish ?? anyTime(desk), bookingId: talk?.bookingId })
}

/** Which service: of those that were named alike now or before, or of all that weren't denied; that a day has nothing for any of them is said at once. */
export async function askService(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const [alike, denied] = [alikeIn(desk), servicesDenied(desk)]
  const named = alike.length > 0 ? alike : alikeBefore(desk)
  const open = named.length > 0 ? named : desk.services.filter((service) => !denied.includes(service))
  const services = open.slice(0, MOST_SERVICES)
  const isAll = services.length === desk.services.length
  const day = desk.when.kind === 'wish' && isAll ? await fullDay(desk, services, desk.when.wish) : undefined
  const note = day ? say(desk, 'closedDay', { day }) : ''
  const when = day || desk.when.kind !== 'wish' ? undefined : wishText(desk, desk.when.wish)
  const which = when ? say(desk, 'whichThen', { when }) : say(desk, 'which')
  return { content: joinSentences(note, which), talk, quickReplies: services.map(({ name }) => name) }
}

/** Some of what was said of a time wasn't understood: it isn't guessed. */
export const askWhen = (desk: Desk, { readings: _, ...talk }: BookingTalk): BookingTurn => ({
  content: say(desk, 'whenExactly'),
  talk,
})

/** "Do you mean Tuesday, December 1 or Tuesday, December 8?" */
export function askWhich(desk: Desk, talk: BookingTalk, readings: Wish[]): BookingTurn {
  const days = readings.flatMap(({ spans: [span] }) => span?.days[0]?.from ?? []).map((date) => dayText(desk, date))
  const [first = '', second = ''] = days
  return { content: say(desk, 'unsure', { first, second }), talk: { ...talk, readings }, quickReplies: days }
}
