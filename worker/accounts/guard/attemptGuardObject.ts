import type { Context } from '../../platform/context'
import type { AttemptGuard } from './AttemptGuard'

/** What was tried in the name of one account, or from one address. */
export const attemptGuard = (ctx: Pick<Context, 'env'>, subject: string): DurableObjectStub<AttemptGuard> =>
  ctx.env.ATTEMPT_GUARD.getByName(subject)
