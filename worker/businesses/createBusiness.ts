import { BUSINESS_TYPES, type BusinessType } from '../../contract/businessTypes'
import type { Context } from '../platform/context'
import type { NewBusiness } from '../platform/outbox/message'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { publishOwed } from './publishOwed'
import { insertBusiness } from './store'

const isBusinessType = (type: string): type is BusinessType => BUSINESS_TYPES.some((known) => known === type)

/** Makes the business that a registration owes. Called again with the same id it changes nothing. */
export async function createBusiness(
  ctx: Context,
  { businessType, country, timeZone, ...input }: NewBusiness,
): Promise<void> {
  await ctx.tenants.batch([
    insertBusiness(ctx, {
      ...input,
      ...(isBusinessType(businessType) && { businessType }),
      ...(country && { country }),
      ...(timeZone && { timeZone }),
    }),
    publishOwed(ctx, input.id),
  ])
  wakeOutbox(ctx)
}
