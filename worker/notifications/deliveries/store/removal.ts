import { eq, inArray, lt, type SQL } from 'drizzle-orm'
import { DAY_MS } from '../../../../contract/durations'
import type { Context } from '../../../platform/context'
import { deliveries } from '../../../platform/db/tenants'

const AT_ONCE = 1000
const KEPT_MS = 90 * DAY_MS

const deleteSome = (ctx: Context, which: SQL | undefined) =>
  ctx.tenants
    .delete(deliveries)
    .where(
      inArray(deliveries.id, ctx.tenants.select({ id: deliveries.id }).from(deliveries).where(which).limit(AT_ONCE)),
    )
    .returning({ id: deliveries.id })

export const deleteOldDeliveries = (ctx: Context) => deleteSome(ctx, lt(deliveries.createdAt, ctx.now() - KEPT_MS))

/** Deletes up to a thousand of a business's; true once none is left. */
export const removeSomeDeliveries = async (ctx: Context, businessId: string): Promise<boolean> =>
  (await deleteSome(ctx, eq(deliveries.businessId, businessId))).length === 0
