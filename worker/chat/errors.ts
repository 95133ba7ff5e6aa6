import { ProblemError } from '../platform/http/problem'

export const chatSwitchedOff = () =>
  new ProblemError(403, 'business-inactive', 'This business has turned its chat off.')

export const messageNotFound = () => new ProblemError(404, 'message-not-found', 'We couldn’t find that message.')

export const sessionUnreachable = (cause: unknown) =>
  new ProblemError(503, 'session-unreachable', 'We couldn’t take your message just now. Please send it again.', {
    cause,
  })

export const messageReworded = () =>
  new ProblemError(
    409,
    'message-id-reused',
    'This messageId was already sent with different words. Please use a new one.',
  )
