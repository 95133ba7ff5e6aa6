import type { Context } from '../platform/context'
import { sumUsage, upsertSummary } from './store'
import { type UsageTotals, usageTotals } from './totals'

/** Recomputes a period's summary from its usage rows and stores it. */
export async function recomputeUsageSummary(
  ctx: Context,
  { customerId, billingPeriod }: { customerId: string; billingPeriod: string },
): Promise<UsageTotals> {
  // Before the rows are read: what comes in meanwhile isn't in the sum.
  const computedAt = ctx.now()
  const totals = usageTotals(await sumUsage(ctx, customerId, billingPeriod))
  await upsertSummary(ctx, {
    id: `sum_${customerId}_${billingPeriod}`,
    customerId,
    billingPeriod,
    ...totals,
    computedAt,
  })
  return totals
}
