import type { ChatReply, StatedDetails } from '../../contract/chat'
import type { Answer, ContactDetails, ConversationState, Matter } from '../answering'
import type { BusinessProfile } from '../businesses'
import { displayPhone } from '../leads'
import { prefilledLink } from '../scheduling'

type Shown =
  | 'content'
  | 'needsLeadCapture'
  | 'needsScheduling'
  | 'wantsContact'
  | 'sources'
  | 'places'
  | 'offered'
  | 'quickReplies'
  | 'takesNoRating'

/** A reply as it is stored in the transcript. `origin`: the origin of links in mail about it. */
export type Reply = Pick<Answer, Shown | 'answeredBy' | 'tokens' | 'rule'> & {
  language?: Answer['language']
  /** Present if nothing known held the answer. */
  unanswered?: { origin: string }
  /** What the owner is told of at once. `withLead`: in the mail about the turn's lead. */
  matter?: { kind: Matter; origin: string; withLead?: true }
  /** The visitor's message contained a name, phone number or email. */
  gaveDetails?: true
  /** It asks for a phone number or an email address. */
  takesEither?: true
  /** All contact details known so far, if the message added to them or the reply may show what they prefill: the form or the booking link. */
  details?: ContactDetails
}

/** A reply in the transcript. */
export type StandingReply = Reply & { id: string }

/** The result of a turn: its reply, and the conversation's state after it. */
export type TurnOutcome = { reply: Reply; state?: ConversationState; lead?: ContactDetails; origin: string }

export function toOutcome(answer: Answer, before: ConversationState, origin: string): TurnOutcome {
  const { known, state, lead, matter, ...reply } = answer
  const isNew = (field: keyof ContactDetails) =>
    state.details[field] !== undefined && state.details[field] !== before.details[field]
  const whole: Reply = {
    ...reply,
    ...(!known && { unanswered: { origin } }),
    ...(matter && { matter: { kind: matter, origin, ...(lead && { withLead: true as const }) } }),
    ...(WAYS.some(isNew) && { gaveDetails: true as const }),
    ...(reply.needsLeadCapture && state.asked === 'contact' && { takesEither: true as const }),
    ...((WAYS.some(isNew) || isNew('need') || reply.needsLeadCapture || reply.needsScheduling) && {
      details: state.details,
    }),
  }
  return { reply: whole, state, ...(lead && { lead }), origin }
}

const WAYS = ['name', 'phone', 'email'] as const

export const replyView = (
  profile: BusinessProfile,
  conversationId: string,
  {
    id,
    content,
    details,
    unanswered: _,
    matter: __,
    gaveDetails: ___,
    tokens: ____,
    rule: _____,
    offered,
    ...decided
  }: StandingReply,
): ChatReply => ({
  message: { id, content },
  ...linkOf(profile, decided.needsScheduling, { ...details, conversationId }),
  // Whoever is offered times needs no link to find some.
  ...(offered && { calendlyUrl: null, ...offered }),
  conversationId,
  ...decided,
  ...(details && { details: statedDetails(details, profile.country) }),
})

/** The booking link; where the reply offers it, prefilled with what was said. A health detail stays here. */
function linkOf(
  { calendlyUrl, noHealthDetails }: BusinessProfile,
  isOffered: boolean,
  { need, ...guest }: ContactDetails & { conversationId: string },
): Pick<ChatReply, 'calendlyUrl'> {
  if (!calendlyUrl || !isOffered) return { calendlyUrl }
  const known = { ...guest, ...(need && !noHealthDetails && { need }) }
  return { calendlyUrl: prefilledLink(calendlyUrl, known) }
}

const statedDetails = (
  { when: _, toCall: __, place: ___, phone, ...stated }: ContactDetails,
  country: string,
): StatedDetails => ({
  ...stated,
  ...(phone && { phone: displayPhone(phone, country) }),
})
