import type { ChatReply, StatedDetails } from '../../contract/chat'
import type { Answer, ContactDetails, ConversationState, Matter } from '../answering'
import type { BusinessProfile } from '../businesses'
import { displayPhone } from '../leads'

type Shown = 'content' | 'needsLeadCapture' | 'needsScheduling' | 'wantsContact' | 'sources' | 'places'

/** A reply as the transcript keeps it. `origin` is where links in mail about it lead. */
export type Reply = Pick<Answer, Shown | 'answeredBy' | 'tokens' | 'rule'> & {
  /** Where nothing at hand held the answer. */
  unanswered?: { origin: string }
  /** What its owner is told of at once; `withLead`: the mail about the turn's lead tells it. */
  matter?: { kind: Matter; origin: string; withLead?: true }
  /** The visitor's message said who they are or how to reach them. */
  gaveDetails?: true
  /** What they have said of themselves, where the message added to it. */
  details?: ContactDetails
}

/** A reply that stands in the transcript. */
export type StandingReply = Reply & { id: string }

/** What a turn comes to: its reply, and what is known of the conversation after it. */
export type TurnOutcome = { reply: Reply; state?: ConversationState; lead?: ContactDetails; origin: string }

export function toOutcome(answer: Answer, before: ConversationState, origin: string): TurnOutcome {
  const { known, language: _, state, lead, matter, ...reply } = answer
  const isNew = (field: keyof ContactDetails) =>
    state.details[field] !== undefined && state.details[field] !== before.details[field]
  const whole: Reply = {
    ...reply,
    ...(!known && { unanswered: { origin } }),
    ...(matter && { matter: { kind: matter, origin, ...(lead && { withLead: true as const }) } }),
    ...(WAYS.some(isNew) && { gaveDetails: true as const }),
    ...((WAYS.some(isNew) || isNew('need')) && { details: state.details }),
  }
  return { reply: whole, state, ...(lead && { lead }), origin }
}

const WAYS = ['name', 'phone', 'email'] as const

/** A turn that could not be answered leaves what is known as it was. */
export const excuseOutcome = (reply: Reply, origin: string): TurnOutcome => ({ reply, origin })

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
    ...decided
  }: StandingReply,
): ChatReply => ({
  message: { id, content },
  calendlyUrl: profile.calendlyUrl,
  conversationId,
  ...decided,
  ...(details && { details: statedDetails(details, profile.country) }),
})

const statedDetails = ({ when: _, phone, ...stated }: ContactDetails, country: string): StatedDetails => ({
  ...stated,
  ...(phone && { phone: displayPhone(phone, country) }),
})

const offerToTakeDetails = (content: string): Reply => ({
  content,
  needsLeadCapture: true,
  needsScheduling: false,
  sources: [],
  answeredBy: 'facts',
})

/** Said when no answer could be made: the visitor still reaches the business. */
export const unableReply = offerToTakeDetails(
  'Sorry, I can’t look that up right now. Leave your details and we’ll get back to you.',
)

/** Said when a visit has gone on for longer than any visitor's does. */
export const longVisitReply = offerToTakeDetails(
  'We’ve covered a lot here. Leave your details and someone on the team will get back to you.',
)
