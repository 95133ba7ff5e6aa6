import type { Context } from '../../context'
import { sha256 } from '../../crypto/digest'
import { attemptGuard } from '../../objects'
import { tooManyAttempts } from '../errors'
import { ATTEMPT_RULES, type AttemptKind } from './rules'

export type Attempt = {
  /** Takes this one attempt back. */
  forgive: () => Promise<void>
  /** Forgets all that was counted for the subject. */
  forget: () => Promise<void>
}

/** Counts an attempt of its kind by whoever `subject` names: an address, an email, a customer. Throws 429 where it comes too early. */
export async function takeAttempt(ctx: Context, kind: AttemptKind, subject: string): Promise<Attempt> {
  // The name of an object is seen in the platform's dashboard: nobody's email should be.
  const guard = attemptGuard(ctx, `${kind}:${await sha256(subject)}`)
  const rule = ATTEMPT_RULES[kind]
  const { waitMs } = await guard.attempt({ ...rule, free: Math.ceil(rule.free * ctx.settings.RATE_LIMIT_SCALE) })
  if (waitMs > 0) throw tooManyAttempts(waitMs)
  return { forgive: () => guard.forgive(), forget: () => guard.forget() }
}
