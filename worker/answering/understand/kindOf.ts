import type { ContactDetails, ConversationState } from '../state'
import { sharesOf } from './classifier/sharesOf'
import type { Kind } from './understood'

type Context = { state: ConversationState; details: ContactDetails }

/** A question that is taken for one of these isn't answered: they must be likelier than it by as much. */
const CAREFUL: Partial<Record<Kind, number>> = {
  complaint: 0.6,
  refund: 0.7,
  injury: 0.7,
  lost_item: 0.75,
  off_topic: 0.45,
  abuse: 0.5,
  urgent: 0.7,
  small_talk: 0.7,
}
/** What is said with a phone number or an address in it is mostly said to leave them. */
const WITH_CONTACT: Partial<Record<Kind, number>> = {
  gives_details: 12,
  question: 0.5,
  abuse: 0.1,
  off_topic: 0.2,
  small_talk: 0.2,
  accepts: 0.3,
}
/** Right after we asked for a detail or offered something. */
const AFTER_ASKING: Partial<Record<Kind, number>> = { gives_details: 4, declines: 2, accepts: 1.5 }
const AFTER_OFFER: Partial<Record<Kind, number>> = {
  accepts: 4,
  declines: 4,
  gives_details: 2,
  small_talk: 0.5,
  abuse: 0.7,
}
const WITHOUT_OFFER: Partial<Record<Kind, number>> = { accepts: 0.6, declines: 0.8 }
/** The longest message that an answer to our own question mostly is. */
const SHORT = 40

/** What kind of message it is, from its words and from what was asked or offered before; where neither tells, a question. */
export function kindOf(text: string, { state, details }: Context): { kind: Kind; confidence: number } {
  const weights = [CAREFUL]
  if (details.phone || details.email) weights.push(WITH_CONTACT)
  const isShort = text.trim().length <= SHORT
  if (isShort && state.asked) weights.push(details.name ? { ...AFTER_ASKING, gives_details: 20 } : AFTER_ASKING)
  if (isShort) weights.push(state.offer || state.asked ? AFTER_OFFER : WITHOUT_OFFER)
  const weighed = [...sharesOf(text)].map(([kind, share]): [Kind, number] => [
    kind,
    weights.reduce((product, weight) => product * (weight[kind] ?? 1), share),
  ])
  const all = weighed.reduce((sum, [, share]) => sum + share, 0)
  const [kind, share] = weighed.reduce((best, one) => (one[1] > best[1] ? one : best))
  return { kind, confidence: share / all }
}
