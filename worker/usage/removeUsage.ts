import type { Context } from '../platform/context'
import { meter } from './meterObject'
import { deleteSomeUsage } from './store'

/** Deletes up to a thousand of a customer's usage rows; true once none is left. */
export const removeSomeUsage = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteSomeUsage(ctx, customerId)).length === 0

export const forgetMeter = (ctx: Context, customerId: string): Promise<void> => meter(ctx, customerId).forget()
