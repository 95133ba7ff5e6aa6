import { asksOutright, type BookingTalk, type BookingTurn, type Understood } from '../../answering'
import { wantedIn } from '../../knowledge'
import type { Desk } from './desk'
import { offeredAgain } from './pickTime'
import { say } from './say'
import { askService, askWhich } from './startBooking'
import { askMissing, takeTime } from './takeTime'

/** What turns away from the booking. */
const ELSEWHERE: ReadonlySet<Understood['kind']> = new Set(['declines', 'small_talk', 'off_topic', 'changes_booking'])

/** Whether a message that moves the booking no further is about something else. */
export function isAside({ message: { text, understood, state } }: Desk, { isLead }: BookingTalk): boolean {
  const { kind, details } = understood
  return (
    isLead === true ||
    state.offer === 'details' ||
    ELSEWHERE.has(kind) ||
    details.phone !== undefined ||
    details.email !== undefined ||
    wantedIn(text).wanted.size > 0 ||
    asksOutright(text)
  )
}

/** What wasn't understood is asked for once more; after that a person takes over. */
export async function askAgain(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  if (desk.talk?.isUnheard) return { content: say(desk, 'lost'), talk: undefined, isForPerson: true }
  const turn = await ownQuestion(desk, talk)
  if (!turn?.talk) return turn
  return { ...turn, content: `${say(desk, 'sorry')} ${turn.content}`, talk: { ...turn.talk, isUnheard: true } }
}

/** What the booking waits for, asked as it was. */
export async function ownQuestion(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  switch (talk.step) {
    case 'service':
      return askService(desk, talk)
    case 'wish':
      return talk.readings && askWhich(desk, talk, talk.readings)
    case 'time':
      return talk.offered && offeredAgain(desk, talk, talk.offered)
    case 'name':
    case 'email':
      return askMissing(desk, talk)
    case 'confirm':
      return talk.bookingId && talk.start ? takeTime(desk, { talk, start: talk.start }) : askMissing(desk, talk)
    case 'cancel':
      return undefined
  }
}
