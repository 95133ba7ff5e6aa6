import type { Context } from '../platform/context'
import { sumUsage, upsertSummary } from './store'
import { type UsageTotals, usageTotals } from './totals'

/** The period's summary, made anew from the rows: whatever it said before, it then says what they say. */
export async function recomputeUsageSummary(
  ctx: Context,
  { customerId, billingPeriod }: { customerId: string; billingPeriod: string },
): Promise<UsageTotals> {
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
