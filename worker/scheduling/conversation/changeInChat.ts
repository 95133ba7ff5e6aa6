import type { BookingTalk, BookingTurn } from '../../answering'
import { ProblemError } from '../../platform/http/problem'
import { ALL_DAY, type Wish } from '../../text/when/wish'
import { cancelTime } from '../changeTime'
import { iso } from '../slotView'
import { type Desk, serviceOf } from './desk'
import { findTimes, spread, wallOf } from './findTimes'
import { goingOn } from './goingOn'
import { heardIn, isNo, isPlainYes } from './heard'
import { offered } from './offered'
import { anyTime, isExact } from './offerTimes'
import { ownBooking, ownBookings } from './ownBooking'
import { say, timeText } from './say'
import { askWhen, askWhich } from './startBooking'
import { takeTime } from './takeTime'

/** Moves or cancels what was booked in this very visit; anybody else has the link in their mail. */
export async function changeInChat(desk: Desk): Promise<BookingTurn> {
  const own = await ownBooking(desk)
  if (!own) return { content: say(desk, 'byMail'), talk: undefined, isForPerson: true }
  const when = timeText(desk, own.starts_at)
  const talk: BookingTalk = { step: 'cancel', serviceId: own.service_id, bookingId: own.id }
  if (desk.read?.change ? desk.read.change === 'cancel' : heardIn(desk).has('cancels')) {
    const content = say(desk, 'cancelAsk', { service: own.service_name, when })
    return { content, talk, quickReplies: [say(desk, 'yesCancel'), say(desk, 'keep')] }
  }
  const service = serviceOf(desk, talk)
  if (!service) return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
  if (desk.when.kind === 'unclear') return askWhen(desk, { ...talk, step: 'wish' })
  if (desk.when.kind === 'ambiguous') return askWhich(desk, { ...talk, step: 'wish' }, desk.when.readings)
  const { date } = wallOf({ start: iso(own.starts_at), end: '' }, desk.timeZone)
  // "Move it to 4" is of the same day.
  const same: Wish = { spans: [{ days: [{ from: date, to: date }], times: [ALL_DAY] }] }
  const wish = desk.when.kind === 'wish' ? goingOn(desk.when.wish, same, desk) : anyTime(desk)
  const fitting = await findTimes(desk, service.id, wish)
  const [only, other] = fitting
  if (only && !other && isExact(wish) && Date.parse(only.start) !== own.starts_at)
    return takeTime(desk, { talk: { ...talk, wish }, start: only.start })
  const free = fitting.length > 0 ? fitting : await findTimes(desk, service.id, anyTime(desk))
  const others = free.filter(({ start }) => Date.parse(start) !== own.starts_at)
  if (others.length === 0)
    return { content: say(desk, 'none', { service: service.name }), talk: undefined, isForPerson: true }
  const slots = spread(others, desk.timeZone)
  return offered(desk, { talk: { ...talk, wish }, slots, saying: 'moveOffer', when })
}

/** The answer to whether it shall be canceled. */
export async function cancelInChat(desk: Desk, { bookingId }: BookingTalk): Promise<BookingTurn | undefined> {
  const own = (await ownBookings(desk)).find(({ id }) => id === bookingId)
  if (!own) return undefined
  const told = { service: own.service_name, when: timeText(desk, own.starts_at) }
  if (isNo(desk)) return { content: say(desk, 'kept', told), talk: undefined }
  if (!isPlainYes(desk)) return undefined
  try {
    await cancelTime(desk.ctx, desk.profile.id, { id: own.id })
    return { content: say(desk, 'canceled', told), talk: undefined }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
  }
}
