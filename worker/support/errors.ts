import { ProblemError } from '../platform/http/problem'

export const requestNotFound = () =>
  new ProblemError(404, 'support-request-not-found', 'We couldn’t find that message.')

export const alreadyAnswered = () =>
  new ProblemError(409, 'support-request-answered', 'This message has already been answered.')
