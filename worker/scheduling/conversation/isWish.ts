import { isTelling } from '../../answering'
import { wantedIn } from '../../knowledge'
import { stem } from '../../text/stem'
import { isStop } from '../../text/stopWords'
import { covered, type TermHit, tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import type { When } from '../../text/when/wish'
import { stemsIn } from '../../text/words'
import type { Desk } from './desk'
import { asksIfOpen, heardIn, hitsIn } from './heard'
import { serviceIn } from './serviceIn'

const SAYS_SO: ReadonlySet<string> = new Set(['free', 'available', 'wants'])

/** "Sunday at 2?", "a Swedish massage on Sunday": a time, and nothing else is asked for, such as what it costs then. */
export function isWish(desk: Desk): boolean {
  const { when, message, talk } = desk
  if (wantedIn(message.text).wanted.size > 0) return false
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
  const named = stemsIn(serviceIn(desk)?.name ?? '')
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
  'keeps',
  'others',
  'later',
  'earlier',
  'more',
] as const
const FEW_WORDS = 2

/** Whether the message's time belongs to something that it tells: "the 30th my lease ends", "don't call before 10". */
export function tellsElse(desk: Desk): boolean {
  if (desk.when.kind === 'none') return false
  const heard = heardIn(desk)
  const few = heard.has('no') ? 1 : FEW_WORDS
  return !WISHING.some((list) => heard.has(list)) && wordsBeside(desk, () => true) >= few
}

/** A day of the calendar: not "on Sundays", "at night" or "any time". */
export const isCertain = (when: When): boolean =>
  (when.kind === 'wish' ? [when.wish] : when.kind === 'ambiguous' ? when.readings : []).some(({ spans }) =>
    spans.some(({ days }) => days.some(({ to }) => to !== null)),
  )
