import { DAY_MS } from '../../contract/durations'
import type { Context } from '../platform/context'
import { billingPeriod } from './billingPeriod'
import { recomputeUsageSummary } from './recomputeUsageSummary'
import { findCustomersToSum, findSummariesToClose } from './store'

const AT_ONCE = 20

/** Recomputes summaries of active customers that are older than a day, and those of past months once, when their last rows are in. */
export async function recomputeStaleSummaries(ctx: Context): Promise<void> {
  const current = billingPeriod(ctx.now())
  const stale = await findCustomersToSum(ctx, { billingPeriod: current, before: ctx.now() - DAY_MS, limit: AT_ONCE })
  const open = await findSummariesToClose(ctx, { billingPeriod: current, limit: AT_ONCE })
  const due = [...stale.map(({ id }) => ({ customerId: id, billingPeriod: current })), ...open]
  for (const summary of due) await recomputeUsageSummary(ctx, summary)
}
