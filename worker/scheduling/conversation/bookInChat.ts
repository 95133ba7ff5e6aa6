import { LANGUAGES, type Language } from '../../../contract/languages'
import { asksIfBooked, asksOutright, type BookingMessage, type BookingTalk, type BookingTurn } from '../../answering'
import { type BusinessProfile, takesBookings } from '../../businesses'
import { displayPhone } from '../../leads'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { covered, tokensOf } from '../../text/terms'
import { readWhen, restOf } from '../../text/when/readWhen'
import { isWished, type When } from '../../text/when/wish'
import { keepsWaitlist } from '../after/waitlist/keepsWaitlist'
import { askAgain, isAside, ownQuestion, takeUpAgain } from './askAgain'
import { asksElse, asksForTime, OTHERS } from './asksForTime'
import { cancelInChat, changeInChat } from './changeInChat'
import { choiceIn } from './choiceIn'
import { type Desk, serviceOf } from './desk'
import { wallOf } from './findTimes'
import { goOn } from './goOn'
import { heardIn, hitsIn, isBookButton, isNo, isPlainYes, isYes } from './heard'
import { isExact } from './offerTimes'
import { otherService } from './otherService'
import { otherTimes } from './otherTimes'
import { changesOwn, ofOwnBooking, ownBookings } from './ownBooking'
import { personIn } from './personIn'
import { pickTime } from './pickTime'
import { readByModel } from './readByModel'
import { say, timeText, wishText } from './say'
import { isForNewcomers, secondServiceIn, serviceIn } from './serviceIn'
import { ofSpokenDay } from './spokenDay'
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
    const context = { now: message.now.getTime(), timeZone, country: profile.country, language }
    const isBye = isCourtesy(message, profile.country)
    const said: When = isBye ? { kind: 'none' } : readWhen(message.text, context)
    const talk = message.state.booking
    const { services } = booking
    const [person, isCalled] = [talk?.person, talk?.isCalled === true]
    const visit = { ctx, profile, services, timeZone, sessionId, visitorZone, pageUrl }
    const heard: Desk = { ...visit, message, talk, when: said, person, isCalled }
    const when = ofSpokenDay(heard, context)
    const desk: Desk = { ...heard, when }
    try {
      const read = await readByModel(desk)
      return await bookInChat({ ...desk, when: read?.when ?? when, read })
    } catch (error) {
      log.error('booking.chat-failed', { businessId: profile.id, error })
      return { content: say(desk, 'trouble'), talk: undefined, isForPerson: true }
    }
  }
}

const SURE = 0.7

/** "Have a good Thanksgiving!", "see you Tuesday": no time is asked for. */
const isCourtesy = ({ text, understood: { kind, confidence } }: BookingMessage, country: string): boolean =>
  (kind === 'small_talk' && confidence > SURE) ||
  // A few words hardly tell their language.
  (!ASKING.test(text) && LANGUAGES.some((language) => isCourteous(text, { language, country })))
const ASKING = /[?？؟]/u

/** Beside its day it has nothing but what people wish each other. */
function isCourteous(text: string, at: { language: Language; country: string }): boolean {
  const said = restOf(text, at)
  const hits = hitsIn(said, at.language).filter(({ list }) => list === 'courtesy' || list === 'polite')
  const wished = covered(hits)
  return hits.some(({ list }) => list === 'courtesy') && tokensOf(said).every((_, nth) => wished.has(nth))
}

/** Who says goodbye isn't asked again what to book, or when. */
const saysGoodbye = (desk: Desk): boolean => {
  const { message, when, profile } = desk
  if (isCourtesy(message, profile.country) && hitsCourtesy(desk)) return true
  return when.kind === 'none' && !isYes(desk) && !asksOutright(message.text) && hitsCourtesy(desk)
}
const hitsCourtesy = (desk: Desk): boolean => heardIn(desk).has('courtesy')

async function bookInChat(heard: Desk): Promise<BookingTurn | undefined> {
  const said = await personIn(heard)
  const isOtherName = said !== undefined && heard.message.understood.details.name?.includes(said.name) === true
  const told = isOtherName ? { ...heard, message: withoutName(heard.message) } : heard
  const isCalled = told.isCalled || hasNoEmail(told)
  const desk = { ...told, person: said ?? told.person, isCalled }
  const turn = await turnOf(desk, said !== undefined)
  if (told.message.understood.kind === 'books' && (!turn || turn.isAside)) return noWish(desk, turn)
  if (!turn?.talk || turn.isAside) return turn
  const { asides: _, ...going } = turn.talk
  const notes = [...(said ? [personText(desk, said)] : []), ...notesOn(desk, turn.talk)]
  const talk = {
    ...going,
    ...(desk.person && { person: desk.person }),
    ...(isCalled && { isCalled: true as const }),
  }
  return {
    ...turn,
    talk,
    content: [...notes, turn.content].join(' '),
    ...(isOtherName && { isOtherName: true as const }),
  }
}

/** What was taken for a wish to book is a goodbye, or a question. */
const noWish = (desk: Desk, turn: BookingTurn | undefined): BookingTurn => ({
  content: '',
  talk: desk.talk,
  ...turn,
  isAside: true,
  kind: isCourtesy(desk.message, desk.profile.country) ? 'small_talk' : 'question',
})

const hasNoEmail = (desk: Desk): boolean =>
  desk.read?.noEmail === true || heardIn(desk).has('noEmail') || refusesEmail(desk)

/** A no where an address is asked for, and nothing else is said of a time. */
const refusesEmail = (desk: Desk): boolean => {
  const { message, talk, when } = desk
  return (
    talk?.step === 'email' &&
    when.kind === 'none' &&
    isNo(desk) &&
    !heardIn(desk).has('others') &&
    !asksOutright(message.text)
  )
}

/** "Not with Maya" doesn't tell what they are called themselves. */
const withoutName = ({ understood, state, ...message }: BookingMessage): BookingMessage => {
  const [{ name: _, ...details }, { name: __, ...known }] = [understood.details, state.details]
  return { ...message, understood: { ...understood, details }, state: { ...state, details: known } }
}

const personText = (desk: Desk, { name, isNot }: NonNullable<BookingTalk['person']>): string =>
  say(desk, isNot ? 'wantsOther' : 'wantsPerson', { name })

async function turnOf(desk: Desk, isOfPerson: boolean): Promise<BookingTurn | undefined> {
  const { message } = desk
  const { kind } = message.understood
  if (isBookButton(desk)) return startBooking(desk)
  const other = desk.talk && (await otherService(desk, desk.talk))
  if (other) return other
  if (wantsToWait(desk)) return waitInChat(desk, desk.talk)
  if (desk.talk?.step === 'email' && !desk.talk.isWaiting && isReplying(desk, desk.talk)) return goOn(desk, desk.talk)
  if (OTHERS.has(kind)) return undefined
  const { isUnheard: _, ...talk } = desk.talk ?? { step: undefined }
  const choice = talk.step && choiceIn(desk, talk)
  const chosen = choice && (await goOnBy(choice.desk, talk))
  if (chosen) return withRest(desk, chosen, choice.rest)
  if (asksIfBooked(message.text, message.understood.language)) {
    const told = (await ofOwnBooking(desk, 'stands')) ?? (await pendingText(desk))
    // A name that was read in it is none: "what do I have and when".
    if (told) return { ...told, isOtherName: true }
  }
  if (desk.read) {
    const { service, change, asks } = desk.read
    const isOfOwn = (change === 'move' || change === 'cancel') && !desk.talk?.bookingId
    if (isOfOwn && (await changesOwn(desk))) return changeInChat(desk)
    // None of what can be booked is wanted: whoever answers takes it down, and no times are held out for something else.
    if (service === 'other' && !desk.talk?.bookingId)
      return talk.step && { content: '', talk: undefined, isAside: true }
    if (asks && !message.isOffered) return talk.step && besides(desk, talk)
  }
  if (saysGoodbye(desk)) return talk.step ? { content: '', talk: undefined, isAside: true } : undefined
  if (talk.step && isForNewcomers(desk, talk)) return startBooking(desk, talk)
  if (kind === 'changes_booking' || desk.talk?.bookingId) {
    const hasOwn = (await ownBookings(desk)).length > 0
    // What is booked stays, and another is booked.
    if (hasOwn && !(await changesOwn(desk))) return startBooking(desk)
    const isChange = kind === 'changes_booking' && desk.read?.change !== 'none' && (!asksForTime(desk) || hasOwn)
    if (isChange && (!talk.step || hasOwn)) return changeInChat(desk)
  }
  if (talk.step && !isReplying(desk, talk) && !isOfPerson && asksElse(desk)) return takeUpAgain(desk, talk)
  const turn = talk.step && (await goOn(desk, talk))
  if (turn) return turn
  if (asksForTime(desk) || (message.isOffered && !talk.step)) return startBooking(desk, talk.step && talk)
  if (!talk.step) return undefined
  if (isOfPerson || asksTogether(desk)) return ownQuestion(desk, talk)
  return isAside(desk, talk) ? takeUpAgain(desk, talk) : askAgain(desk, talk)
}

/** "Yes, book it. So what's booked?" is told once it is; all else that is said besides is answered with it. */
async function withRest(desk: Desk, turn: BookingTurn, rest: string): Promise<BookingTurn> {
  const { language } = desk.message.understood
  const own = asksIfBooked(rest, language) && !turn.talk ? await ofOwnBooking(desk, 'stands') : undefined
  return own ? { ...turn, content: `${turn.content} ${own.content}`, isOtherName: true } : { ...turn, rest }
}

/** What is noted so far, where nothing is booked yet. */
async function pendingText(desk: Desk): Promise<BookingTurn | undefined> {
  const { talk } = desk
  const service = serviceOf(desk, talk)?.name
  const when = talk?.start ? timeText(desk, Date.parse(talk.start)) : talk?.wish && wishText(desk, talk.wish)
  if (!talk || !service || !when) return undefined
  const asked = talk.start ? await ownQuestion(desk, talk) : undefined
  if (talk.step === 'confirm') return asked
  const content = [say(desk, 'soFar', { service, when }), ...(asked ? [asked.content] : [])].join(' ')
  return { ...asked, content, talk }
}

/** What is asked beside the booking, with the step of it that the message takes as well. */
async function besides(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  const { read, message } = desk
  const isOther = read?.service !== undefined && read.service !== serviceOf(desk, talk)
  const isMoved = isReplying(desk, talk) || read?.when?.kind === 'wish' || isOther
  const turn = isMoved ? await goOn(desk, talk) : undefined
  return turn && !turn.isAside ? { ...turn, rest: message.text } : takeUpAgain(desk, talk)
}

/** The step that what is said first decides, and nothing less than that. */
async function goOnBy(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  switch (talk.step) {
    case 'time':
      return (await pickTime(desk, talk)) ?? (desk.when.kind === 'wish' ? otherTimes(desk, talk) : undefined)
    case 'confirm':
      return isPlainYes(desk) || saysAgain(desk, talk) ? settle(desk, talk) : undefined
    case 'cancel':
      return isPlainYes(desk) ? cancelInChat(desk, talk) : undefined
    case 'name':
    case 'email':
      return isReplying(desk, talk) ? goOn(desk, talk) : undefined
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

/** A name or an address that was asked for, whatever else is asked with it. */
function isReplying(desk: Desk, { step }: BookingTalk): boolean {
  const { name, phone, email } = desk.message.understood.details
  const isReached = (email ?? phone) !== undefined || hasNoEmail(desk)
  return (step === 'name' && name !== undefined) || (step === 'email' && isReached)
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
  const { phone } = desk.message.understood.details
  return [
    ...(first && second && first.id === serviceId
      ? [say(desk, 'oneByOne', { service: first.name, other: second.name })]
      : []),
    ...(asksTogether(desk) ? [say(desk, 'onePerson')] : []),
    ...(phone ? [say(desk, 'gotPhone', { phone: displayPhone(phone, desk.profile.country) })] : []),
  ]
}
