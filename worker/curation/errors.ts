import { ProblemError } from '../platform/http/problem'

export const questionNotFound = () => new ProblemError(404, 'question-not-found', 'There is no such question.')

export const questionClosed = () =>
  new ProblemError(409, 'question-closed', 'This question was answered or put away already.')

export const answerLinkInvalid = () =>
  new ProblemError(404, 'answer-link-invalid', 'This link doesn’t work anymore. The question is in your admin.')

export const tooManySavedQuestions = (most: number) =>
  new ProblemError(
    422,
    'too-many-saved-questions',
    `There is room for ${most} saved questions. Please remove one before saving another.`,
  )
