import { ProblemError } from '../platform/http/problem'

export const chatSwitchedOff = () =>
  new ProblemError(403, 'business-inactive', 'This business has switched its chat off.')

export const messageNotFound = () => new ProblemError(404, 'message-not-found', 'There is no such message.')

export const sessionUnreachable = (cause: unknown) =>
  new ProblemError(503, 'session-unreachable', 'Your message could not be taken just now. Please send it again.', {
    cause,
  })

export const messageReworded = () =>
  new ProblemError(
    409,
    'message-id-reused',
    'This messageId was already sent with different words. Please use a new one.',
  )
