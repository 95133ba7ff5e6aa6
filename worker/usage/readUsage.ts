import { PLANS } from '../../contract/plans'
import type { Usage } from '../../contract/usage'
import { planOf } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { REUSE_MS } from '../platform/reuseMs'
import { billingPeriod } from './billingPeriod'
import { recomputeUsageSummary } from './recomputeUsageSummary'
import { findSummary } from './store'

/** The owner's usage this month and their plan's limit. */
export async function readUsage(ctx: OwnerContext): Promise<Usage> {
  const { customerId } = ctx.actor
  const period = billingPeriod(ctx.now())
  const [plan, known] = await Promise.all([planOf(ctx, customerId), findSummary(ctx, customerId, period)])
  const isFresh = known && ctx.now() - known.computedAt < REUSE_MS.usage
  const totals = isFresh ? known : await recomputeUsageSummary(ctx, { customerId, billingPeriod: period })
  return {
    billingPeriod: period,
    totalConversations: totals.totalConversations,
    conversationLimit: plan.id ? (PLANS[plan.id].conversationLimit ?? null) : 0,
    totalApiCalls: totals.totalApiCalls,
    totalLeads: totals.totalLeads,
    totalTokensUsed: totals.totalTokensUsed,
  }
}
