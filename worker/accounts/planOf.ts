import type { PlanState } from '../../contract/plans'
import type { Context } from '../platform/context'
import { findCustomer } from './store'

/** `lapsedAt`: since when there is no live subscription, in milliseconds since 1970. */
export type CustomerPlan = PlanState & { lapsedAt?: number | null }

/** The customer's plan and its status. A deleted customer has no plan (`id` null, status "inactive"). */
export async function planOf(ctx: Context, customerId: string): Promise<CustomerPlan> {
  const customer = await findCustomer(ctx, customerId)
  return {
    id: customer?.planType ?? null,
    subscriptionStatus: customer?.subscriptionStatus ?? 'inactive',
    lapsedAt: customer?.lapsedAt ?? null,
  }
}
