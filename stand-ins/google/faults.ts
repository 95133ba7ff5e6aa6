import * as z from 'zod/mini'
import {
  apiError,
  conditionNotMet,
  deleted,
  duplicate,
  fullSyncRequired,
  invalidGrant,
  notFound,
  type Refusal,
  rateLimited,
  unauthorized,
} from './errors.ts'

const REFUSALS = {
  expired: unauthorized,
  revoked: invalidGrant,
  forbidden: () =>
    apiError(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.', { domain: 'calendar' }),
  'rate-limited': () => rateLimited(403),
  'too-many': () => rateLimited(429),
  'not-found': notFound,
  conflict: duplicate,
  gone: deleted,
  'full-sync': fullSyncRequired,
  precondition: conditionNotMet,
  error: () => apiError(500, 'backendError', 'Backend Error'),
  unavailable: () => apiError(503, 'backendError', 'The service is currently unavailable.'),
}

/** How one of the coming calls goes wrong. */
export const fault = z.object({
  /** Part of the method and path, such as `POST /calendar/v3/calendars` or `/token`. */
  on: z.string(),
  how: z.enum([
    'expired',
    'revoked',
    'forbidden',
    'rate-limited',
    'too-many',
    'not-found',
    'conflict',
    'gone',
    'full-sync',
    'precondition',
    'error',
    'unavailable',
    'hang',
    'drop',
    'broken',
  ]),
  /** Carried out first: only its answer is another, or gets lost. */
  after: z._default(z.boolean(), false),
  times: z._default(z.number(), 1),
})
export type Fault = z.infer<typeof fault>

export function takeFault(faults: Fault[], call: string): Fault | undefined {
  const found = faults.find(({ on, times }) => times > 0 && call.includes(on))
  if (found) found.times--
  return found
}

/** The answer of a fault; null: a broken one, or none at all. */
export const refusalOf = (how: Fault['how']): Refusal | null =>
  how === 'hang' || how === 'drop' || how === 'broken' ? null : REFUSALS[how]()
