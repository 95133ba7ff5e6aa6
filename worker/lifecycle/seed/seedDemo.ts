import { DEMO_BUSINESS_ID } from '../../../contract/businesses'
import { createOperator } from '../../accounts'
import { businessExists, createDemoBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { demoBusiness } from './demoBusiness'

/** Creates the operator's account and the demo business, unless the business exists. */
export async function seedDemo(ctx: Context): Promise<void> {
  if (await businessExists(ctx, DEMO_BUSINESS_ID)) return
  const customerId = await createOperator(ctx)
  await createDemoBusiness(ctx, { ...demoBusiness, id: DEMO_BUSINESS_ID, customerId })
}
