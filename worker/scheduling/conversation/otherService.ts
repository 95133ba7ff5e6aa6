import { asksOutright, type BookingTalk, type BookingTurn } from '../../answering'
import { joinSentences } from '../../text/joinSentences'
import { isStop } from '../../text/stopWords'
import { covered, tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import type { Wish } from '../../text/when/wish'
import { type Desk, serviceOf } from './desk'
import { wallOf } from './findTimes'
import { goingOn } from './goingOn'
import { heardIn, hitsIn } from './heard'
import { asksValue, saysLittle, saysTimeAlone, tellsElse } from './isWish'
import { say, wishText } from './say'
import { alikeIn, serviceIn, servicesDenied, undeniedText } from './serviceIn'
import { askService, startBooking } from './startBooking'

/**
 * "Not the flush": the chosen service is let go. Another that is named takes its place, at the same time; what isn't in the list is passed
 * on. Undefined where the chosen one isn't denied.
 */
export function otherService(desk: Desk, talk: BookingTalk): Promise<BookingTurn> | BookingTurn | undefined {
  // A model that answers takes down itself what can't be booked.
  if (desk.read?.service === 'other') return undefined
  const chosen = serviceOf(desk, talk)
  if (talk.isUnlisted) return goOnUnlisted(desk, talk)
  if (!chosen && isOfNone(desk, talk)) {
    const { when } = desk
    return passOnUnlisted(desk, { ...talk, ...(when.kind === 'wish' && { wish: goingOn(when.wish, talk.wish, desk) }) })
  }
  if (!chosen || talk.bookingId || talk.isWaiting || !servicesDenied(desk).includes(chosen)) return undefined
  const wish = keptWish(desk, talk)
  const left: BookingTalk = { step: 'service', ...(wish && { wish }) }
  if (serviceIn(desk)) return startBooking(desk, left)
  if (asksOutright(desk.message.text)) return { content: '', talk: left, isAside: true }
  return alikeIn(desk).length === 0 && namesElse(desk) ? passOnUnlisted(desk, left) : askService(desk, left)
}

/** The time that was chosen for the one is wished for with the other. */
function keptWish({ timeZone, when, ...desk }: Desk, { start, wish }: BookingTalk): Wish | undefined {
  const at = start === undefined ? undefined : wallOf({ start, end: '' }, timeZone)
  const before = at
    ? { spans: [{ days: [{ from: at.date, to: at.date }], times: [{ from: at.minute, to: at.minute }] }] }
    : wish
  return when.kind === 'wish' ? goingOn(when.wish, before, { ...desk, timeZone, when }) : before
}

const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'no',
  'yes',
  'polite',
  'free',
  'wants',
  'available',
  'others',
  'rather',
])

/** Beside the denial something is named: "for the cold radiator". */
function namesElse(desk: Desk): boolean {
  const { language } = desk.message.understood
  const rest = restOf(undeniedText(desk), { country: desk.profile.country, language })
  const empty = covered(hitsIn(rest, language).filter(({ list }) => SAYS_NOTHING.has(list)))
  return tokensOf(rest).some(({ word }, at) => !isStop(word) && !empty.has(at))
}

const isOfOwn = (desk: Desk): boolean => heardIn(desk).has('moves') || heardIn(desk).has('cancels')

const isSameDays = (one: Wish, other: Wish): boolean =>
  JSON.stringify(one.spans.map(({ days }) => days)) === JSON.stringify(other.spans.map(({ days }) => days))

/** The visitor was asked which service, and tells a time for something that is none of them. */
const isOfNone = (desk: Desk, { step, isWaiting, wish }: BookingTalk): boolean =>
  step === 'service' &&
  !isWaiting &&
  desk.when.kind !== 'none' &&
  // "Tell them Monday, I'll ask my boss" only says the day again.
  !(wish && desk.when.kind === 'wish' && isSameDays(desk.when.wish, wish)) &&
  !isOfOwn(desk) &&
  !serviceIn(desk) &&
  alikeIn(desk).length === 0 &&
  !asksOutright(desk.message.text) &&
  !asksValue(desk) &&
  !saysTimeAlone(desk) &&
  saysLittle(desk) &&
  namesElse(desk)

function goOnUnlisted(desk: Desk, { isUnlisted: _, ...talk }: BookingTalk) {
  const { name, phone, email, toCall } = desk.message.understood.details
  if (serviceIn(desk) || alikeIn(desk).length > 0) return startBooking(desk, talk)
  // "Move the other one": the rest of the desk knows.
  if (isOfOwn(desk)) return undefined
  // Who they are and when to call: thanked for, and nothing else asked.
  if ((name ?? phone ?? email ?? toCall) !== undefined || tellsElse(desk))
    return { content: '', talk: { ...talk, isUnlisted: true as const }, isAside: true as const }
  return desk.when.kind === 'wish'
    ? passOnUnlisted(desk, { ...talk, wish: goingOn(desk.when.wish, talk.wish, desk) })
    : undefined
}

/** What can't be booked here a person is asked for, with the time that was wished for. */
function passOnUnlisted(desk: Desk, talk: BookingTalk): BookingTurn {
  const { phone, email } = desk.message.state.details
  const when = talk.wish && wishText(desk, talk.wish)
  const told = when ? say(desk, 'unlistedThen', { when }) : say(desk, 'unlisted')
  const isReached = (phone ?? email) !== undefined
  return {
    content: isReached || desk.talk?.isUnlisted ? told : joinSentences(told, say(desk, 'askReach')),
    talk: { ...talk, isUnlisted: true },
    isForPerson: true,
    ...(!desk.talk?.isUnlisted && { need: undeniedText(desk).replaceAll(/\s+/g, ' ').trim() }),
    ...(when && { when }),
    ...(!isReached && { asked: 'contact' as const }),
  }
}
