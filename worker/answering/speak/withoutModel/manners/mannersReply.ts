import { emergencyNumber } from '../../../../industries/emergencyNumber'
import type { Kind } from '../../../understand/understood'
import type { Spoken } from '../../spoken'
import { phoneOf } from '../facts/contacts'
import { plainly, type Saying, type Speaking, say } from '../speaking'
import { askMissing, endingWith } from './details'
import { smallTalk } from './smallTalk'

/** What is said to a message that isn't a question; `call`: the phone number belongs to it. */
const MANNERS: Partial<Record<Kind, { saying: Saying; call?: true }>> = {
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

/** How a good receptionist meets a message of a kind. */
export function mannersReply(speaking: Speaking, confirmed: string): Spoken {
  const { understood, question } = speaking
  const { kind } = understood
  const { profile, state: before } = question
  const business = profile.name
  if (kind === 'small_talk') return plainly(smallTalk(speaking))
  if (kind === 'off_topic') return plainly(say(speaking, 'offTopic', { business }))
  if (kind === 'abuse') return plainly(say(speaking, 'abuse'))
  if (kind === 'declines') return plainly(say(speaking, 'declined'))
  const books = kind === 'books' || (kind === 'accepts' && before.offer === 'booking')
  if (books && profile.calendlyUrl !== null) return plainly(booking(speaking))
  if (kind === 'gives_details') return endingWith(speaking, [confirmed], askMissing(speaking, true))
  if (kind === 'accepts') {
    const asked = askMissing(speaking, true)
    return asked.asks
      ? endingWith(speaking, [say(speaking, 'accepted')], asked)
      : plainly(say(speaking, 'acceptedComplete'))
  }
  const manner = MANNERS[kind]
  if (!manner) return plainly(say(speaking, 'okay'))
  const phone = manner.call && phoneOf(speaking)
  const sentences = [
    say(speaking, manner.saying, { emergency: emergencyNumber(profile.country) }),
    ...(phone ? [say(speaking, 'call', { phone })] : []),
    confirmed,
  ]
  const ending = askMissing(speaking)
  return endingWith(speaking, sentences, phone && !ending.asks ? plainly('') : ending)
}

/** What can be said of an appointment from here. */
export const booking = (speaking: Speaking): string =>
  say(speaking, speaking.question.profile.calendlyUrl === null ? 'book' : 'bookLink')
