import type { Context } from '../platform/context'
import { findBusinessesOf } from './store'

export const businessIdsOf = async (ctx: Context, customerId: string): Promise<string[]> =>
  (await findBusinessesOf(ctx, customerId)).map(({ id }) => id)
