import type { Context } from '../context'
import { oldKeys } from './sealingKeys'

/** Without ENCRYPTION_KEY hashes tell no more, but can be tried out by whoever reads the database. */
const NO_KEY = 'A'.repeat(43)

/** By today's key and by those before it, for what was hashed before the key was changed. */
export const keyedHashes = ({ settings }: Pick<Context, 'settings'>, values: string[]): Promise<string[]> =>
  Promise.all([settings.ENCRYPTION_KEY, ...oldKeys(settings)].map((key) => hashBy(key, values)))

/**
 * HMAC-SHA256 of the values, in hex, under the operator's ENCRYPTION_KEY: for what is only ever compared, and of which there are so few
 * (phone numbers, addresses) that a plain hash could be tried out.
 */
export async function keyedHash({ settings }: Pick<Context, 'settings'>, values: string[]): Promise<string> {
  return hashBy(settings.ENCRYPTION_KEY, values)
}

async function hashBy(base64Key: string | undefined, values: string[]): Promise<string> {
  const raw = Uint8Array.fromBase64(`${(base64Key ?? NO_KEY).slice(0, 43)}=`)
  const key = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  const signed = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(JSON.stringify(values)))
  return new Uint8Array(signed).toHex()
}
