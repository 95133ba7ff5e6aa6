import type { Context } from '../platform/context'
import { deleteSomeLeads } from './store'

/** Takes away a bite of a customer's leads; true once none is left. */
export const removeSomeLeads = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeLeads(ctx, customerId)).length === 0
