import { MINUTE_MS } from '../../../../contract/durations'

const TOLERANCE_MS = 3 * MINUTE_MS
const HEADER = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

/** https://developer.calendly.com/api-docs/overview/webhooks/webhook-signatures */
export async function isSignedByCalendly(
  header: string | undefined,
  { body, signingKey, now }: { body: Uint8Array; signingKey: string; now: number },
): Promise<boolean> {
  const [, seconds = '', signature = ''] = HEADER.exec(header?.replaceAll(' ', '') ?? '') ?? []
  if (!signature || Math.abs(now - Number(seconds) * 1000) > TOLERANCE_MS) return false
  const prefix = new TextEncoder().encode(`${seconds}.`)
  const signed = new Uint8Array(prefix.length + body.length)
  signed.set(prefix)
  signed.set(body, prefix.length)
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(signingKey), algorithm, false, ['verify'])
  // In constant time.
  return crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(signature), signed)
}
