import type { BookingTalk, BookingTurn } from '../../answering'
import { displayPhone } from '../../leads'
import { takeAsLead } from '../askInstead'
import { type Desk, serviceOf } from './desk'
import { personNote } from './personIn'
import { say, timeText } from './say'

/** Who has no email is called: the time they chose goes to the business with their number, which is asked for where it isn't known. */
export async function passOn(desk: Desk, talk: BookingTalk): Promise<BookingTurn> {
  const { ctx, profile, message, sessionId, pageUrl, person } = desk
  const { name, phone } = message.state.details
  const service = serviceOf(desk, talk)
  const when = timeText(desk, Date.parse(talk.start ?? ''))
  if (!phone) return { content: say(desk, 'askPhone', { when }), talk: { ...talk, step: 'email' }, asked: 'contact' }
  const note = 'Has no email: call to confirm'
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
  const told = { phone: displayPhone(phone, profile.country), service: service?.name ?? '', when }
  return { content: say(desk, 'passedOn', told), talk: undefined }
}
