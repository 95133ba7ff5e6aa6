import { DEMO_BUSINESS_ID } from '../../../contract/businesses'
import { createOperator } from '../../accounts'
import { businessExists, createDemoBusiness } from '../../businesses'
import type { Context } from '../../platform/context'
import { demoBusiness } from './demoBusiness'

/** The operator's account and their demo business, once: where it exists nothing changes, whatever the operator has made of it. */
export async function seedDemo(ctx: Context): Promise<void> {
  if (await businessExists(ctx, DEMO_BUSINESS_ID)) return
  const customerId = await createOperator(ctx)
  await createDemoBusiness(ctx, { ...demoBusiness, id: DEMO_BUSINESS_ID, customerId })
}
