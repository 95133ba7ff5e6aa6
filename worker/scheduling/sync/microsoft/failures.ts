import * as z from 'zod/mini'
import type { ProviderFailure } from '../CalendarProvider'
import { failureOfStatus, type Refusal, rateLimited } from '../callProvider'

const problem = z.object({
  error: z.object({ code: z.string(), '@event.existingEventId': z.optional(z.string()) }),
})

/** https://learn.microsoft.com/graph/errors, where codes differ in case from what Outlook answers. */
const FAILURES = new Map<string, ProviderFailure['failed']>(
  Object.entries({
    // Answered with 400 or 409.
    errorduplicatetransactionid: 'conflict',
    syncstatenotfound: 'gone',
    syncstateinvalid: 'gone',
    resyncrequired: 'gone',
  }),
)
/** Some of them with 403. */
const LIMITS = ['applicationthrottled', 'activitylimitreached', 'throttledrequest', 'toomanyrequests']

export function failureOf(refusal: Refusal): ProviderFailure {
  const code = problem.safeParse(refusal.body).data?.error.code.toLowerCase() ?? ''
  const failed = FAILURES.get(code)
  if (LIMITS.includes(code) || failed === 'rate-limited') return rateLimited(refusal.retryAfter)
  return failed ? { failed } : failureOfStatus(refusal)
}

/** The event that was made by this transaction before, though it may be deleted by now. */
export const existingEvent = ({ body }: Refusal): string | undefined =>
  problem.safeParse(body).data?.error['@event.existingEventId']
