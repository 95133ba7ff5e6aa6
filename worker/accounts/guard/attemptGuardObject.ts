import type { Context } from '../../platform/context'

/** What was tried in the name of one account, or from one address. */
export const attemptGuard = (
  ctx: Pick<Context, 'env'>,
  subject: string,
): ReturnType<Env['ATTEMPT_GUARD']['getByName']> => ctx.env.ATTEMPT_GUARD.getByName(subject)
