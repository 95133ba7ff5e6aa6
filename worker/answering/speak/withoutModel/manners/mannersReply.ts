import { emergencyNumber } from '../../../../industries/emergencyNumber'
import type { Kind } from '../../../understand/understood'
import type { Spoken } from '../../spoken'
import { heardIn } from '../asked/heard'
import SMALL_TALK from '../asked/smallTalk.json'
import { phoneOf } from '../facts/contacts'
import { plainly, type Saying, type Speaking, say, together } from '../speaking'
import { askMissing } from './details'

/** What is said to a message that isn't a question; `call`: the phone number belongs to it, `ends`: nothing is asked for. */
const MANNERS: Partial<Record<Kind, { saying: Saying; call?: true; ends?: true }>> = {
  off_topic: { saying: 'offTopic', ends: true },
  abuse: { saying: 'abuse', ends: true },
  declines: { saying: 'declined', ends: true },
  urgent: { saying: 'urgent', call: true },
  complaint: { saying: 'complaint' },
  refund: { saying: 'refund' },
  injury: { saying: 'injury' },
  lost_item: { saying: 'lostItem', call: true },
  wants_person: { saying: 'person', call: true },
  changes_booking: { saying: 'change', call: true },
  wants_quote: { saying: 'quote' },
  books: { saying: 'book' },
}
/** The most telling first: "hi, are you a bot? thanks" asks whether we are one. */
const SMALL = ['bot', 'who', 'howAreYou', 'bye', 'thanks', 'hello', 'okay'] as const satisfies Saying[]

/** How a good receptionist meets a message of a kind. */
export function mannersReply(speaking: Speaking, confirmed: string): Spoken {
  const { understood, question } = speaking
  const { kind } = understood
  const { profile, state: before } = question
  const slots = { business: profile.name, emergency: emergencyNumber(profile.country) }
  const books = kind === 'books' || (kind === 'accepts' && before.offer === 'booking')
  if (books && profile.calendlyUrl !== null) return plainly(speaking, confirmed, booking(speaking))
  if (kind === 'gives_details') return together(speaking, plainly(speaking, confirmed), askMissing(speaking, true))
  if (kind === 'accepts') {
    const asked = askMissing(speaking, true)
    const taken = asked.asks ? say(speaking, 'accepted') : say(speaking, 'acceptedComplete')
    return asked.asks ? together(speaking, plainly(speaking, taken), asked) : plainly(speaking, taken)
  }
  const manner = MANNERS[kind]
  if (!manner) {
    const heard = smallTalkIn(speaking)
    return plainly(speaking, say(speaking, SMALL.find((one) => heard.has(one)) ?? 'okay', slots))
  }
  const said = say(speaking, manner.saying, slots)
  if (manner.ends) return plainly(speaking, said)
  const phone = manner.call && confirmed === '' ? phoneOf(speaking) : undefined
  const ending = askMissing(speaking)
  const called = plainly(speaking, said, phone ? say(speaking, 'call', { phone }) : '', confirmed)
  return phone && !ending.asks ? called : together(speaking, called, ending)
}

const smallTalkIn = ({ question, understood }: Speaking) => heardIn(question.text, understood.language, SMALL_TALK).keys
export const hasSmallTalk = (speaking: Speaking): boolean => smallTalkIn(speaking).size > 0

/** What can be said of an appointment from here. */
export const booking = (speaking: Speaking): string =>
  say(speaking, speaking.question.profile.calendlyUrl === null ? 'book' : 'bookLink')
