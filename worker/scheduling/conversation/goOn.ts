import { type BookingTalk, type BookingTurn, calledBy } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import { isExact, isWished } from '../../text/when/wish'
import { cancelInChat } from './changeInChat'
import type { Desk } from './desk'
import { wallOf } from './findTimes'
import { goingOn } from './goingOn'
import { heardIn, isPlainNo, isPlainYes } from './heard'
import { isWish } from './isWish'
import { keepAsIs } from './keepAsIs'
import { otherTimes } from './otherTimes'
import { keptAfterNo } from './ownVisits'
import { pickReading, pickTime, takeNamed } from './pickTime'
import { placeSaid, saysWho } from './place'
import { say } from './say'
import { alikeIn, serviceIn } from './serviceIn'
import { startBooking } from './startBooking'
import { askMissing, settle, takeTime } from './takeTime'
import { goOnWaiting } from './waitInChat'
import { isReplying } from './wants'

/** The next step of a booking that has begun; undefined where the message is about something else. */
export async function goOn(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  if (talk.isWaiting) return goOnWaiting(desk, talk)
  const kept = await keepAsIs(desk, talk)
  if (kept) return kept
  if (desk.read?.start && talk.step !== 'cancel') return takeTime(desk, { talk, start: desk.read.start })
  const { details } = desk.message.understood
  switch (talk.step) {
    case 'service':
      return desk.read?.step === 'times' || serviceIn(desk) || alikeIn(desk).length > 0 || isWish(desk)
        ? startBooking(desk, talk)
        : undefined
    case 'wish':
      return pickReading(desk, talk) ?? otherTimes(desk, talk)
    case 'time':
      return (
        (await pickTime(desk, talk)) ??
        (await otherTimes(desk, talk)) ??
        (await takeNamed(desk, talk)) ??
        thankForName(desk, talk)
      )
    case 'name':
      return (await anotherTime(desk, talk)) ?? (isNamed(desk) ? askMissing(desk, talk) : otherTimes(desk, talk))
    case 'place':
      return (await anotherTime(desk, talk)) ?? takePlace(desk, talk)
    case 'email':
      return (await anotherTime(desk, talk)) ?? (isReplying(desk) ? askMissing(desk, talk) : otherTimes(desk, talk))
    case 'confirm':
      if (heardIn(desk).has('others')) return otherTimes(desk, talk)
      if (isPlainYes(desk)) return settle(desk, talk)
      // "That's not my name, it's Linda" denies the name, not the booking.
      if (details.name || details.email) return askMissing(desk, talk)
      return (await otherTimes(desk, talk)) ?? (isPlainNo(desk) ? turnDown(desk, talk) : undefined)
    case 'cancel':
      return cancelInChat(desk, talk)
  }
}

/** "At one, then. I'm Ana, 843 555 0154": the time that is said beside who they are is the one that they want. */
async function anotherTime(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const { when, read, timeZone } = desk
  // Without a model "call me after five" may be read as a wish to come.
  if (!talk.start || when.kind !== 'wish' || !(read || isExact(when.wish))) return undefined
  const wish = goingOn(when.wish, talk.wish, desk)
  return isWished(wish, wallOf({ start: talk.start, end: '' }, timeZone)) ? undefined : otherTimes(desk, talk)
}

/** The address that was asked for; where who they are was said in its place, it is asked for once more. */
function takePlace(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> | BookingTurn {
  const place = placeSaid(desk)
  if (place !== undefined) return askMissing(desk, { ...talk, place })
  return saysWho(desk) ? askMissing(desk, talk) : otherTimes(desk, talk)
}

const MOST_NAME_WORDS = 3
/** "Dan Pruett" where a time is to be picked: whose it will be is known now, and the time is still to say. */
function thankForName(desk: Desk, talk: BookingTalk): BookingTurn | undefined {
  const { text, understood, state } = desk.message
  const { name } = understood.details
  if (name === undefined || tokensOf(text).length > MOST_NAME_WORDS) return undefined
  const thanks = say(desk, 'thanksName', { name: calledBy(state.details.name ?? name) })
  return { content: joinSentences(thanks, say(desk, 'stillTimes')), talk }
}

/** By this message, or by a yes to a name that is known: a model may ask whether it is the right one. */
const isNamed = (desk: Desk): boolean => {
  const { understood, state } = desk.message
  return understood.details.name !== undefined || (state.details.name !== undefined && isPlainYes(desk))
}

/** A no to the last question: what was to be changed stays as it is, what was to be booked isn't. */
const turnDown = async (desk: Desk, talk: BookingTalk): Promise<BookingTurn> =>
  (await keptAfterNo(desk, talk)) ?? { content: say(desk, 'notBooked'), talk: { step: 'time', ...withoutTime(talk) } }

/** What is left of a booking whose time was turned down. */
const withoutTime = ({ serviceId, wish, bookingId }: BookingTalk) => ({
  ...(serviceId && { serviceId }),
  ...(wish && { wish }),
  ...(bookingId && { bookingId }),
})
