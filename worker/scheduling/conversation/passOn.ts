import type { BookingTalk, BookingTurn } from '../../answering'
import { displayPhone } from '../../leads'
import { takeAsLead } from '../askInstead'
import { type Desk, serviceOf } from './desk'
import { isNo } from './heard'
import { personNote } from './personIn'
import { say, timeText } from './say'

/** Who has no email is called: the time they chose goes to the business with their number, which is asked for where it isn't known. */
export async function passOn(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const { ctx, profile, message, sessionId, pageUrl, person } = desk
  const { name, phone } = message.state.details
  const service = serviceOf(desk, talk)
  const when = timeText(desk, Date.parse(talk.start ?? ''))
  // Who would rather leave neither is expected all the same.
  const isRefused = desk.talk?.isCalled === true && desk.talk.step === 'email' && isNo(desk)
  if (!phone && !isRefused)
    return { content: say(desk, 'askPhone', { when }), talk: { ...talk, step: 'email' }, asked: 'contact' }
  const note = 'Has no email: call to confirm'
  const told = { service: service?.name ?? '', when }
  if (!phone)
    return {
      content: say(desk, 'passedOnName', { ...told, name: name ?? '' }),
      talk: undefined,
      matter: 'wants_person',
    }
  await takeAsLead(ctx, profile, {
    serviceId: service?.id ?? '',
    start: talk.start ?? '',
    name: name ?? '',
    email: null,
    phone,
    notes: person ? `${personNote(person)}\n${note}` : note,
    sessionId,
    websiteUrl: pageUrl,
    language: message.understood.language,
  })
  return { content: say(desk, 'passedOn', { ...told, phone: displayPhone(phone, profile.country) }), talk: undefined }
}
