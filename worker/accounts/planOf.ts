import type { PlanState } from '../../contract/plans'
import type { Context } from '../platform/context'
import { findCustomer } from './store'

/** `lapsedAt`: milliseconds since 1970, where a payment has lapsed. */
export type CustomerPlan = PlanState & { lapsedAt?: number | null }

/** The plan and its state, as the directory has it. A customer that is gone has none. */
export async function planOf(ctx: Context, customerId: string): Promise<CustomerPlan> {
  const customer = await findCustomer(ctx, customerId)
  return {
    id: customer?.planType ?? null,
    subscriptionStatus: customer?.subscriptionStatus ?? 'inactive',
    lapsedAt: customer?.lapsedAt ?? null,
  }
}
