import type { Context } from '../platform/context'
import { findBusiness } from './store'

export const businessExists = async (ctx: Context, id: string): Promise<boolean> =>
  (await findBusiness(ctx, id)) !== undefined
