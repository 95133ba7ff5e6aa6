import { asksOutright, type BookingTalk, type BookingTurn } from '../../answering'
import { isWished } from '../../text/when/wish'
import { iso } from '../slotView'
import { ownQuestion } from './askAgain'
import type { Desk } from './desk'
import { wallOf } from './findTimes'
import { heardIn } from './heard'
import { say, timeText } from './say'

/** "Leave it", "no wait, keep Wednesday": what they have stays, and what was chosen is still to be confirmed. Undefined of another time. */
export async function keepAsIs(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const isRead = desk.read?.step !== undefined
  if (!heardIn(desk).has('keeps') || (!isRead && asksOutright(desk.message.text))) return undefined
  const changed = talk.bookingId ?? talk.askedId
  const own = changed && (await desk.own()).find(({ id }) => id === changed)
  if (own && isOf(desk, iso(own.startsAt)))
    return {
      content: say(desk, 'kept', { service: own.service, when: timeText(desk, own.startsAt) }),
      talk: undefined,
    }
  return talk.start && (isRead || desk.when.kind === 'wish') && isOf(desk, talk.start)
    ? ownQuestion(desk, talk)
    : undefined
}

/** Nothing else is named: no time, or just that one. */
const isOf = ({ when, timeZone }: Desk, start: string): boolean =>
  when.kind === 'none' || (when.kind === 'wish' && isWished(when.wish, wallOf({ start, end: '' }, timeZone)))
