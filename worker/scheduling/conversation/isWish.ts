import { isTelling } from '../../answering'
import { wantedIn } from '../../knowledge'
import { cutAtMarks } from '../../text/marks'
import { stem } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { covered, type TermHit, tokensOf } from '../../text/terms'
import { readWhen, restOf } from '../../text/when/readWhen'
import { isExact, type When } from '../../text/when/wish'
import type { Desk } from './desk'
import { asksIfOpen, heardIn, hitsIn } from './heard'
import { namingStems, serviceIn } from './serviceIn'
import { withoutDays } from './without'

export const isOfClock = (when: When): boolean => when.kind === 'wish' && isExact(when.wish)

/** It asks for something that the business has told: a price, an address, its hours, but not for Monday evening. */
export function asksValue(desk: Desk): boolean {
  const wanted = [...wantedIn(desk.message.text).wanted]
  const isOfHours = wanted.includes('hours') && (!isCertain(desk.when) || asksIfOpen(desk))
  return isOfHours || wanted.some((one) => one !== 'hours')
}

const SAYS_SO: ReadonlySet<string> = new Set(['free', 'available', 'wants'])

/** "Sunday at 2?", "a Swedish massage on Sunday": a time, and nothing else is asked for, such as what it costs then. */
export function isWish(desk: Desk): boolean {
  const { when, message, talk } = desk
  if (asksValue(desk)) return false
  // "I want a Swedish massage"
  if (when.kind === 'none') return heardIn(desk).has('wants') && serviceIn(desk) !== undefined && isBare(desk)
  if (talk !== undefined) return true
  // "Do you do Saturdays?" and "open Christmas Eve?" ask when somebody is there.
  if (isBare(desk)) return isCertain(when) && !asksIfOpen(desk)
  // "I had a massage on Sunday" asks for none.
  return serviceIn(desk) !== undefined && !isTelling(message.text, message.understood.language)
}

/** Nothing is said beside the time and the service but that it be wanted or free; "is parking free on Sunday?" asks of parking. */
export const isBare = (desk: Desk): boolean => wordsBesideWish(desk) === 0

export const wordsBesideWish = (desk: Desk): number => wordsBeside(desk, ({ list }) => SAYS_SO.has(list))

/** How many words of a message tell of something else than the time, the service and what is told by these. */
function wordsBeside(desk: Desk, isOfThis: (hit: TermHit) => boolean): number {
  const { message, profile } = desk
  const { language } = message.understood
  const rest = restOf(message.text, { country: profile.country, language })
  const said = covered(hitsIn(rest, language).filter(isOfThis))
  const named = namingStems(desk)
  return tokensOf(rest).filter(({ word }, at) => !isStop(word) && !said.has(at) && !named.has(stem(word))).length
}

/** Words that make a time in a message one that is wanted. */
const WISHING = [
  'asks',
  'available',
  'wants',
  'free',
  'yes',
  'moves',
  'instead',
  'proposes',
  'others',
  'later',
  'earlier',
  'more',
] as const
const FEW_WORDS = 2
const SURE = 0.7

/** Whether the message's time belongs to something that it tells: "the 30th my lease ends", "don't call before 10". */
export function tellsElse(desk: Desk): boolean {
  if (desk.when.kind === 'none') return false
  const { text, understood } = desk.message
  const { kind, confidence, details } = understood
  // "Have them call after 6"
  if (details.toCall !== undefined && !isCertain(desk.when)) return true
  // "Not Tuesday, I have the craft fair" rules a day out, whatever for.
  if ((kind === 'books' && confidence > SURE) || withoutDays([], desk.when).length > 0) return false
  const heard = heardIn(desk)
  // "Leave it Sunday night" keeps nothing where nothing was chosen.
  const hasSome = desk.talk?.start !== undefined || desk.talk?.bookingId !== undefined
  const isKept = ({ list }: TermHit) => list !== 'keeps' || hasSome
  if (WISHING.some((list) => heard.has(list)) || (hasSome && heard.has('keeps')) || saysTimeAlone(desk)) return false
  const isTold = heard.has('no') || (isTelling(text, understood.language) && !isOfClock(desk.when))
  const few = isTold ? 1 : FEW_WORDS
  return wordsBeside(desk, isKept) >= few
}

/** "If Monday then it has to be before 9, I have to be in Allentown at 10": one clause is a time and nothing else. */
export function saysTimeAlone(desk: Desk): boolean {
  const { message, timeZone, profile } = desk
  const { now, understood, text } = message
  const context = { now: now.getTime(), timeZone, country: profile.country, language: understood.language }
  return cutAtMarks(text).some(
    (clause) =>
      isCertain(readWhen(clause, context)) &&
      wordsBeside({ ...desk, message: { ...message, text: clause } }, () => true) === 0,
  )
}

/** Beside what is known of a booking it says no more than a word or two: "the deep tissue one, not the Swedish". */
export const saysLittle = (desk: Desk): boolean => wordsBeside(desk, () => true) <= FEW_WORDS

/** A service is wished for, and not only spoken of: "my son is afraid of the dentist", "it's my first car". */
export const asksForService = (desk: Desk): boolean =>
  serviceIn(desk) !== undefined &&
  (WISHING.some((list) => heardIn(desk).has(list)) ||
    (wordsBeside(desk, () => true) < FEW_WORDS && !isTelling(desk.message.text, desk.message.understood.language)))

/** A day of the calendar: not "on Sundays", "at night" or "any time". */
export const isCertain = (when: When): boolean =>
  (when.kind === 'wish' ? [when.wish] : when.kind === 'ambiguous' ? when.readings : []).some(({ spans }) =>
    spans.some(({ days }) => days.some(({ to }) => to !== null)),
  )
