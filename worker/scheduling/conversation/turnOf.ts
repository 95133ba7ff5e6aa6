import { asksOutright, type BookingTalk, type BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import { isExact, isWished } from '../../text/when/wish'
import { askAgain, isAside, ownQuestion, takeUpAgain } from './askAgain'
import { asksElse, asksForTime, OTHERS } from './asksForTime'
import { cancelInChat, changeInChat } from './changeInChat'
import { choiceIn } from './choiceIn'
import type { Desk } from './desk'
import { wallOf } from './findTimes'
import { goOn } from './goOn'
import { heardIn, isPlainYes } from './heard'
import { tellsElse } from './isWish'
import { otherService } from './otherService'
import { otherTimes } from './otherTimes'
import { ofOwn, ownVisits } from './ownVisits'
import { passOnBeside } from './passOn'
import { pickTime } from './pickTime'
import { asksForRecap, recap } from './recap'
import { serviceIn } from './serviceIn'
import { startBooking } from './startBooking'
import { settle, takeTime } from './takeTime'
import { waitInChat } from './waitInChat'
import { isReplying, saysNoEmail, wantsToWait } from './wants'
import { wantsOf } from './wantsOf'

/** The calendar's reply to a message; undefined where it is about no time to come. */
export async function turnOf(desk: Desk): Promise<BookingTurn | undefined> {
  const talk = desk.talk && heardAgain(desk.talk)
  const after = talk ? undefined : await bookAfterAll(desk)
  if (after) return after
  const first = talk && !desk.read?.step && ((await otherService(desk, talk)) ?? (await parted(desk, talk)))
  if (first) return first
  switch (await wantsOf(desk)) {
    case 'anew':
      return startBooking(desk)
    case 'book':
      return startBooking(desk, talk)
    case 'step':
      return talk && step(desk, talk)
    case 'else':
      return talk && takeUpAgain(desk, talk)
    case 'change':
      return changeInChat(desk)
    case 'recap':
      return recap(desk)
    case 'wait':
      return waitInChat(desk, desk.talk)
    case 'rest':
      return talk && ((await passOnBeside(desk, talk)) ?? { content: '', talk: undefined, isAside: true })
    case 'nothing':
      return undefined
  }
}

/** An email that comes once the team was asked for a time: it can be booked here after all. */
async function bookAfterAll(desk: Desk): Promise<BookingTurn | undefined> {
  const open = desk.asked.findLast(
    ({ end, start }) => end === undefined && Date.parse(start) > desk.message.now.getTime(),
  )
  if (!open || !isJustEmail(desk)) return undefined
  const { id, serviceId, start } = open
  return takeTime(desk, { talk: { step: 'email', serviceId, askedId: id }, start })
}

const MOST_BESIDE_EMAIL = 6
/** "Ok here is my email, ann@…", and nothing that is wanted, asked or taken back. */
function isJustEmail(desk: Desk): boolean {
  const { understood, text } = desk.message
  const { email } = understood.details
  if (email === undefined || desk.when.kind !== 'none' || OTHERS.has(understood.kind) || asksOutright(text))
    return false
  const heard = heardIn(desk)
  const isOther = heard.has('cancels') || heard.has('moves') || heard.has('no') || heard.has('denies')
  return !isOther && !serviceIn(desk) && tokensOf(text.replaceAll(/\S+@\S+/g, ' ')).length <= MOST_BESIDE_EMAIL
}

const heardAgain = ({ isUnheard: _, ...talk }: BookingTalk): BookingTalk => talk

/** Where what is said first takes the step, all else that is said is answered with it. */
async function parted(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  if (OTHERS.has(desk.message.understood.kind) || wantsToWait(desk) || saysNoEmail(desk)) return undefined
  const parts = await choiceIn(desk, talk)
  const turn = parts && (await goOnBy(parts.desk, talk))
  return turn && withRest(desk, turn, parts.rest)
}

/** "Yes, book it. So what's booked?" is told once it is. */
async function withRest(desk: Desk, turn: BookingTurn, rest: string): Promise<BookingTurn> {
  const now = { ...desk, asked: turn.calendar?.asked ?? desk.asked }
  const isRecap = asksForRecap(rest, desk.message.understood.language) && !turn.talk
  const own = isRecap ? await ofOwn({ ...now, own: ownVisits(now) }, 'stands') : undefined
  return own ? { ...turn, content: joinSentences(turn.content, own.content), isOtherName: true } : { ...turn, rest }
}

/** The step that what is said first decides, and nothing less than that. */
async function goOnBy(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  switch (talk.step) {
    case 'time':
      if (asksElse(desk) || tellsElse(desk)) return undefined
      return (await pickTime(desk, talk)) ?? (desk.when.kind === 'wish' ? otherTimes(desk, talk) : undefined)
    case 'confirm':
      return isPlainYes(desk) || saysAgain(desk, talk) ? settle(desk, talk) : undefined
    case 'cancel':
      return isPlainYes(desk) ? cancelInChat(desk, talk) : undefined
    case 'place':
      return desk.message.understood.details.place === undefined ? undefined : goOn(desk, talk)
    case 'name':
    case 'email':
      return isReplying(desk) ? goOn(desk, talk) : undefined
    default:
      return undefined
  }
}

/** "Yes, Wednesday the 9th at 10": the very time that is to be confirmed. */
const saysAgain = ({ when, timeZone, ...desk }: Desk, { start }: BookingTalk): boolean =>
  start !== undefined &&
  when.kind === 'wish' &&
  isExact(when.wish) &&
  isWished(when.wish, wallOf({ start, end: '' }, timeZone)) &&
  heardIn({ ...desk, when, timeZone }).has('yes')

/** What was asked for, another time, or what is asked for once more. */
async function step(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const turn = await goOn(desk, talk)
  // "Yes, and the sink on Wednesday": the other one is begun once this one is booked.
  if (turn && !turn.talk && desk.read?.second) return { ...turn, rest: desk.message.text }
  if (turn) return turn
  if (asksForTime(desk)) return startBooking(desk, talk)
  if (desk.isOfPerson || asksTogether(desk)) return ownQuestion(desk, talk)
  // A model has something to say to whatever it is.
  return isAside(desk, talk) || desk.message.isByModel ? takeUpAgain(desk, talk) : askAgain(desk, talk)
}

/** "Can we both come together?", where no service is called so. */
export const asksTogether = (desk: Desk): boolean => heardIn(desk).has('together') && !serviceIn(desk)
