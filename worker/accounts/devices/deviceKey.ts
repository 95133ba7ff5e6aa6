import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { addressBlock } from '../../platform/http/addressBlock'
import { describeDevice } from './describeDevice'

/**
 * A hash that identifies a device: of the secret that its browser keeps and sends, or without one of the kind of device and its network.
 */
export const deviceKey = ({ client }: Context, deviceId: string | undefined): Promise<string> =>
  sha256(deviceId ? `id:${deviceId}` : `at:${blockOf(client?.address ?? '')}:${describeDevice(client?.userAgent)}`)

/** The part of an IP address that usually stays the same on one network. */
const blockOf = (address: string): string => addressBlock(address) ?? address
