import { asksIfBooked, type BookingMessage, type BookingTalk, type BookingTurn } from '../../answering'
import { type BusinessProfile, takesBookings } from '../../businesses'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { readWhen } from '../../text/when/readWhen'
import type { When } from '../../text/when/wish'
import { keepsWaitlist } from '../after/waitlist/keepsWaitlist'
import { askAgain, isAside, ownQuestion, takeUpAgain } from './askAgain'
import { asksElse, asksForTime, OTHERS } from './asksForTime'
import { cancelInChat, changeInChat } from './changeInChat'
import { choiceIn } from './choiceIn'
import type { Desk } from './desk'
import { goOn } from './goOn'
import { heardIn, isBookButton, isNo, isPlainYes } from './heard'
import { hasBooking, ofOwnBooking } from './ownBooking'
import { pickTime } from './pickTime'
import { readByModel } from './readByModel'
import { say } from './say'
import { isForNewcomers, secondServiceIn, serviceIn } from './serviceIn'
import { startBooking } from './startBooking'
import { settle } from './takeTime'
import { waitInChat } from './waitInChat'

type Visit = { sessionId: string; visitorZone?: string | undefined; pageUrl?: string | undefined }

/** What books times in a conversation; undefined where visitors of the business can't book. */
export function bookingDesk(ctx: Context, profile: BusinessProfile, { sessionId, visitorZone, pageUrl }: Visit) {
  const { booking } = profile
  if (!booking || !takesBookings(profile)) return undefined
  return async (message: BookingMessage): Promise<BookingTurn | undefined> => {
    const timeZone = booking.timeZone ?? profile.timeZone
    const { language } = message.understood
    const when: When = isCourtesy(message)
      ? { kind: 'none' }
      : readWhen(message.text, { now: message.now.getTime(), timeZone, country: profile.country, language })
    const talk = message.state.booking
    const { services } = booking
    const desk: Desk = { ctx, profile, services, timeZone, sessionId, visitorZone, pageUrl, message, talk, when }
    try {
      return await bookInChat({ ...desk, when: (await readByModel(desk)) ?? when })
    } catch (error) {
      log.error('booking.chat-failed', { businessId: profile.id, error })
      return { content: say(desk, 'trouble'), talk: undefined, isForPerson: true }
    }
  }
}

const SURE = 0.7
/** "Have a good Thanksgiving!", "see you Tuesday": no time is asked for. */
const isCourtesy = ({ understood: { kind, confidence } }: BookingMessage): boolean =>
  kind === 'small_talk' && confidence > SURE

async function bookInChat(desk: Desk): Promise<BookingTurn | undefined> {
  const turn = await turnOf(desk)
  const notes = turn?.talk && !turn.isAside ? notesOn(desk, turn.talk) : []
  return turn && { ...turn, content: [...notes, turn.content].join(' ') }
}

async function turnOf(desk: Desk): Promise<BookingTurn | undefined> {
  const { message } = desk
  const { kind } = message.understood
  if (isBookButton(desk)) return startBooking(desk)
  if (wantsToWait(desk)) return waitInChat(desk, desk.talk)
  if (OTHERS.has(kind)) return undefined
  if (asksIfBooked(message.text, message.understood.language)) {
    const own = await ofOwnBooking(desk, 'stands')
    if (own) return own
  }
  const { isUnheard: _, ...talk } = desk.talk ?? { step: undefined }
  const choice = talk.step && choiceIn(desk, talk)
  const chosen = choice && (await goOnBy(choice.desk, talk))
  if (chosen) return { ...chosen, rest: choice.rest }
  // Nothing is chosen yet: who says goodbye isn't asked again what to book.
  if (isCourtesy(message) && (talk.step === 'service' || talk.step === 'wish')) return undefined
  if (talk.step && isForNewcomers(desk, talk)) return startBooking(desk, talk)
  const isChange = kind === 'changes_booking' && (!asksForTime(desk) || (await hasBooking(desk)))
  if (isChange && (!talk.step || (await hasBooking(desk)))) return changeInChat(desk)
  if (talk.step && !isReplying(desk, talk) && asksElse(desk)) return takeUpAgain(desk, talk)
  const turn = talk.step && (await goOn(desk, talk))
  if (turn) return turn
  if (asksForTime(desk) || (message.isOffered && !talk.step)) return startBooking(desk, talk.step && talk)
  if (!talk.step) return undefined
  if (asksTogether(desk)) return ownQuestion(desk, talk)
  return isAside(desk, talk) ? takeUpAgain(desk, talk) : askAgain(desk, talk)
}

/** The step that what is said first decides, and nothing less than that. */
async function goOnBy(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  switch (talk.step) {
    case 'time':
      return pickTime(desk, talk)
    case 'confirm':
      return isPlainYes(desk) ? settle(desk, talk) : undefined
    case 'cancel':
      return isPlainYes(desk) ? cancelInChat(desk, talk) : undefined
    case 'name':
    case 'email':
      return isReplying(desk, talk) ? goOn(desk, talk) : undefined
    default:
      return undefined
  }
}

/** A name or an address that was asked for, whatever else is asked with it. */
function isReplying({ message }: Desk, { step }: BookingTalk): boolean {
  const { name, phone, email } = message.understood.details
  return (step === 'name' && name !== undefined) || (step === 'email' && (email ?? phone) !== undefined)
}

/** "Put me on the waitlist", "tell me if one opens up". Whoever complains of having waited isn't put there again. */
function wantsToWait(desk: Desk): boolean {
  const { message, profile, talk } = desk
  const { kind } = message.understood
  const isMeant = kind === 'wants_person' || !OTHERS.has(kind)
  return isMeant && !talk?.bookingId && heardIn(desk).has('waits') && !isNo(desk) && keepsWaitlist(profile)
}

/** "Can we both come together?", where no service is called so. */
const asksTogether = (desk: Desk): boolean => heardIn(desk).has('together') && !serviceIn(desk)

/** What a booking can't do of what was asked, said before it goes on. */
function notesOn(desk: Desk, { serviceId }: BookingTalk): string[] {
  const [first, second] = [serviceIn(desk), secondServiceIn(desk)]
  return [
    ...(first && second && first.id === serviceId
      ? [say(desk, 'oneByOne', { service: first.name, other: second.name })]
      : []),
    ...(asksTogether(desk) ? [say(desk, 'onePerson')] : []),
  ]
}
