import { DAY_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { deleteHeldBefore, deleteHeldOf, deleteUnkeptBefore } from './store'

/** As the screen says. */
const KEPT_MS = 30 * DAY_MS

export async function deleteOldHeldLeads(ctx: Context): Promise<void> {
  const since = ctx.now() - KEPT_MS
  await deleteHeldBefore(ctx, since)
  await deleteUnkeptBefore(ctx, since)
}

/** Deletes some of a customer's held leads; true once none is left. */
export const removeSomeHeldLeads = async (ctx: Context, customerId: string): Promise<boolean> =>
  (await deleteHeldOf(ctx, customerId)).length === 0
