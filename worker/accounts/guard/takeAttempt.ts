import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { tooManyAttempts } from '../errors'
import { attemptGuard } from './attemptGuardObject'
import { ATTEMPT_RULES, type AttemptKind } from './rules'

export type Attempt = {
  /** Should it fail, the next one has to wait. */
  beginsPause: boolean
  /** Takes this one attempt back. */
  forgive: () => Promise<void>
  /** Forgets all that was counted for the subject. */
  forget: () => Promise<void>
}

// The name of an object is seen in the platform's dashboard: nobody's email should be.
export const guardFor = async (ctx: Context, kind: AttemptKind, subject: string) =>
  attemptGuard(ctx, `${kind}:${await sha256(subject)}`)

/** Counts an attempt of its kind by whoever `subject` names: an address, an email, a customer. Throws 429 where it comes too early. */
export async function takeAttempt(ctx: Context, kind: AttemptKind, subject: string): Promise<Attempt> {
  const guard = await guardFor(ctx, kind, subject)
  const rule = ATTEMPT_RULES[kind]
  const counting = await guard.attempt({ ...rule, free: Math.ceil(rule.free * ctx.settings.RATE_LIMIT_SCALE) })
  if (counting.waitMs > 0) throw tooManyAttempts(counting.waitMs)
  return { beginsPause: counting.beginsPause, forgive: () => guard.forgive(), forget: () => guard.forget() }
}
