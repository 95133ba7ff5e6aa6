import type { BusinessRequest } from '../../contract/businesses'
import { PLANS } from '../../contract/plans'
import { auditOwed } from '../accounts/audit/auditOwed'
import { planOf } from '../accounts/planOf'
import type { OwnerContext } from '../context'
import { newId } from '../ids'
import { outboxRow, wakeOutbox } from '../outbox/writeOutbox'
import { assertMaySchedule } from './assertMaySchedule'
import { sealCredentials } from './credentials'
import { businessLimitReached, noPlan } from './errors'
import { countBusinessesOf, insertBusiness } from './store'

/** A further business, up to the plan's number (reading 26). Answers its id; throws 403 naming the plan beyond it. */
export async function addBusiness(ctx: OwnerContext, input: BusinessRequest): Promise<string> {
  const [plan, existing] = await Promise.all([
    planOf(ctx, ctx.actor.customerId),
    countBusinessesOf(ctx, ctx.actor.customerId),
  ])
  if (!plan.id) throw noPlan()
  if (existing >= PLANS[plan.id].businessLimit) throw businessLimitReached(PLANS[plan.id])
  await assertMaySchedule(ctx, input)
  const id = newId('business')
  await ctx.tenants.batch([
    insertBusiness(ctx, {
      ...(await sealCredentials(ctx, input)),
      name: input.name,
      services: input.services,
      id,
      customerId: ctx.actor.customerId,
    }),
    auditOwed(ctx, { customerId: ctx.actor.customerId, kind: 'business-added', detail: { business: input.name } }),
    outboxRow(ctx, ctx.tenants, { kind: 'profile.publish', payload: { businessId: id } }),
  ])
  wakeOutbox(ctx)
  return id
}
