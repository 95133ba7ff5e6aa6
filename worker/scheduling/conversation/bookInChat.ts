import { type BookingMessage, type BookingTalk, type BookingTurn, calledBy, ownName } from '../../answering'
import { type BusinessProfile, takesBookings } from '../../businesses'
import { displayPhone } from '../../leads'
import type { Context } from '../../platform/context'
import { log } from '../../platform/log/log'
import { withoutUndefined } from '../../platform/withoutUndefined'
import { joinSentences } from '../../text/joinSentences'
import { tokensOf } from '../../text/terms'
import { OTHERS } from './asksForTime'
import { isCourtesy } from './courtesy'
import type { Desk, OfferedService } from './desk'
import { ownVisits } from './ownVisits'
import { personIn } from './personIn'
import { readByModel, startsShown } from './readByModel'
import { say } from './say'
import { secondServiceIn, serviceBeside, serviceIn } from './serviceIn'
import { asksTogether, turnOf } from './turnOf'
import { saysNoEmail } from './wants'
import { isSureChange } from './wantsByRules'
import { whenOf } from './whenOf'
import { withoutDays } from './without'

type Visit = { sessionId: string; visitorZone?: string | undefined; pageUrl?: string | undefined }

/** What books times in a conversation; undefined where visitors of the business can't book. */
export function bookingDesk(ctx: Context, profile: BusinessProfile, { sessionId, visitorZone, pageUrl }: Visit) {
  const { booking } = profile
  if (!booking || !takesBookings(profile)) return undefined
  const timeZone = booking.timeZone ?? profile.timeZone
  const visit = { ctx, profile, services: booking.services, timeZone, sessionId, visitorZone, pageUrl }
  return async (message: BookingMessage): Promise<BookingTurn | undefined> => {
    const { booking: talk, calendar } = message.state
    const known = {
      talk,
      person: talk?.person,
      without: talk?.without ?? [],
      hasNoEmail: calendar?.hasNoEmail === true,
      asked: calendar?.asked ?? [],
    }
    const heard = { ...visit, ...known, message, when: { kind: 'none' } as const, isOfPerson: false }
    const desk: Desk = { ...heard, own: ownVisits(heard) }
    try {
      return await hear({ ...desk, when: await whenOf(desk) })
    } catch (error) {
      log.error('booking.chat-failed', { businessId: profile.id, error })
      return { content: say(desk, 'trouble'), talk: undefined, isForPerson: true }
    }
  }
}

/** Whom they would like to see and that they have no email is noted, whatever else they say; then the booking goes on. */
async function hear(heard: Desk): Promise<BookingTurn | undefined> {
  const read = await readByModel(heard)
  const said = await personIn(heard)
  const when = read?.when ?? heard.when
  const { name } = heard.message.understood.details
  const isOtherName =
    name !== undefined && ((said !== undefined && name.includes(said.name)) || isAnothers(name, read?.others ?? []))
  const own = isOtherName ? ownNameIn(heard, [...(said ? [said.name] : []), ...(read?.others ?? [])]) : undefined
  const told: Desk = {
    ...heard,
    read,
    when,
    without: withoutDays(heard.without, when),
    ...(isOtherName && { message: withName(heard.message, own) }),
    person: said ?? heard.person,
    isOfPerson: said !== undefined,
  }
  const desk = { ...told, hasNoEmail: told.hasNoEmail || saysNoEmail(told) }
  const turn = remembering(desk, withMore(desk, await turnOf(desk)))
  if (isMistaken(desk) && (!turn || turn.isAside)) return noWish(desk, turn)
  if (!turn?.talk || turn.isAside) return turn
  const second = serviceBeside(desk, turn.talk)
  const notes = [...(said ? [personText(desk, said)] : []), ...notesOn(desk, second)]
  return {
    ...turn,
    talk: {
      ...goingOn(desk, turn.talk),
      ...(desk.person && { person: desk.person }),
      ...(second && { second: second.id }),
    },
    content: joinSentences(...notes, turn.content),
    ...(isOtherName && { isOtherName, ...(own && { ownName: own }) }),
  }
}

function remembering({ message, hasNoEmail }: Desk, turn: BookingTurn | undefined): BookingTurn | undefined {
  const calendar = { ...message.state.calendar, ...turn?.calendar, ...(hasNoEmail && { hasNoEmail: true as const }) }
  return turn && Object.keys(calendar).length > 0 ? { ...turn, calendar } : turn
}

/** A step of a message that says more than the step: a model that speaks tells it. */
function withMore({ read, message }: Desk, turn: BookingTurn | undefined): BookingTurn | undefined {
  if (!turn || turn.isAside || !(read || OTHERS.has(message.understood.kind))) return turn
  return { ...turn, saysMore: true, ...(read?.asks && { rest: turn.rest ?? message.text }) }
}

/** So many of the times that were shown are still known as such. */
const MOST_SEEN = 12

/** What stays with a booking as it goes on; of another service it is another one. */
function goingOn({ talk: before, without }: Desk, { asides: _, ...talk }: BookingTalk): BookingTalk {
  const isSame = before !== undefined && talk.serviceId === before.serviceId
  const seen = isSame ? startsShown(before).slice(-MOST_SEEN) : []
  return {
    ...(isSame && before.askedId !== undefined && { askedId: before.askedId }),
    ...(without.length > 0 && { without: [...without] }),
    ...(before?.place !== undefined && { place: before.place }),
    ...(before?.second !== undefined && before.second !== talk.serviceId && { second: before.second }),
    ...(seen.length > 0 && { seen }),
    ...talk,
  }
}

/** Taken for a wish to book, or without a model for a change, where nothing is booked or changed. */
const isMistaken = (desk: Desk): boolean => {
  const { understood, isByModel } = desk.message
  return understood.kind === 'books' || (understood.kind === 'changes_booking' && !isByModel && !isSureChange(desk))
}

/** What was taken for a wish to book is a goodbye, or a question. */
const noWish = (desk: Desk, turn: BookingTurn | undefined): BookingTurn => ({
  content: '',
  talk: desk.talk,
  ...turn,
  isAside: true,
  kind: isCourtesy(desk) ? 'small_talk' : 'question',
})

/** "It's for my daughter Mia" doesn't tell who books it. */
const isAnothers = (name: string, others: readonly string[]): boolean => {
  const words = tokensOf(name)
  return others.some((other) => {
    const theirs = new Set(tokensOf(other).map(({ word }) => word))
    return words.every(({ word }) => theirs.has(word))
  })
}

/** The visitor's own name beside another's: "my name is Dolores, his is Tyler". */
const ownNameIn = ({ message, profile, talk }: Desk, others: readonly string[]): string | undefined =>
  ownName(message.text, others, { country: profile.country, isAsked: talk?.step === 'name' })

/** The message with that name as theirs; "not with Maya" tells none. */
const withName = ({ understood, state, ...message }: BookingMessage, name: string | undefined): BookingMessage => ({
  ...message,
  understood: { ...understood, details: withoutUndefined({ ...understood.details, name }) },
  state: { ...state, details: withoutUndefined({ ...state.details, name }) },
})

const personText = (desk: Desk, { name, isNot }: NonNullable<BookingTalk['person']>): string =>
  say(desk, isNot ? 'wantsOther' : 'wantsPerson', { name })

/** Thanks for a name that was asked for, and what a booking can't do of what was asked, said before it goes on; that it is one at a time, once. */
function notesOn(desk: Desk, second: OfferedService | undefined): string[] {
  const first = serviceIn(desk)
  const { name, phone } = desk.message.understood.details
  const isTwice = first !== undefined && secondServiceIn(desk)?.id === first.id
  return [
    ...(first && second && desk.talk?.second !== second.id
      ? [say(desk, 'oneByOne', { service: first.name, other: second.name })]
      : []),
    ...(asksTogether(desk) || isTwice ? [say(desk, 'onePerson')] : []),
    ...(name && desk.talk?.step === 'name' ? [say(desk, 'thanksName', { name: calledBy(name) })] : []),
    ...(phone ? [say(desk, 'gotPhone', { phone: displayPhone(phone, desk.profile.country) })] : []),
  ]
}
