import { ProblemError } from './problem'

export const keyReused = () =>
  new ProblemError(
    409,
    'idempotency-key-reused',
    'This Idempotency-Key was already sent with different details. Please use a new one for these.',
  )
