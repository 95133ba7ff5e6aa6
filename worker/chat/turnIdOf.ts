import type { BusinessProfile } from '../businesses'
import { sha256 } from '../platform/crypto/digest'

const LENGTH = 26

/** The turn of a message that the caller named: of this visit alone, so that a name tells and changes nothing anywhere else. */
export async function turnIdOf({ id }: BusinessProfile, sessionId: string, messageId: string): Promise<string> {
  const hash = await sha256(`${id} ${sessionId} ${messageId}`)
  return `msg_${hash.slice(0, LENGTH)}`
}
