import type { Context } from '../context'
import { sha256 } from '../crypto/digest'
import { addressBlock } from './addressBlock'

/** Who asks a business, by a hash of the address block alone; null where that isn't known, and each conversation is its own. */
export async function askerHash({ client }: Context, businessId: string): Promise<string | null> {
  const block = addressBlock(client?.address ?? '')
  return block ? sha256(JSON.stringify([businessId, block])) : null
}
