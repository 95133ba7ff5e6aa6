import type { Context } from '../platform/context'
import { locationHintFor } from '../platform/durableObjects'

/** What one customer has used. */
export const meter = (
  ctx: Pick<Context, 'env'>,
  customerId: string,
  country?: string,
): ReturnType<Env['METER']['getByName']> => ctx.env.METER.getByName(customerId, locationHintFor(country))
