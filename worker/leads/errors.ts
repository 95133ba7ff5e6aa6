import { fieldsInvalid } from '../platform/http/endpoint'
import { ProblemError } from '../platform/http/problem'

export const leadNotFound = () => new ProblemError(404, 'lead-not-found', 'There is no such lead.')

export const leadsSwitchedOff = () =>
  new ProblemError(403, 'business-inactive', 'This business isn’t taking messages here at the moment.')

export const phoneMissing = () => fieldsInvalid([{ path: 'phone', message: 'Please enter your phone number' }])

export const keyReused = () =>
  new ProblemError(
    409,
    'idempotency-key-reused',
    'This Idempotency-Key was sent with other details before. Please send a new one with these.',
  )
