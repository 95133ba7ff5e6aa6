import { SAVED_REPLIES_MAX } from '../../contract/savedReplies'
import { ProblemError } from '../platform/http/problem'

export const conversationNotFound = () =>
  new ProblemError(404, 'conversation-not-found', 'We couldn’t find that conversation.')

export const conversationEnded = () =>
  new ProblemError(409, 'conversation-ended', 'The visitor has left this chat. Call or email them instead.')

export const heldByAnother = (name: string | undefined) =>
  new ProblemError(
    409,
    'conversation-not-yours',
    name
      ? `${name} is answering this conversation now.`
      : 'Your front desk is answering this conversation. Take it over to write.',
  )

export const savedReplyNotFound = () =>
  new ProblemError(404, 'saved-reply-not-found', 'We couldn’t find that saved reply.')

export const tooManySavedReplies = () =>
  new ProblemError(
    409,
    'too-many-saved-replies',
    `You have ${SAVED_REPLIES_MAX} saved replies, and that’s the limit. Delete one first.`,
  )
