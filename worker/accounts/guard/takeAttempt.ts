import type { Context } from '../../platform/context'
import { keyedHash } from '../../platform/crypto/keyedHash'
import { tooManyAttempts } from '../errors'
import { attemptGuard } from './attemptGuardObject'
import { ATTEMPT_RULES, type AttemptKind } from './rules'

export type Attempt = {
  /** If this attempt fails, the next one has to wait. */
  beginsPause: boolean
  /** Undoes this attempt. */
  forgive: () => Promise<void>
  /** Resets the subject's count. */
  forget: () => Promise<void>
}

// Hashed, because object names are visible in the platform's dashboard; keyed, because there are few addresses.
export const guardFor = async (ctx: Context, kind: AttemptKind, subject: string) =>
  attemptGuard(ctx, `${kind}:${await keyedHash(ctx, [subject])}`)

/** Counts an attempt. `subject` is the address, email or customer id it is made in the name of. Throws 429 while a pause lasts. */
export async function takeAttempt(ctx: Context, kind: AttemptKind, subject: string): Promise<Attempt> {
  const guard = await guardFor(ctx, kind, subject)
  const rule = ATTEMPT_RULES[kind]
  const counting = await guard.attempt({ ...rule, free: Math.ceil(rule.free * ctx.settings.RATE_LIMIT_SCALE) })
  if (counting.waitMs > 0) throw tooManyAttempts(counting.waitMs)
  return { beginsPause: counting.beginsPause, forgive: () => guard.forgive(), forget: () => guard.forget() }
}
