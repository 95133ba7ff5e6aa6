import { asksOutright, type BookingTalk, type BookingTurn, type Understood } from '../../answering'
import { wantedIn } from '../../knowledge'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import type { Desk } from './desk'
import { heardIn } from './heard'
import { wordsBesideWish } from './isWish'
import { passOnBeside } from './passOn'
import { offeredAgain } from './pickTime'
import { say, timeText } from './say'
import { namingStems } from './serviceIn'
import { askService, askWhen, askWhich, isAskedEnough } from './startBooking'
import { askMissing, takeTime } from './takeTime'
import { waitInChat } from './waitInChat'

/** What turns away from the booking. */
const ELSEWHERE: ReadonlySet<Understood['kind']> = new Set(['declines', 'small_talk', 'off_topic', 'changes_booking'])

/** Of more words some would have been understood of an answer to what was asked. */
const MOST_UNHEARD = 3

/** Whether a message that moves the booking no further is about something else. Times that are shown can be taken at any later message. */
export function isAside(desk: Desk, { step, isLead }: BookingTalk): boolean {
  const { text, understood, state } = desk.message
  const { kind, details } = understood
  return (
    isLead === true ||
    step === 'time' ||
    tokensOf(text).length > MOST_UNHEARD ||
    state.offer === 'details' ||
    ELSEWHERE.has(kind) ||
    (details.name ?? details.phone ?? details.email) !== undefined ||
    wantedIn(text).wanted.size > 0 ||
    asksOutright(text) ||
    heardIn(desk).has('howOrWhat')
  )
}

/** After so many messages running about something else the booking isn't spoken of again: where code speaks, of two running one says it. */
const MOST_ASIDES = { byModel: 1, byRules: 2 }

/** What ends an answer to something else: one short line by which the booking goes on, once; then it rests until a message is about it. */
export async function takeUpAgain(desk: Desk, before: BookingTalk): Promise<BookingTurn | undefined> {
  const { name, phone, email } = desk.message.understood.details
  const talk = { ...before, asides: (before.asides ?? 0) + 1 }
  const turn = (content: string, more?: Partial<BookingTurn>): BookingTurn => ({
    content,
    talk,
    isAside: true,
    ...more,
  })
  const most = desk.message.isByModel ? MOST_ASIDES.byModel : MOST_ASIDES.byRules
  const isThanking = desk.message.understood.kind === 'small_talk'
  const passed = await passOnBeside(desk, talk)
  if (passed) return passed
  const isGiving = (name ?? phone ?? email) !== undefined
  if (talk.isWaiting || talk.isLead || talk.isUnlisted || isGiving || isThanking || talk.asides > most) return turn('')
  switch (talk.step) {
    case 'time':
      return turn(say(desk, 'stillTimes'))
    case 'confirm': {
      const when = timeText(desk, Date.parse(talk.start ?? ''))
      const yes = say(desk, talk.bookingId ? 'yesMove' : 'yesBook')
      return turn(say(desk, 'stillWhen', { when }), { quickReplies: [yes, say(desk, 'otherTimes')] })
    }
    case 'cancel':
      return turn('')
    default: {
      if (talk.step === 'service' && isAskedEnough(talk)) return turn('')
      // A time in what is told is none that was noted.
      const asked = await ownQuestion({ ...desk, when: { kind: 'none' } }, talk)
      return asked && { ...asked, talk, isAside: true }
    }
  }
}

/** What wasn't understood is asked for once more; after that a person takes over. */
export async function askAgain(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const noted = tellsFact(desk, talk) ? await noteFact(desk, talk) : undefined
  if (noted) return noted
  if (desk.talk?.isUnheard) return { content: say(desk, 'lost'), talk: undefined, isForPerson: true }
  const turn = await ownQuestion(desk, talk)
  if (!turn?.talk) return turn
  return { ...turn, content: joinSentences(say(desk, 'sorry'), turn.content), talk: { ...turn.talk, isUnheard: true } }
}

/** Beside a word or two that name no service a fact is told: "2014 Equinox", "shih tzu". */
const FEWEST_OF_FACT = 2

const tellsFact = (desk: Desk, talk: BookingTalk): boolean =>
  talk.step === 'service' &&
  !isAskedEnough(talk) &&
  !desk.read?.step &&
  namingStems(desk).size === 0 &&
  wordsBesideWish(desk) >= FEWEST_OF_FACT

/** What was told is kept for the team, and which service is asked once more in other words. */
async function noteFact(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const { text, state } = desk.message
  const asked = await askService({ ...desk, when: { kind: 'none' } }, talk)
  return {
    ...asked,
    content: say(desk, 'notedWhich'),
    talk: { ...talk, asks: (talk.asks ?? 1) + 1 },
    need: [state.details.need, text.trim()].filter(Boolean).join('; '),
  }
}

/** What the booking waits for, asked as it was. */
export async function ownQuestion(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  if (talk.isWaiting) return waitInChat(desk, talk)
  switch (talk.step) {
    case 'service':
      return askService(desk, talk)
    case 'wish':
      return talk.readings ? askWhich(desk, talk, talk.readings) : askWhen(desk, talk)
    case 'time':
      return talk.offered && offeredAgain(desk, talk, talk.offered)
    case 'name':
    case 'place':
    case 'email':
      return askMissing(desk, talk)
    case 'confirm':
      return talk.bookingId && talk.start ? takeTime(desk, { talk, start: talk.start }) : askMissing(desk, talk)
    case 'cancel':
      return undefined
  }
}
