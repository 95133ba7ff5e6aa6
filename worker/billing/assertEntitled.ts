import { type Entitlement, hasEntitlement } from '../../contract/plans'
import { planOf } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { planRequired } from './errors'

/** Throws 403 saying which plan has it. */
export async function assertEntitled(ctx: OwnerContext, entitlement: Entitlement): Promise<void> {
  const plan = await planOf(ctx, ctx.actor.customerId)
  if (!hasEntitlement(plan, entitlement)) throw planRequired(plan, entitlement)
}
