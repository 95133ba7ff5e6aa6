import { isTelling } from '../../answering'
import { wantedIn } from '../../knowledge'
import { isStop } from '../../text/stopWords'
import { covered, tokensOf } from '../../text/terms'
import { restOf } from '../../text/when/readWhen'
import type { Desk } from './desk'
import { hitsIn } from './heard'
import { serviceIn } from './serviceIn'

/** "Sunday at 2?", "a Swedish massage on Sunday": a time, and nothing else is asked for, such as what it costs then. */
export function isWish(desk: Desk): boolean {
  const { when, message, talk } = desk
  if (when.kind === 'none' || wantedIn(message.text).wanted.size > 0) return false
  if (talk !== undefined || isBare(desk)) return true
  // "I had a massage on Sunday" asks for none.
  return serviceIn(desk) !== undefined && !isTelling(message.text, message.understood.language)
}

/** Nothing is said beside the time but that it be free. */
function isBare({ message: { text, understood }, profile: { country } }: Desk): boolean {
  const { language } = understood
  const rest = restOf(text, { country, language })
  const free = covered(hitsIn(rest, language).filter(({ list }) => list === 'free' || list === 'available'))
  return tokensOf(rest).every(({ word }, at) => isStop(word) || free.has(at))
}
