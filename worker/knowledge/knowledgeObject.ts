import type { Context } from '../platform/context'
import { locationHintFor } from '../platform/durableObjects'

/** What one business's site and documents say. */
export const knowledge = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['KNOWLEDGE']['getByName']> => ctx.env.KNOWLEDGE.getByName(businessId, locationHintFor(country))
