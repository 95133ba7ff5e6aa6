import { ProblemError } from '../platform/http/problem'

export const questionNotFound = () => new ProblemError(404, 'question-not-found', 'We couldn’t find that question.')

export const questionClosed = () =>
  new ProblemError(409, 'question-closed', 'This question has already been answered or dismissed.')

export const answerLinkInvalid = () =>
  new ProblemError(
    404,
    'answer-link-invalid',
    'This link doesn’t work anymore. You’ll find the question in your dashboard.',
  )

export const tooManySavedQuestions = (most: number) =>
  new ProblemError(
    422,
    'too-many-saved-questions',
    `There’s room for ${most} saved questions. Please remove one before saving another.`,
  )
