import type { BookingTalk, BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import type { Wish } from '../../text/when/wish'
import type { Desk, OfferedService } from './desk'
import { nowOf } from './findTimes'
import { nothingThen } from './fullDay'
import { goingOn } from './goingOn'
import { anyTime, offerTimes } from './offerTimes'
import { dayText, plainText, say, wishText } from './say'
import { alikeBefore, alikeIn, firstVisit, serviceIn, serviceMeant, servicesDenied } from './serviceIn'

const MOST_SERVICES = 8

/** From the wish to come: which service, which day where that isn't clear, then times. */
export async function startBooking(desk: Desk, talk?: BookingTalk): Promise<BookingTurn> {
  const { services, when } = desk
  const [only, other] = services
  const named = only && !other ? only : serviceMeant(desk, talk)
  const known = named && (other === undefined || !(await isHad(desk, named, talk))) ? named : undefined
  const service = known && ((!talk?.bookingId && firstVisit(desk, known)) || known)
  const wish = when.kind === 'wish' ? goingOn(when.wish, talk?.wish, desk) : talk?.wish
  const readings = when.kind === 'ambiguous' ? when.readings : talk?.readings
  const noted = {
    ...(wish && { wish }),
    ...(readings && { readings }),
    ...(talk?.bookingId && { bookingId: talk.bookingId }),
  }
  if (!service) return askService(desk, { step: 'service', ...noted })
  if (when.kind === 'unclear') return askWhen(desk, { step: 'wish', serviceId: service.id, ...noted })
  if (readings && when.kind !== 'wish')
    return askWhich(desk, { step: 'wish', serviceId: service.id, ...noted }, readings)
  return offerTimes(desk, { service, wish: wish ?? anyTime(desk), bookingId: talk?.bookingId })
}

/** What they have already isn't what another visit is for: "can you see me after him?" asks for whom and what anew. */
const isHad = async (desk: Desk, { id }: OfferedService, talk: BookingTalk | undefined): Promise<boolean> =>
  !talk && !serviceIn(desk) && (await desk.own()).some(({ serviceId }) => serviceId === id)

/** After so many questions for the service the booking rests, and the team is told the time. */
const MOST_ASKS = 2

/** Nobody is asked a third time: what they want is chosen whenever they name it. */
export const isAskedEnough = ({ asks = 0 }: BookingTalk): boolean => asks >= MOST_ASKS

/** Which service: of those that were named alike now or before, or of all that weren't denied; that a day has nothing for any of them is said at once. */
export async function askService(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const { when, read, message } = desk
  const [alike, denied] = [alikeIn(desk), servicesDenied(desk)]
  const named = alike.length > 0 ? alike : alikeBefore(desk)
  const open = named.length > 0 ? named : desk.services.filter((service) => !denied.includes(service))
  const wish = when.kind === 'wish' ? when.wish : undefined
  const asks = alike.length === 0 && desk.talk?.step === 'service' ? (desk.talk.asks ?? 1) : 0
  if (wish && !read?.step && !message.isByModel && isAskedEnough({ ...talk, asks }))
    return leaveService(desk, { ...talk, asks }, wish)
  const none = wish && (await nothingThen(desk, open, wish))
  const then = wish && !none ? plainText(desk, wish, nowOf(desk).date) : undefined
  const which = then ? say(desk, 'whichThen', { when: then }) : say(desk, 'which')
  return {
    content: joinSentences(none ?? '', which),
    talk: { ...talk, asks: wish ? asks + 1 : Math.max(asks, 1) },
    quickReplies: open.slice(0, MOST_SERVICES).map(({ name }) => name),
  }
}

/** Times were named, and never what for: the team hears when, and the list isn't shown again. */
function leaveService(desk: Desk, talk: BookingTalk, wish: Wish): BookingTurn {
  const { phone, email } = desk.message.state.details
  const isReached = (phone ?? email) !== undefined
  const when = plainText(desk, wish, '') ?? wishText(desk, wish)
  const noted = when ? say(desk, 'notedTime', { when }) : say(desk, 'noted')
  return {
    content: isReached ? noted : joinSentences(noted, say(desk, 'askReach')),
    talk,
    isForPerson: true,
    ...(when && { when }),
    ...(!isReached && { asked: 'contact' as const }),
  }
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
