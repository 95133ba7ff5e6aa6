import type { Context } from '../../platform/context'
import { ProblemError } from '../../platform/http/problem'

/** Throws 503 where the operator has set none. */
export function encryptionKey({ settings }: Context): string {
  if (settings.ENCRYPTION_KEY) return settings.ENCRYPTION_KEY
  throw new ProblemError(
    503,
    'encryption-key-missing',
    'Two-step login isn’t available yet: ENCRYPTION_KEY isn’t set on this server.',
  )
}
