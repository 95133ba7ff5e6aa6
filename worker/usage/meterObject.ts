import type { Context } from '../platform/context'
import { near } from '../platform/objects'
import type { Meter } from './Meter'

/** What one customer has used. */
export const meter = (ctx: Pick<Context, 'env'>, customerId: string, country?: string): DurableObjectStub<Meter> =>
  ctx.env.METER.getByName(customerId, near(country))
