import type { Context } from '../../platform/context'
import { attemptGuard } from './attemptGuardObject'
import type { CallCount, CallRule } from './countCall'

/** Counts a call in the name of a subject, exactly. */
export const takeCall = (ctx: Context, subject: string, rule: CallRule): Promise<CallCount> =>
  attemptGuard(ctx, `calls:${subject}`).call({ ...rule, limit: Math.ceil(rule.limit * ctx.settings.RATE_LIMIT_SCALE) })
