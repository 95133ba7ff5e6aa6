import type { Context } from '../platform/context'
import { findCustomer } from './store'

/** Where a business's owner gets mail. */
export async function ownerEmail(ctx: Context, customerId: string): Promise<string | undefined> {
  return (await findCustomer(ctx, customerId))?.email
}
