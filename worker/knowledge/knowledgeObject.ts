import type { Context } from '../platform/context'
import { near } from '../platform/objects'

/** What one business's site and documents say. */
export const knowledge = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['KNOWLEDGE']['getByName']> => ctx.env.KNOWLEDGE.getByName(businessId, near(country))
