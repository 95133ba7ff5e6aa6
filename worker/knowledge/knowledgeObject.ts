import type { Context } from '../platform/context'
import { locationHintFor } from '../platform/durableObjects'

/** The object that holds what one business's site and documents say. `country`: near which it is made; one that exists stays where it is. */
export const knowledge = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  country?: string,
): ReturnType<Env['KNOWLEDGE']['getByName']> => ctx.env.KNOWLEDGE.getByName(businessId, locationHintFor(country))
