import type { Context } from '../platform/context'
import { findCustomerByApiKey } from './store'

/** The owner behind a snippet's publishable key. */
export async function findCustomerIdByApiKey(ctx: Context, apiKey: string): Promise<string | undefined> {
  return (await findCustomerByApiKey(ctx, apiKey))?.id
}
