import type { Context } from '../context'
import { keyedHash } from '../crypto/keyedHash'
import { addressBlock } from './addressBlock'

/**
 * A hash of the caller's address block, per scope (a business, a customer) and day (UTC): the same caller can't be told from another the
 * next day. Null if the address is unknown, and then each conversation counts as its own asker.
 */
export async function askerHash(ctx: Context, scope: string): Promise<string | null> {
  const block = addressBlock(ctx.client?.address ?? '')
  return block ? keyedHash(ctx, [new Date(ctx.now()).toISOString().slice(0, 10), scope, block]) : null
}
