import type { ChatReply } from '../../contract/chat'
import type { Answer } from '../answering/answerer'
import type { BusinessProfile } from '../businesses/profile'

/** An answer as the transcript keeps it. */
export type Reply = Omit<Answer, 'known'> & {
  /** Where the facts didn't hold the answer; `origin` is where links in mail about it lead. */
  unanswered?: { origin: string }
}

/** A reply that stands in the transcript. */
export type StandingReply = Reply & { id: string }

export const toReply = ({ known, ...reply }: Answer, origin: string): Reply =>
  known ? reply : { ...reply, unanswered: { origin } }

export const replyView = (
  profile: BusinessProfile,
  conversationId: string,
  { id, content, unanswered: _, tokens: __, rule: ___, ...decided }: StandingReply,
): ChatReply => ({
  message: { id, content },
  calendlyUrl: profile.calendlyUrl,
  conversationId,
  ...decided,
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
  'Sorry, I can’t look that up just now. Leave your details and we’ll get back to you.',
)

/** Said when a visit has gone on for longer than any visitor's does. */
export const longVisitReply = offerToTakeDetails(
  'We’ve covered a lot here. Leave your details and someone will get back to you personally.',
)
