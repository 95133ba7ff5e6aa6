import type { Context } from '../platform/context'
import { near } from '../platform/objects'

/** What one customer has used. */
export const meter = (
  ctx: Pick<Context, 'env'>,
  customerId: string,
  country?: string,
): ReturnType<Env['METER']['getByName']> => ctx.env.METER.getByName(customerId, near(country))
