import { saysNeed } from '../../answering'
import { eventTypeIdOf } from '../calendly/serviceIds'
import type { Desk } from './desk'
import { wordsBesideWish } from './isWish'
import { personNote } from './personIn'

/** What the visitor said at one time or another is joined so. */
const JOINT = '; '

/**
 * What the business reads with a booking: whom the visitor would like to see, and what it is about in their words. That they want this
 * service at this time is what the booking itself says.
 */
export function notesOf(desk: Desk, serviceId: string): string | null {
  const { message, person } = desk
  // What an event type of Calendly asks is for the visitor to answer, not for words out of the chat.
  if (eventTypeIdOf(serviceId)) return person ? personNote(person) : null
  const { need = '', name } = message.state.details
  const tells = (said: string): boolean => {
    const text = person ? said.replaceAll(new RegExp(RegExp.escape(person.name), 'giu'), ' ') : said
    // "See Maya", "with Maya": one word says that they are wished for.
    const ofPerson = text === said ? 0 : 1
    return saysNeed(text, name) === 'matter' && wordsBesideWish({ ...desk, message: { ...message, text } }) > ofPerson
  }
  const about = need.split(JOINT).filter(tells).join(JOINT)
  const notes = [...(person ? [personNote(person)] : []), ...(about === '' ? [] : [about])]
  return notes.length > 0 ? notes.join('\n') : null
}
