import { asksOutright, clausesOf, isTelling, type Understood } from '../../answering'
import { wantedIn } from '../../knowledge'
import { cutAtMarks } from '../../text/marks'
import { isStop } from '../../text/stopWords'
import { covered, tokensOf } from '../../text/terms'
import { beforeTime, readWhen, restOf } from '../../text/when/readWhen'
import type { Desk } from './desk'
import { asksIfOpen, heardIn, hitsIn, placeIn } from './heard'
import { asksValue, isBare, isCertain, isOfClock, isWish, tellsElse } from './isWish'
import { asksOfPerson } from './personIn'
import { serviceIn } from './serviceIn'

/** Who is upset or wants a person isn't offered times. */
export const OTHERS: ReadonlySet<Understood['kind']> = new Set([
  'urgent',
  'complaint',
  'refund',
  'injury',
  'lost_item',
  'wants_person',
  'abuse',
])

const ASKING: ReadonlySet<Understood['kind']> = new Set(['question', 'accepts', 'gives_details', 'wants_quote'])
const SURE = 0.7
const PERCENT = /\d\s?%/u

/** Whether a message asks for a time to come: "can you fit me in Tuesday?", "Sunday at 2?" */
export function asksForTime(desk: Desk): boolean {
  const { kind, confidence } = desk.message.understood
  // "Is Sam in on Thursday" asks of Sam, "is Sam in on Thursday at 1" for that time.
  if (asksOfPerson(desk) && !isOfClock(desk.when)) return false
  const heard = heardIn(desk)
  // "A week on Tuesday would be best": nothing that is booked is spoken of.
  const isNew = kind === 'changes_booking' && !heard.has('cancels') && !heard.has('moves')
  const isSure = confidence > SURE && !isOfOtherTime(desk)
  if (kind === 'books' && (isSure || heard.has('wants'))) return !heard.has('cancels')
  if (!(kind === 'books' || ASKING.has(kind) || isNew)) return false
  return heard.has('asks') || isWish(desk) || (isOfTime(desk) && (heard.has('available') || isAboutTime(desk)))
}

/** "What can I take until Thursday comes": it has a time in it, for which nobody wishes. */
const isOfOtherTime = ({ when, message: { text, understood }, profile: { country } }: Desk): boolean =>
  when.kind === 'none' &&
  tokensOf(restOf(text, { language: understood.language, country })).length < tokensOf(text).length

/** No time but a bare number: "can I get the 30 back". */
const NUMBER = /(?<![\p{L}\d:./-])\d{1,2}(?![\p{L}\d:./-])/gu
const isOfNumber = ({ message: { text, now, understood }, timeZone, profile: { country } }: Desk): boolean =>
  readWhen(text.replaceAll(NUMBER, ''), { now: now.getTime(), timeZone, country, language: understood.language })
    .kind === 'none'

/** Whether what a message asks has a time in it, not only what it tells: "I get married March 18, do you do hair?" */
function isOfTime({ when, message: { text, understood }, profile: { country } }: Desk): boolean {
  if (when.kind === 'none') return false
  const asked = askedIn(text)
  return (
    asked.length === 0 ||
    asked.some((clause) => beforeTime(clause, { country, language: understood.language }) !== undefined)
  )
}

/** What moves a booking on, however it is asked for. */
const MOVES: ReadonlySet<string> = new Set(['later', 'earlier', 'nextDay', 'more', 'together'])
const MAY_MOVE: ReadonlySet<string> = new Set(['available', 'others'])

/** In the middle of a booking something else is asked: "do I need to bring anything?", "do you use hot stones for the massage?" */
export function asksElse(desk: Desk): boolean {
  const { message, when } = desk
  const { text, understood } = message
  const heard = heardIn(desk)
  if (understood.kind === 'books' || understood.kind === 'changes_booking' || heard.has('asks')) return false
  const isOther = heard.has('openAt') || heard.has('howOrWhat') || asksValue(desk)
  const isOfBooking = (clause: string): boolean => {
    const hits = hitsIn(clause, understood.language)
    if (hits.some(({ list }) => MOVES.has(list)) || placeIn(clause, understood.language) !== undefined) return true
    // "Can I leave it Sunday night" keeps nothing that was chosen.
    const isKept = desk.talk?.start !== undefined || desk.talk?.bookingId !== undefined
    if (isOther || (!isKept && hits.some(({ list }) => list === 'keeps'))) return false
    if (hits.some(({ list }) => MAY_MOVE.has(list)) || isBare(desk)) return true
    return isCertain(when) ? leadsToTime(clause, desk) : heard.has('wants') && serviceIn(desk) !== undefined
  }
  const asked = askedIn(text)
  // "Price for both safety and emissions"
  if (asked.length === 0) return desk.talk?.step === 'service' && when.kind === 'none' && isOther && !isBare(desk)
  return !asked.some(isOfBooking)
}

const askedIn = (text: string): string[] => cutAtMarks(text).filter(asksOutright)

/** Days or hours to come are what a message asks about, if it asks anything: "lunchtime tomorrow? just a trim", "11/30 8am oil change". */
function isAboutTime(desk: Desk): boolean {
  const { when, message } = desk
  const { text, understood } = message
  const { language } = understood
  // "How much is a trim and can you do Tuesday": what else is asked is answered beside it.
  const own = clausesOf(text, language).find((clause) => leadsToTime(clause, desk))
  const about = own ?? text
  const { wanted } = wantedIn(about)
  // "Do I get 10% off the 6 pack" asks of a discount.
  if (!isCertain(when) || wanted.has('money') || PERCENT.test(about)) return false
  if (asksIfOpen(desk) || hitsIn(about, language).some(({ list }) => list === 'howOrWhat')) return false
  if (isTelling(about, language) || (tellsElse(desk) && !isOfClock(when)) || isOfNumber(desk)) return false
  const asked = askedIn(text)
  return own !== undefined || asked.length === 0 || asked.some((clause) => leadsToTime(clause, desk))
}

const LEADS: ReadonlySet<string> = new Set(['free', 'available', 'self', 'proposes'])
/** "Can I come Tuesday", "anything Tuesday", "is Tuesday possible", but not "is parking free on Tuesday". */
function leadsToTime(clause: string, { message: { understood }, profile: { country } }: Desk): boolean {
  const { language } = understood
  const lead = beforeTime(clause, { country, language })
  if (lead === undefined) return false
  const hits = hitsIn(lead, language)
  const free = covered(hits.filter(({ list }) => LEADS.has(list)))
  return (
    hits.some(({ list }) => list === 'self') || tokensOf(lead).every(({ word }, at) => isStop(word) || free.has(at))
  )
}
