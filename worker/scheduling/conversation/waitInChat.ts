import type { WaitlistSpan } from '../../../contract/slots'
import { asksTooOften } from '../../accounts'
import type { BookingTalk, BookingTurn } from '../../answering'
import { ProblemError } from '../../platform/http/problem'
import { joinWaitlist } from '../after/waitlist/joinWaitlist'
import { type Desk, serviceOf } from './desk'
import { anyTime } from './offerTimes'
import { otherTimes } from './otherTimes'
import { rangeText, say } from './say'
import { serviceIn } from './serviceIn'
import { askService } from './startBooking'
import { waitlistSpan } from './waitlistSpan'

/** "Put me on the waiting list": for what, who, and where to write to; then they wait. */
export function waitInChat(desk: Desk, known: BookingTalk | undefined): Promise<BookingTurn> | BookingTurn {
  const { services, when, message } = desk
  const [only, other] = services
  const isAsked = known?.step === 'name' || known?.step === 'email'
  const service = (isAsked ? undefined : serviceIn(desk)) ?? serviceOf(desk, known) ?? (other ? undefined : only)
  const wish = (!isAsked && when.kind === 'wish' ? when.wish : known?.wish) ?? anyTime(desk)
  const talk = { wish, isWaiting: true as const }
  if (!service) return askService(desk, { step: 'service', ...talk })
  const { name, email } = message.state.details
  const going = { ...talk, serviceId: service.id }
  if (!name) {
    const content = say(desk, 'waitName', { service: service.name })
    return { content, talk: { ...going, step: 'name' }, asked: 'name' }
  }
  if (!email && desk.hasNoEmail) return waitByPhone(desk, going, service.name)
  if (!email) return { content: say(desk, 'waitEmail'), talk: { ...going, step: 'email' }, asked: 'contact' }
  const span = waitlistSpan(wish)
  return span ? join(desk, { service, span, name, email }) : askService(desk, { step: 'service', ...talk })
}

/** Who has no email can't be told by the list: the team calls them. */
function waitByPhone(desk: Desk, talk: Pick<BookingTalk, 'wish' | 'serviceId'>, service: string): BookingTurn {
  if (!desk.message.state.details.phone)
    return {
      content: say(desk, 'waitPhone'),
      talk: { ...talk, step: 'email', isWaiting: true },
      asked: 'contact',
    }
  const span = talk.wish && waitlistSpan(talk.wish)
  const when = span && rangeText(desk, span)
  const content = say(desk, 'waitsByPhone', { service })
  return { content, talk: undefined, isForPerson: true, need: `Waiting list: ${service}`, ...(when && { when }) }
}

type Joining = { service: { id: string; name: string }; span: WaitlistSpan; name: string; email: string }

async function join(desk: Desk, { service, span, name, email }: Joining): Promise<BookingTurn> {
  const { ctx, profile, sessionId, visitorZone, pageUrl, message } = desk
  const full: BookingTurn = { content: say(desk, 'waitFull'), talk: undefined, isForPerson: true }
  try {
    if (await asksTooOften(ctx, 'waiting', profile.id)) return full
    const { isNew, heldMinutes } = await joinWaitlist(ctx, profile, {
      serviceId: service.id,
      name,
      email,
      phone: message.state.details.phone ?? null,
      ...span,
      sessionId,
      timeZone: visitorZone,
      websiteUrl: pageUrl,
      language: message.understood.language,
    })
    const told = { service: service.name, days: rangeText(desk, span), email, minutes: `${heldMinutes}` }
    return { content: say(desk, isNew ? 'waiting' : 'waitingAlready', told), talk: undefined }
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'waitlist-full') throw error
    return full
  }
}

/** The answer to what was asked of who waits; undefined where the message is about something else. */
export function goOnWaiting(desk: Desk, talk: BookingTalk) {
  const { details } = desk.message.understood
  const isAnswer =
    (talk.step === 'service' && serviceIn(desk) !== undefined) ||
    (talk.step === 'name' && details.name !== undefined) ||
    (talk.step === 'email' && (desk.hasNoEmail || (details.email ?? details.phone) !== undefined))
  const { isWaiting: _, ...booking } = talk
  return isAnswer ? waitInChat(desk, talk) : otherTimes(desk, booking)
}
