import type { Context } from '../platform/context'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { findBusinessesOf, updateBusiness } from './store'

/**
 * Publishes a customer's profiles after a change of plan. The revision is raised, so that a profile with the old plan that is being
 * published can't replace the new one.
 */
export async function republishBusinessesOf(ctx: Context, customerId: string): Promise<void> {
  for (const { id } of await findBusinessesOf(ctx, customerId)) {
    await ctx.tenants.batch([updateBusiness(ctx, id, {}), publishOwed(ctx, id)])
  }
  wakeOutbox(ctx)
}
