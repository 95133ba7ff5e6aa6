import { DEMO_BUSINESS_ID } from '../../contract/businesses'
import type { OwnerContext } from '../platform/context'
import { ProblemError } from '../platform/http/problem'
import { findBusiness } from './store'

/** Throws 404 unless the signed-in owner is the operator, who owns the demo business. */
export async function assertOperator(ctx: OwnerContext): Promise<void> {
  const demo = await findBusiness(ctx, DEMO_BUSINESS_ID)
  if (demo?.customerId === ctx.actor.customerId) return
  throw new ProblemError(404, 'not-found', 'There is nothing at this address.')
}
