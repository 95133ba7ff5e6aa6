import type { Context } from '../../context'
import { sha256 } from '../../crypto/digest'
import { describeDevice } from './describeDevice'

/** The part of an address that stays the same at home or in the shop: a /24, or a /48 of IPv6. */
const networkOf = (address: string): string =>
  address.includes(':') ? address.split(':').slice(0, 3).join(':') : address.replace(/\.\d+$/, '')

/**
 * What a device is known again by: the secret that its browser keeps and sends along. Where it sends none, the kind of device and its
 * network have to do.
 */
export const deviceKey = ({ client }: Context, deviceId: string | undefined): Promise<string> =>
  sha256(deviceId ? `id:${deviceId}` : `at:${networkOf(client?.address ?? '')}:${describeDevice(client?.userAgent)}`)
