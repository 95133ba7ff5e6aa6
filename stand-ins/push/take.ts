import type { IncomingHttpHeaders } from 'node:http'
import ece from 'http_ece'
import { readVapid } from './vapid.ts'
import type { Device } from './world.ts'

/** What a push service has to take; more is refused (RFC 8030, 7.2). */
const BODY_MAX = 4096
const URGENCIES = ['very-low', 'low', 'normal', 'high']

type Answer = { status: number; why?: string }

/** Takes a message for a device, if it is as RFC 8030, 8188, 8291 and 8292 want it. */
export function take(device: Device | undefined, headers: IncomingHttpHeaders, body: Buffer, audience: string): Answer {
  if (!device) return { status: 404 }
  if (device.status !== 201) return { status: device.status }
  const sender = readVapid(headers.authorization, audience)
  if (typeof sender === 'string') return { status: 403, why: sender }
  if (body.length > BODY_MAX) return { status: 413 }
  const ttl = Number(headers.ttl ?? 'none')
  const urgency = String(headers.urgency ?? 'normal')
  const topic = String(headers.topic ?? '')
  if (!Number.isInteger(ttl) || ttl < 0) return { status: 400, why: 'TTL is missing' }
  if (!URGENCIES.includes(urgency)) return { status: 400, why: 'Urgency is none of the four' }
  if (!/^[\w-]{0,32}$/.test(topic)) return { status: 400, why: 'Topic is longer than 32, or not base64url' }
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 400, why: 'Content-Encoding is not aes128gcm' }
  const text = decrypted(device, body)
  if (text === undefined) return { status: 400, why: 'It can’t be decrypted by this device' }
  device.received.push({ text, ttl, urgency, topic, ...sender })
  return { status: 201 }
}

function decrypted({ keys, auth }: Device, body: Buffer): string | undefined {
  try {
    return ece.decrypt(body, { version: 'aes128gcm', privateKey: keys, authSecret: auth }).toString('utf8')
  } catch (error) {
    console.error(error)
    return undefined
  }
}
