import * as z from 'zod/mini'
import { type Slot, slot } from '../../../contract/slots'
import { asksTooOften } from '../../accounts'
import type { BookingTalk, BookingTurn } from '../../answering'
import { ProblemError } from '../../platform/http/problem'
import { joinSentences } from '../../text/joinSentences'
import { bookingLink } from '../after/signedLinks'
import { askInstead } from '../askInstead'
import { bookTime } from '../bookTime'
import { moveTime } from '../changeTime'
import { holdTime } from '../visitorBookings'
import { type Desk, serviceOf } from './desk'
import { notesOf } from './notesOf'
import { offered } from './offered'
import { askedWith, isCalledInstead, passOn, tellTeam, tellTeamBooked } from './passOn'
import { asksPlace, placeOf } from './place'
import { say, timeText } from './say'

type Chosen = { talk: BookingTalk; start: string }

/** Keeps the chosen time, and asks for what is missing, one thing at a time. */
export async function takeTime(desk: Desk, { talk, start }: Chosen): Promise<BookingTurn> {
  const { ctx, profile, sessionId } = desk
  const service = serviceOf(desk, talk)
  if (!service) return { content: say(desk, 'which'), talk: { step: 'service' } }
  const { offered: _, readings: __, ...rest } = talk
  if (talk.bookingId) {
    const content = say(desk, 'moveAsk', { service: service.name, when: timeText(desk, Date.parse(start)) })
    return {
      content,
      talk: { ...rest, step: 'confirm', start },
      quickReplies: [say(desk, 'yesMove'), say(desk, 'otherTimes')],
    }
  }
  try {
    if (await asksTooOften(ctx, 'hold', profile.id)) return askMissing(desk, { ...rest, start }, true)
    const { id } = await holdTime(ctx, profile.id, { serviceId: service.id, start, sessionId })
    return askMissing(desk, { ...rest, start, holdId: id }, true)
  } catch (error) {
    // Without a hold, the time can be booked all the same if it is still free by then.
    if (error instanceof ProblemError && error.code === 'too-many-holds')
      return askMissing(desk, { ...rest, start }, true)
    return await takenTurn(desk, talk, error)
  }
}

/** Name, email, then whether to book it. */
export function askMissing(desk: Desk, talk: BookingTalk, isNew = false): Promise<BookingTurn> | BookingTurn {
  const { name, email, phone } = desk.message.state.details
  const start = Date.parse(talk.start ?? '')
  const when = timeText(desk, start)
  const service = serviceOf(desk, talk)?.name ?? ''
  const opening = isNew ? say(desk, 'open', { service, when }) : ''
  if (!name)
    return { content: joinSentences(opening, say(desk, 'askName')), talk: { ...talk, step: 'name' }, asked: 'name' }
  const place = placeOf(desk, talk)
  if (asksPlace(desk) && place === undefined)
    return { content: joinSentences(opening, say(desk, 'askPlace')), talk: { ...talk, step: 'place' } }
  if (!email && (desk.hasNoEmail || isCalledInstead(desk, talk))) return passOn(desk, talk, opening)
  if (!email)
    return {
      content: joinSentences(opening, say(desk, phone ? 'askEmailOrCall' : 'askEmail')),
      talk: { ...talk, step: 'email', ...(phone && { isCallOffered: true }) },
      asked: 'contact',
    }
  return {
    content: place
      ? say(desk, 'confirmAt', { service, when, name, email, place })
      : say(desk, 'confirm', { service, when, name, email }),
    talk: { ...talk, step: 'confirm' },
    quickReplies: [say(desk, 'yesBook'), say(desk, 'otherTimes')],
  }
}

/** Books or moves what the visitor said yes to. */
export async function settle(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const { ctx, profile, sessionId, message, visitorZone, pageUrl } = desk
  const { name, email, phone } = message.state.details
  const { serviceId, start, bookingId } = talk
  const service = serviceOf(desk, talk)?.name ?? ''
  if (!serviceId || !start) return { content: say(desk, 'which'), talk: { step: 'service' } }
  try {
    if (bookingId && (await asksTooOften(ctx, 'booking', profile.id)))
      return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
    if (bookingId) {
      const moved = await moveTime(ctx, profile.id, { id: bookingId, start })
      return { content: say(desk, 'moved', { service, when: timeText(desk, moved.starts_at) }), talk: undefined }
    }
    if (!name || !email) return askMissing(desk, talk)
    const about = { sessionId, websiteUrl: pageUrl, language: message.understood.language, timeZone: visitorZone }
    const request = {
      serviceId,
      start,
      name,
      email,
      phone: phone ?? null,
      place: (asksPlace(desk) && placeOf(desk, talk)) || null,
      notes: notesOf(desk, serviceId),
      holdId: talk.holdId,
      ...about,
    }
    if (await asksTooOften(ctx, 'booking', profile.id))
      throw await askInstead(ctx, profile, { request, because: 'often' })
    const booking = await bookTime(ctx, profile.id, request)
    const link = booking.manageUrl ?? (await bookingLink(ctx, booking.id))
    const when = timeText(desk, booking.starts_at)
    const after = await tellTeamBooked(desk, talk)
    const calendar = { ...after.calendar, hasBooked: true as const }
    return { content: say(desk, 'booked', { service, when, email, link }), talk: undefined, calendar }
  } catch (error) {
    return await takenTurn(desk, talk, error)
  }
}

/** Where a visit is booked that asks for more than the chat does. */
const finishElsewhere = z.object({ bookingUrl: z.string(), bookingSite: z.string() })

const alternativesOf = ({ members }: ProblemError): Slot[] => {
  const read = z.array(slot).safeParse(members.alternatives)
  return read.success ? read.data : []
}

/** Somebody else was faster, or nobody can book here now. Throws what it doesn't know. */
async function takenTurn(desk: Desk, talk: BookingTalk, error: unknown): Promise<BookingTurn> {
  if (!(error instanceof ProblemError)) throw error
  if (error.code === 'booking-asked-instead') {
    const asked = askedWith(desk, talk)
    // The team was told of this one; what else stands is told with it.
    if (asked.length > 1) await tellTeam(desk, asked)
    return { content: say(desk, 'instead'), talk: undefined, calendar: { asked } }
  }
  const elsewhere = finishElsewhere.safeParse(error.members)
  if (elsewhere.success) {
    const { bookingUrl: link, bookingSite: site } = elsewhere.data
    return { content: say(desk, 'elsewhere', { site, link }), talk: undefined }
  }
  if (['booking-over', 'too-late-to-change', 'moved-often'].includes(error.code))
    return { content: say(desk, 'over'), talk: undefined, isForPerson: true }
  const slots = alternativesOf(error)
  if (error.code === 'slot-taken' && slots.length > 0) return offered(desk, { talk, slots, saying: 'taken' })
  throw error
}
