import * as z from 'zod/mini'
import { graphError, type Refusal, signInError } from './errors.ts'

/** How one of the coming calls goes wrong. */
export const fault = z.object({
  /** Part of the method and path, such as `POST /v1.0/me/calendars` or `/oauth2/v2.0/token`. */
  on: z.string(),
  how: z.enum([
    'expired',
    'revoked',
    'forbidden',
    'rate-limited',
    'too-many',
    'conflict',
    'gone',
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

const throttled = (status: number) =>
  graphError(status, 'ApplicationThrottled', 'Application is over its MailboxConcurrency limit.', {
    headers: { 'retry-after': '1' },
  })

const refusals: Record<Exclude<Fault['how'], 'hang' | 'drop' | 'broken'>, () => Refusal> = {
  expired: () =>
    graphError(401, 'InvalidAuthenticationToken', 'Lifetime validation failed, the token is expired.', {
      headers: { 'www-authenticate': 'Bearer realm="", error="invalid_token"' },
    }),
  revoked: () =>
    signInError(
      'invalid_grant',
      50173,
      'The provided grant has expired due to it being revoked, a fresh auth token is needed.',
    ),
  forbidden: () => graphError(403, 'ErrorAccessDenied', 'Access is denied. Check credentials and try again.'),
  'rate-limited': () => throttled(403),
  'too-many': () => throttled(429),
  conflict: () =>
    graphError(
      400,
      'ErrorDuplicateTransactionId',
      "Your request can't be completed. The TransactionId specified in the request has already been used to create a different event.",
    ),
  gone: () =>
    graphError(
      410,
      'SyncStateNotFound',
      'The sync state generation is not found; generation=149;[highest=157][157][155][156].',
    ),
  precondition: () =>
    graphError(
      412,
      'ErrorIrresolvableConflict',
      'The send or update operation could not be performed because the change key passed in the request does not match the current change key for the item.',
    ),
  error: () => graphError(500, 'ErrorInternalServerError', 'An internal server error occurred. The operation failed.'),
  unavailable: () =>
    graphError(503, 'ServiceUnavailable', 'The service is temporarily unavailable.', {
      headers: { 'retry-after': '1' },
    }),
}

/** The answer of a fault; null: a broken one, or none at all. */
export const refusalOf = (how: Fault['how']): Refusal | null =>
  how === 'hang' || how === 'drop' || how === 'broken' ? null : refusals[how]()
