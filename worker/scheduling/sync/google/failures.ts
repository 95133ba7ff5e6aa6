import * as z from 'zod/mini'
import type { ProviderFailure } from '../CalendarProvider'
import { failureOfStatus, type Refusal, rateLimited } from '../callProvider'

const problem = z.object({
  error: z.object({ errors: z.optional(z.array(z.object({ reason: z.string() }))) }),
})

/** https://developers.google.com/workspace/calendar/api/guides/errors */
const LIMITS = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'dailyLimitExceeded']

export function failureOf(refusal: Refusal): ProviderFailure {
  const reasons = problem.safeParse(refusal.body).data?.error.errors?.map(({ reason }) => reason) ?? []
  if (refusal.status === 403 && reasons.some((reason) => LIMITS.includes(reason)))
    return rateLimited(refusal.retryAfter)
  return failureOfStatus(refusal)
}
