import { createECDH, type ECDH, randomBytes } from 'node:crypto'

type Received = {
  text: string
  ttl: number
  urgency: string
  topic: string
  /** Who sent it, and the key that the token is signed with. */
  subject: string
  publicKey: string
}

/** A browser that has subscribed. */
export type Device = { id: string; keys: ECDH; auth: string; status: number; received: Received[] }
export type World = { devices: Map<string, Device> }

export const newWorld = (): World => ({ devices: new Map() })

export function newDevice(world: World): Device {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const id = randomBytes(12).toString('base64url')
  const device = { id, keys, auth: randomBytes(16).toString('base64url'), status: 201, received: [] }
  world.devices.set(id, device)
  return device
}

/** As `PushSubscription.toJSON()` gives it. */
export const subscriptionOf = ({ id, keys, auth }: Device, url: string) => ({
  endpoint: `${url}/push/${id}`,
  expirationTime: null,
  keys: { p256dh: keys.getPublicKey('base64url'), auth },
})
