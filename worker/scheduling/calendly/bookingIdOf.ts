import { sha256 } from '../../platform/crypto/digest'
import { idFrom } from '../../platform/ids'

/** Of the first invitee of a booking: whoever learns of it, in whatever order, writes the same booking. */
export const bookingIdOf = async (businessId: string, inviteeId: string): Promise<string> =>
  idFrom('booking', Uint8Array.fromHex(await sha256(JSON.stringify([businessId, inviteeId]))))
