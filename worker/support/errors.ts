import { ProblemError } from '../platform/http/problem'

export const requestNotFound = () => new ProblemError(404, 'support-request-not-found', 'There is no such message.')

export const alreadyAnswered = () =>
  new ProblemError(409, 'support-request-answered', 'This message has been answered already.')
