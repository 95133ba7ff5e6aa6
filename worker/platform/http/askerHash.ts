import type { Context } from '../context'
import { sha256 } from '../crypto/digest'
import { addressBlock } from './addressBlock'

/**
 * A hash of the caller's address block, per business; null if the address is unknown, and then each conversation counts as its own asker.
 */
export async function askerHash({ client }: Context, businessId: string): Promise<string | null> {
  const block = addressBlock(client?.address ?? '')
  return block ? sha256(JSON.stringify([businessId, block])) : null
}
