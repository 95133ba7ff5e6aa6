import { tokensOf } from '../../text/terms'
import { type ContactDetails, type ConversationState, isOfferOpen } from '../state'
import { conceptsIn } from './classifier/features'
import { sharesOf } from './classifier/sharesOf'
import priors from './priors.json'
import type { MessageKind } from './understood'

type Prior = Partial<Record<MessageKind, number>>
/**
 * What a kind's likelihood is multiplied by. `always`: a question that is taken for one of these isn't answered, so they must be likelier
 * than it by as much. `withoutLoss`: no word of losing or
 * finding is in it; `withoutHurt`: none of the body or of being hurt. `withContact`: a phone number or an address is in the message. The others: what we asked or offered before.
 */
const PRIORS: Record<keyof typeof priors, Prior> = priors

/** Less sure of what a message is than this, it is answered as a question; nothing is taken up or declined that wasn't offered. */
const UNSURE = 0.38
/** Whoever leaves a number wants to hear from somebody. */
const UNSURE_WITH_CONTACT = 0.25
const UNSURE_UNOFFERED = 0.7
const ANSWERS_OFFER: ReadonlySet<MessageKind> = new Set(['accepts', 'declines'])
/** The longest message that an answer to our own question mostly is. */
const SHORT = 40

/** "Lena", "Lena." where a name was asked for: nothing else is said. */
const isJustTheName = (text: string, { name }: ContactDetails): boolean =>
  name !== undefined && text.trim().length <= name.length + 2

/** What kind of message it is, from its words and from what was asked or offered before; where neither tells, a question. */
export function kindOf(
  text: string,
  { state, details }: { state: ConversationState; details: ContactDetails },
  shares = sharesOf(text),
): { kind: MessageKind; confidence: number } {
  const isOffered = isOfferOpen(state)
  if (isJustTheName(text, details) && isOffered) return { kind: 'gives_details', confidence: 1 }
  const weights = [PRIORS.always]
  if (!tellsOfLoss(text)) weights.push(PRIORS.withoutLoss)
  if (!tellsOfHurt(text)) weights.push(PRIORS.withoutHurt)
  if (details.phone || details.email) weights.push(PRIORS.withContact)
  if (text.trim().length <= SHORT) {
    if (state.asked) weights.push(details.name ? PRIORS.afterAskingWithName : PRIORS.afterAsking)
    weights.push(isOffered ? PRIORS.afterOffer : PRIORS.withoutOffer)
  }
  const weighed = [...shares].map(([kind, share]): [MessageKind, number] => [
    kind,
    weights.reduce((product, weight) => product * (weight[kind] ?? 1), share),
  ])
  const all = weighed.reduce((sum, [, share]) => sum + share, 0)
  const [kind, share] = weighed.reduce((best, one) => (one[1] > best[1] ? one : best))
  const confidence = share / all
  const unsure = details.phone || details.email ? UNSURE_WITH_CONTACT : UNSURE
  const least = ANSWERS_OFFER.has(kind) && !isOffered ? UNSURE_UNOFFERED : unsure
  return { kind: confidence < least ? 'question' : kind, confidence }
}

/** "Lost", "did anyone find", "left my keys": a box or an elevator alone is nobody's lost property. */
function tellsOfLoss(text: string): boolean {
  const concepts = conceptsIn(tokensOf(text))
  const isLeft = concepts.some(({ list }) => list === 'left')
  return concepts.some(({ list }) => list === 'lost' || (isLeft && (list === 'thing' || list === 'yours')))
}

/** "My neck", "it burned me": mice in a piano hurt nobody. */
const tellsOfHurt = (text: string): boolean =>
  conceptsIn(tokensOf(text)).some(({ list }) => list === 'hurt' || list === 'body')

/** How many words may stand between "not" and what it denies: "not that urgent". */
const FARTHEST_DENIED = 2

/** "It's not urgent": the words of a concept stand there only to be denied. */
export function isDenied(text: string, concept: 'urgent'): boolean {
  const hits = conceptsIn(tokensOf(text))
  const nots = hits.filter(({ list }) => list === 'not' || list === 'no')
  const said = hits.filter(({ list }) => list === concept)
  return said.length > 0 && said.every(({ from }) => nots.some(({ to }) => to <= from && from - to <= FARTHEST_DENIED))
}
