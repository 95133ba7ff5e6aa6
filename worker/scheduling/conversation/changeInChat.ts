import type { BookingTalk, BookingTurn } from '../../answering'
import { ProblemError } from '../../platform/http/problem'
import { joinSentences } from '../../text/joinSentences'
import { ALL_DAY, isExact, type Wish } from '../../text/when/wish'
import { cancelTime } from '../changeTime'
import { iso } from '../slotView'
import { type Desk, type Own, serviceOf } from './desk'
import { findTimes, spread, wallOf } from './findTimes'
import { atSameTime, goingOn } from './goingOn'
import { heardIn, isNo, isPlainYes } from './heard'
import { offered } from './offered'
import { anyTime } from './offerTimes'
import { ownMeant } from './ownVisits'
import { callOff } from './passOn'
import { say, timeText } from './say'
import { askWhen, askWhich } from './startBooking'
import { takeTime } from './takeTime'

/** Moves or cancels what was booked in this very visit, or what the team was asked for. */
export async function changeInChat(desk: Desk): Promise<BookingTurn | undefined> {
  const own = await ownMeant(desk)
  if (!own) return nothingBooked(desk)
  return heardIn(desk).has('cancels') ? askToCancel(desk, own) : moveInChat(desk, own)
}

/** Whoever speaks answers from what is known; else it is said, and a person looks after it. */
function nothingBooked(desk: Desk): BookingTurn | undefined {
  const { isByModel, state } = desk.message
  if (isByModel) return undefined
  const isReached = (state.details.phone ?? state.details.email) !== undefined
  const content = isReached ? say(desk, 'noneHere') : joinSentences(say(desk, 'noneHere'), say(desk, 'askReach'))
  return { content, talk: undefined, isForPerson: true, ...(!isReached && { asked: 'contact' as const }) }
}

const talkOf = ({ id, serviceId, isAsked }: Own): Omit<BookingTalk, 'step'> => ({
  serviceId,
  ...(isAsked ? { askedId: id } : { bookingId: id }),
})

function askToCancel(desk: Desk, own: Own): BookingTurn {
  const told = { service: own.service, when: timeText(desk, own.startsAt) }
  return {
    content: say(desk, own.isAsked ? 'callOffAsk' : 'cancelAsk', told),
    talk: { step: 'cancel', ...talkOf(own) },
    quickReplies: [say(desk, 'yesCancel'), say(desk, 'keep')],
  }
}

async function moveInChat(desk: Desk, own: Own): Promise<BookingTurn> {
  const talk = talkOf(own)
  const service = serviceOf(desk, talk)
  if (!service) return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
  if (desk.when.kind === 'unclear') return askWhen(desk, { ...talk, step: 'wish' })
  if (desk.when.kind === 'ambiguous') return askWhich(desk, { ...talk, step: 'wish' }, desk.when.readings)
  const start = iso(own.startsAt)
  const { date } = wallOf({ start, end: '' }, desk.timeZone)
  // "Move it to 4" is of the same day.
  const same: Wish = { spans: [{ days: [{ from: date, to: date }], times: [ALL_DAY] }] }
  const wish = desk.when.kind === 'wish' ? goingOn(desk.when.wish, same, desk) : anyTime(desk)
  const fitting = await findTimes(desk, service.id, wish)
  const isOther = (one: string) => Date.parse(one) !== own.startsAt
  const [only, other] = fitting
  const exact = only && !other && isExact(wish) ? only : atSameTime(fitting, start, desk)
  if (exact && isOther(exact.start))
    return takeTime(desk, { talk: { ...talk, step: 'time', wish }, start: exact.start })
  const free = fitting.length > 0 ? fitting : await findTimes(desk, service.id, anyTime(desk))
  const others = free.filter((slot) => isOther(slot.start))
  if (others.length === 0)
    return { content: say(desk, 'none', { service: service.name }), talk: undefined, isForPerson: true }
  return offered(desk, {
    talk: { ...talk, step: 'time', wish },
    slots: spread(others, desk.timeZone),
    saying: own.isAsked ? 'offer' : 'moveOffer',
    when: timeText(desk, own.startsAt),
  })
}

/** The answer to whether it shall be canceled. */
export async function cancelInChat(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const own = (await desk.own()).find(({ id }) => id === (talk.bookingId ?? talk.askedId))
  if (!own) return undefined
  const told = { service: own.service, when: timeText(desk, own.startsAt) }
  if (isNo(desk) || heardIn(desk).has('keeps')) return { content: say(desk, 'kept', told), talk: undefined }
  if (!isPlainYes(desk)) return undefined
  if (own.isAsked) return callOff(desk, own)
  try {
    await cancelTime(desk.ctx, desk.profile.id, { id: own.id })
    return { content: say(desk, 'canceled', told), talk: undefined }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
  }
}
