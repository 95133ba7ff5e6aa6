import { asksTooOften } from '../../accounts'
import type { AskedTime, BookingTalk, BookingTurn } from '../../answering'
import { displayPhone } from '../../leads'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import { placeLine, takeAsLead, wishLine } from '../askInstead'
import { timeWords } from '../timeWords'
import { isFarewell } from './courtesy'
import { type Desk, type Own, serviceOf } from './desk'
import { heardIn, isNo } from './heard'
import { personNote } from './personIn'
import { asksPlace, placeOf } from './place'
import { say, timeText } from './say'
import { serviceBeside, serviceIn } from './serviceIn'

/** "Ok" and "one sec" are no answer to whether they are to be called. */
const FEWEST_WORDS = 4

/**
 * Who left a number, but no email when they were asked for that or to be called, is called: nobody is asked twice. They corrected their number, took
 * another time, spoke of something else or said goodbye; whoever speaks of email is about to give theirs.
 */
export function isCalledInstead(desk: Desk, { start }: BookingTalk): boolean {
  const { talk, asked, message } = desk
  const { text, understood, state } = message
  const isAsked = talk?.isCallOffered || asked.some(({ end }) => end === undefined)
  if (start === undefined || !isAsked || state.details.email !== undefined || !isCallable(desk)) return false
  if (/[@＠]/u.test(text) || heardIn(desk).has('email')) return false
  return understood.details.phone !== undefined || start !== talk?.start || isFarewell(desk) || isOfOther(desk)
}

/** So many messages about something else may follow when they were asked where to come. */
const MOST_BEFORE_PLACE = 2

/** The same of who was asked for their address, and goes on speaking of something else or says goodbye: the team asks for it. */
const isCalledForPlace = (desk: Desk, { step, start, asides = 0 }: BookingTalk): boolean =>
  step === 'place' &&
  start !== undefined &&
  isCallable(desk) &&
  desk.message.state.details.email === undefined &&
  (isFarewell(desk) || (asides >= MOST_BEFORE_PLACE && isOfOther(desk)))

const isCallable = ({ message }: Desk): boolean => {
  const { name, phone } = message.state.details
  return name !== undefined && phone !== undefined
}

/** A question about what is being booked is about something else, too. */
const isOfOther = (desk: Desk): boolean => {
  const named = serviceIn(desk)
  return (
    desk.when.kind === 'none' &&
    (!named || named.id === desk.talk?.serviceId) &&
    tokensOf(desk.message.text).length >= FEWEST_WORDS
  )
}

/** The time that waits goes to the team with the answer to what else is said; undefined where the booking waits for its visitor. */
export async function passOnBeside(desk: Desk, talk: BookingTalk): Promise<BookingTurn | undefined> {
  // "Forget it, bye" wants no call.
  const heard = heardIn(desk)
  if (heard.has('no') || heard.has('cancels') || heard.has('denies') || desk.message.understood.kind === 'declines')
    return undefined
  if (!(talk.step === 'email' && isCalledInstead(desk, talk)) && !isCalledForPlace(desk, talk)) return undefined
  return { ...(await passOn(desk, talk)), rest: desk.message.text, isLast: true }
}

/**
 * Who has no email is called: the time they chose goes to the business with their number, which is asked for where it isn't known. `opening`: that
 * the time is open, where it was chosen just now.
 */
export async function passOn(desk: Desk, talk: BookingTalk, opening = ''): Promise<BookingTurn> {
  const { profile, message } = desk
  const { name, phone } = message.state.details
  const service = serviceOf(desk, talk)?.name ?? ''
  const when = timeText(desk, Date.parse(talk.start ?? ''))
  // Who would rather leave neither is expected all the same.
  const { hasNoEmail } = message.understood
  const isRefused = message.state.calendar?.hasNoEmail && !hasNoEmail && desk.talk?.step === 'email' && isNo(desk)
  if (!phone && !isRefused)
    return { content: say(desk, 'askPhone', { when }), talk: { ...talk, step: 'email' }, asked: 'contact' }
  const asked = askedWith(desk, talk)
  await tellTeam(desk, asked)
  // An address would still be missing.
  const mayBook = !desk.hasNoEmail && !hasNoEmail && talk.step !== 'place'
  const content = phone
    ? joinSentences(
        opening,
        say(desk, 'passedOn', { service, when, phone: displayPhone(phone, profile.country) }),
        mayBook ? say(desk, 'orEmail') : '',
      )
    : say(desk, 'passedOnName', { service, when, name: name ?? '' })
  // What the team was told before isn't so any more.
  const isNews = !phone || replaced(desk, talk) !== undefined
  return {
    content,
    talk: undefined,
    calendar: { asked },
    isPassedOn: true,
    ...(isNews && { matter: 'wants_person' as const }),
  }
}

const replaced = ({ asked, talk }: Desk, { askedId, serviceId }: BookingTalk): AskedTime | undefined =>
  asked.find((one) => one.id === (askedId ?? talk?.askedId) && one.serviceId === serviceId)

/** All that was asked of the team with a time that is asked of them now, in its own place where it is another for one of them. */
export function askedWith(desk: Desk, talk: BookingTalk, end?: AskedTime['end']): AskedTime[] {
  const { asked, person } = desk
  const before = replaced(desk, talk)
  const also = talk.second ?? desk.talk?.second ?? serviceBeside(desk, talk)?.id ?? before?.also
  const one: AskedTime = {
    id: before?.id ?? `asked-${asked.length + 1}`,
    serviceId: talk.serviceId ?? '',
    start: talk.start ?? '',
    ...(person && { note: personNote(person) }),
    ...(also && { also }),
    ...(end && { end }),
  }
  return before ? asked.map((other) => (other.id === one.id ? one : other)) : [...asked, one]
}

/** A time that the team was asked for is booked by the visitor after all: the team needn't call. */
export async function tellTeamBooked(desk: Desk, talk: BookingTalk): Promise<Pick<BookingTurn, 'calendar'>> {
  if (!replaced(desk, talk)) return {}
  const asked = askedWith(desk, talk, 'booked')
  await tellTeam(desk, asked)
  return { calendar: { asked } }
}

/** The visitor doesn't want it any more. */
export async function callOff(desk: Desk, own: Own): Promise<BookingTurn> {
  const asked = desk.asked.map((one) => (one.id === own.id ? { ...one, end: 'calledOff' as const } : one))
  await tellTeam(desk, asked)
  const told = { service: own.service, when: timeText(desk, own.startsAt) }
  return { content: say(desk, 'calledOff', told), talk: undefined, calendar: { asked }, matter: 'wants_person' }
}

const ENDED = { calledOff: 'No longer wants', booked: 'Now booked in the chat:' }

/** Their lead holds all that they asked for, each as it stands now. Who left no way to reach them is told of with the conversation. */
export async function tellTeam(desk: Desk, asked: readonly AskedTime[]): Promise<void> {
  const { ctx, profile, message, sessionId, pageUrl, services, timeZone } = desk
  const { name = '', email = null, phone } = message.state.details
  if (!phone && !email) return
  const nameOf = (serviceId: string | undefined) => services.find(({ id }) => id === serviceId)?.name
  const lines = asked.flatMap(({ serviceId, start, note, also, end }) => {
    const service = nameOf(serviceId) ?? 'a visit'
    const besides = asked.some((one) => one.serviceId === also) ? undefined : nameOf(also)
    if (end) return `${ENDED[end]} ${service} for ${timeWords(Date.parse(start), timeZone)}`
    return [
      wishLine(service, start, timeZone),
      ...(note ? [note] : []),
      ...(besides ? [`Would also like ${besides}`] : []),
    ]
  })
  const open = asked.findLast(({ end }) => end === undefined)
  const wish = open && lines.findLast((line) => line.includes(timeWords(Date.parse(open.start), timeZone)))
  const isToCall = !email && asked.some(({ end }) => end === undefined)
  const place = desk.talk && placeOf(desk, desk.talk)
  const about = [
    ...lines,
    ...(place && asksPlace(desk) ? [placeLine(place)] : []),
    ...(isToCall ? ['Left no email: call to confirm'] : []),
  ].join('\n')
  await takeAsLead(
    ctx,
    profile,
    { name, email, phone: phone ?? null, sessionId, websiteUrl: pageUrl, language: message.understood.language },
    about,
    { wish, isOften: await asksTooOften(ctx, 'lead', profile.id) },
  )
}
