import { ProblemError } from './problem'

export const keyReused = () =>
  new ProblemError(
    409,
    'idempotency-key-reused',
    'This Idempotency-Key was sent with other details before. Please send a new one with these.',
  )
