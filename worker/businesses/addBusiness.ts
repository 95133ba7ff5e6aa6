import type { BusinessRequest } from '../../contract/businesses'
import { PLANS } from '../../contract/plans'
import { auditOwed, planOf } from '../accounts'
import type { OwnerContext } from '../platform/context'
import { newId } from '../platform/ids'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { assertMayBrand } from './assertMayBrand'
import { assertMaySchedule } from './assertMaySchedule'
import { sealCredentials } from './credentials'
import { currencyOf } from './currencyOf'
import { businessLimitReached, noPlan } from './errors'
import { websiteAllowed } from './origins/ownOrigins'
import { publishOwed } from './publishOwed'
import { countBusinessesOf, insertBusinessWithin } from './store'

/** Adds a business and answers its id. Throws 403 beyond the plan's number of businesses, naming a larger plan. */
export async function addBusiness(ctx: OwnerContext, input: BusinessRequest): Promise<string> {
  const { customerId } = ctx.actor
  const plan = await planOf(ctx, customerId)
  if (!plan.id) throw noPlan()
  await assertMaySchedule(ctx, input)
  await assertMayBrand(ctx, input)
  const { businessLimit } = PLANS[plan.id]
  const id = newId('business')
  const row = {
    ...(await sealCredentials(ctx, id, input)),
    name: input.name,
    services: input.services,
    tradeReplies: true,
    ...(input.country && { currency: currencyOf(input.country) }),
    id,
    customerId,
  }
  try {
    await ctx.tenants.batch([
      insertBusinessWithin(ctx, businessLimit, row),
      auditOwed(ctx, { customerId, kind: 'business-added', detail: { business: input.name } }),
      ...websiteAllowed(ctx, row.id, input.website),
      publishOwed(ctx, row.id),
    ])
  } catch (error) {
    if ((await countBusinessesOf(ctx, customerId)) >= businessLimit) throw businessLimitReached(PLANS[plan.id])
    throw error
  }
  wakeOutbox(ctx)
  return row.id
}
