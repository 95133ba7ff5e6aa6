import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { findCustomer } from './store'

/** The plan and its state, as the directory has it. A customer that is gone has none. */
export async function planOf(ctx: Context, customerId: string): Promise<BusinessProfile['plan']> {
  const customer = await findCustomer(ctx, customerId)
  return {
    id: customer?.planType ?? null,
    subscriptionStatus: customer?.subscriptionStatus ?? 'inactive',
    lapsedAt: customer?.lapsedAt ?? null,
  }
}
