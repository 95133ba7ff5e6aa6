import { ProblemError } from '../platform/http/problem'

export const conversationNotFound = () =>
  new ProblemError(404, 'conversation-not-found', 'There is no such conversation.')
