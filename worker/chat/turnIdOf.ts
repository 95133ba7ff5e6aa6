import type { BusinessProfile } from '../businesses'
import { sha256 } from '../platform/crypto/digest'

const LENGTH = 26

/** The turn id of a caller's message id, bound to the session, so that a message id is worth nothing in another one. */
export async function turnIdOf({ id }: BusinessProfile, sessionId: string, messageId: string): Promise<string> {
  const hash = await sha256(`${id} ${sessionId} ${messageId}`)
  return `msg_${hash.slice(0, LENGTH)}`
}
