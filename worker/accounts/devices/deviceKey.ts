import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { addressBlock } from '../../platform/http/addressBlock'
import { describeDevice } from './describeDevice'

/**
 * What a device is known again by: the secret that its browser keeps and sends along. Where it sends none, the kind of device and its
 * network have to do.
 */
export const deviceKey = ({ client }: Context, deviceId: string | undefined): Promise<string> =>
  sha256(deviceId ? `id:${deviceId}` : `at:${blockOf(client?.address ?? '')}:${describeDevice(client?.userAgent)}`)

/** What of an address stays the same at home or in the shop. */
const blockOf = (address: string): string => addressBlock(address) ?? address
