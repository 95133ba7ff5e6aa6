import { BUSINESS_TYPES, type BusinessType } from '../../contract/businessTypes'
import { INDUSTRIES } from '../industries'
import type { Context } from '../platform/context'
import type { NewBusiness } from '../platform/outbox/message'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { currencyOf } from './currencyOf'
import { publishOwed } from './publishOwed'
import { insertBusiness } from './store'

const isBusinessType = (type: string): type is BusinessType => BUSINESS_TYPES.some((known) => known === type)

/** Handles `business.create`: creates the business of a registration. A second call with the same id does nothing. */
export async function createBusiness(
  ctx: Context,
  { businessType, country, timeZone, ...input }: NewBusiness,
): Promise<void> {
  await ctx.tenants.batch([
    insertBusiness(ctx, {
      ...input,
      tradeReplies: true,
      ...(isBusinessType(businessType) && { businessType, confirmLeads: !INDUSTRIES[businessType].isDiscreet }),
      ...(country && { country, currency: currencyOf(country) }),
      ...(timeZone && { timeZone }),
    }),
    publishOwed(ctx, input.id),
  ])
  wakeOutbox(ctx)
}
