import { PLANS, type Plan } from '../../contract/plans'
import { ProblemError } from '../platform/http/problem'

// The same for a missing business and another owner's, so that ids reveal nothing.
export const businessNotFound = () => new ProblemError(404, 'business-not-found', 'We couldn’t find that business.')

export const versionNotFound = () => new ProblemError(404, 'version-not-found', 'We couldn’t find that version.')

export const versionNotWaiting = () =>
  new ProblemError(409, 'version-not-waiting', 'This change isn’t waiting anymore. Please look at what’s waiting now.')

export const faqNotFound = () => new ProblemError(404, 'faq-not-found', 'We couldn’t find that question.')

export const tooManyFaqs = (most: number) =>
  new ProblemError(
    422,
    'too-many-faqs',
    `A business has room for ${most} questions. Please remove one before adding another.`,
  )

export const faqsTooLong = () =>
  new ProblemError(
    422,
    'faqs-too-long',
    'Your questions and answers have gotten too long. Please shorten or remove some.',
  )

export const factsTooLong = () =>
  new ProblemError(422, 'facts-too-long', 'Your facts have gotten too long. Please shorten or remove some.')

const FACTS_CHANGED = 'facts-changed'
export const factsChanged = () =>
  new ProblemError(
    409,
    FACTS_CHANGED,
    'Your hours and prices were changed somewhere else after you opened them. Nothing was saved, and what you typed is still here. Copy what you need, then reload the page.',
  )

export const isFactsChanged = (error: unknown): boolean => error instanceof ProblemError && error.code === FACTS_CHANGED

export const businessLimitReached = (plan: Plan) => {
  const roomier = Object.values(PLANS).find((other) => other.businessLimit > plan.businessLimit)
  return new ProblemError(
    403,
    'business-limit-reached',
    `The ${plan.name} plan has room for ${plan.businessLimit} ${plan.businessLimit === 1 ? 'business' : 'businesses'}.${roomier ? ` ${roomier.name} has room for ${roomier.businessLimit}.` : ''}`,
  )
}

export const noPlan = () => new ProblemError(403, 'no-plan', 'Please pick a plan before adding a business.')

export const siteBlocked = () =>
  new ProblemError(403, 'site-blocked', 'This business doesn’t offer its chat on this website.')

export const originLinkInvalid = () =>
  new ProblemError(
    404,
    'origin-link-invalid',
    'This link doesn’t work anymore: it’s already been used, or it’s too old.',
  )
