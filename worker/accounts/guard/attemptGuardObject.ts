import type { Context } from '../../platform/context'

/** The AttemptGuard of one subject. */
export const attemptGuard = (
  ctx: Pick<Context, 'env'>,
  subject: string,
): ReturnType<Env['ATTEMPT_GUARD']['getByName']> => ctx.env.ATTEMPT_GUARD.getByName(subject)
