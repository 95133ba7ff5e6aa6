import { emergencyNumber } from '../../../../industries'
import { isOfferOpen, wentWrong } from '../../../state'
import type { MessageKind } from '../../../understand/understood'
import type { Spoken } from '../../spoken'
import type { AskedFor } from '../asked/asked'
import { phoneOf } from '../facts/contacts'
import { callText } from '../facts/reach'
import { isWornOut, plainly, type Saying, type Speaking, say, together } from '../speaking'
import { askMissing } from './details'
import { handlerReply } from './handlerReply'

/** What is said to a message that isn't a question; `call`: the phone number belongs to it, `ends`: nothing is asked for. */
const MANNERS: Partial<Record<MessageKind, { saying: Saying; call?: true; ends?: true }>> = {
  off_topic: { saying: 'offTopic', ends: true },
  abuse: { saying: 'abuse', ends: true },
  declines: { saying: 'declined', ends: true },
  urgent: { saying: 'urgent', call: true },
  complaint: { saying: 'complaint', call: true },
  refund: { saying: 'refund' },
  injury: { saying: 'injury', call: true },
  lost_item: { saying: 'lostItem', call: true },
  wants_person: { saying: 'person', call: true },
  changes_booking: { saying: 'change', call: true },
  wants_quote: { saying: 'quote' },
  books: { saying: 'book' },
}
/** The most telling first: "hi, are you a bot? thanks" asks whether we are one. */
const SMALL = [
  ['care', ['care']],
  ['reproach', ['abuse']],
  ['bot', ['bot']],
  ['missed', ['missed']],
  ['help', ['who', 'learnMore']],
  ['who', ['who']],
  ['howAreYou', ['howAreYou']],
  ['unclear', ['unclear', 'learnMore']],
  ['bye', ['bye']],
  ['thanks', ['thanks']],
  ['hello', ['hello']],
  ['okay', ['okay']],
] as const satisfies [string, Saying[]][]

/** What isn't about the business: a greeting, thanks, who we are, that we didn't understand each other. */
export function smallTalk(speaking: Speaking, { smallTalk: heard }: AskedFor): Spoken {
  const [, sayings] = SMALL.find(([key]) => heard.has(key)) ?? ['okay', ['okay'] as const]
  const slots = { business: speaking.question.profile.name }
  const said = plainly(...sayings.map((saying) => say(speaking, saying, slots)))
  return sayings.some((saying) => saying === 'bot') ? { ...said, offers: 'details' } : said
}

const isWithoutEmail = ({ understood, state }: Speaking): boolean =>
  understood.hasNoEmail === true && state.details.email === undefined

/** How a good receptionist meets a message of a kind. */
export function mannersReply(speaking: Speaking, asked: AskedFor, confirmed: string): Spoken {
  const { profile, state: before } = speaking.question
  const { matter } = before
  // "Someone needs to come today" of who complains is more of the same.
  const isMore = speaking.understood.kind === 'books' && wentWrong(matter) && matter !== undefined
  const kind = isMore ? matter : speaking.understood.kind
  const books = kind === 'books' || (kind === 'accepts' && before.offer === 'booking')
  if (books && profile.calendlyUrl !== null) return plainly(confirmed, say(speaking, 'bookLink'))
  if (kind === 'gives_details')
    return together(
      plainly(confirmed || say(speaking, isWithoutEmail(speaking) ? 'noEmail' : 'added')),
      askMissing(speaking),
    )
  // "Ok" and "fine" after an answer say that it was read.
  if ((kind === 'accepts' || kind === 'declines') && !isOfferOpen(before))
    return smallTalk(speaking, asked.things.length > 1 ? { ...asked, smallTalk: new Set() } : asked)
  if (kind === 'accepts') {
    const missing = askMissing(speaking)
    const taken = plainly(say(speaking, missing.asks ? 'accepted' : 'acceptedComplete'))
    return missing.asks ? together(taken, missing) : taken
  }
  const manner = MANNERS[kind]
  const isKind = kind === 'off_topic' && (asked.smallTalk.has('thanks') || asked.smallTalk.has('bye'))
  if (!manner || isKind) return smallTalk(speaking, asked)
  // Who was charged wrongly asks for nothing back as long as they don't say so.
  const isMisbilled = (kind === 'refund' || kind === 'complaint') && asked.topics.has('misbilled')
  const saying = isMisbilled && !asked.topics.has('due') ? 'misbilled' : manner.saying
  // The same apology is not made a third time.
  const slots = { business: profile.name, emergency: emergencyNumber(profile.country) }
  const isWorn = isWornOut(speaking, saying, slots)
  const said = isWorn ? say(speaking, 'notedMore') : say(speaking, saying, slots)
  if (manner.ends) return plainly(said)
  // Who says when to be called has chosen to be.
  const isTimed = (speaking.understood.details.when ?? speaking.understood.details.toCall) !== undefined
  const phone = manner.call && !isWorn && confirmed === '' && !isTimed ? phoneOf(speaking) : undefined
  const ending = askMissing(speaking)
  const handler = wentWrong(speaking.state.matter) ? handlerReply(speaking) : undefined
  const first = handler ? together(plainly(said), handler) : plainly(said)
  const called = together(first, plainly(phone ? callText(speaking, phone) : '', confirmed))
  return phone && !ending.asks ? called : together(called, ending)
}
