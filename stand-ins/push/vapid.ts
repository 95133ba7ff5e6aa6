import { createPublicKey, verify } from 'node:crypto'
import * as z from 'zod/mini'

const DAY_SECONDS = 24 * 60 * 60
const header = z.object({ typ: z.literal('JWT'), alg: z.literal('ES256') })
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() })

export type Sender = { subject: string; publicKey: string }

/** Who signed, by RFC 8292; or what is wrong. */
export function readVapid(authorization: string | undefined, audience: string): Sender | string {
  const found = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization ?? '')
  if (!found) return 'Authorization is not "vapid t=…, k=…"'
  const [, head = '', body = '', signature = '', publicKey = ''] = found
  const point = Buffer.from(publicKey, 'base64url')
  if (point.length !== 65 || point[0] !== 4) return 'k is no point of P-256'
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = createPublicKey({ key: jwk, format: 'jwk' })
  const signed = Buffer.from(`${head}.${body}`)
  const isGenuine = verify('sha256', signed, { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))
  if (!isGenuine) return 'The signature is not by k'
  if (!header.safeParse(decoded(head)).success) return 'The token is not ES256'
  const said = claims.safeParse(decoded(body))
  if (!said.success) return 'The token lacks aud, exp or sub'
  const { aud, exp, sub } = said.data
  const now = Date.now() / 1000
  if (aud !== audience) return `The token is for ${aud}, not for ${audience}`
  if (exp < now || exp > now + DAY_SECONDS) return 'The token has ended, or is good for more than a day'
  if (!/^(mailto:.+@.+|https:\/\/.+)$/.test(sub)) return 'sub is no way to reach the sender'
  return { subject: sub, publicKey }
}

const decoded = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'))
