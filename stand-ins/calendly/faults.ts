import * as z from 'zod/mini'
import {
  alreadyFilled,
  invalid,
  notFound,
  permissionDenied,
  serverError,
  tooManyRequests,
  unauthenticated,
} from './errors.ts'

export const fault = z.object({
  /** Which calls fail, as the beginning of `POST /invitees`. */
  call: z.string(),
  how: z.enum([
    'expired',
    'forbidden',
    'not-found',
    'invalid',
    'filled',
    'rate-limited',
    'unavailable',
    'hang',
    'broken-body',
    // The call is done, and its answer is lost.
    'lost',
  ]),
  times: z._default(z.number(), 1),
})
export type Fault = z.infer<typeof fault>

/** The fault that this call meets; each is used up. */
export function meetFault(faults: Fault[], call: string): Fault['how'] | undefined {
  const met = faults.find((one) => one.times > 0 && call.startsWith(one.call))
  if (met) met.times -= 1
  return met?.how
}

export const ERRORS = {
  expired: () => unauthenticated('The access token expired'),
  forbidden: () => permissionDenied(),
  'not-found': notFound,
  invalid: () => invalid('location.kind', 'invalid location choice'),
  filled: alreadyFilled,
  'rate-limited': tooManyRequests,
  unavailable: serverError,
} as const
