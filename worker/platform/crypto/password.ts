import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { oneAtATime } from './oneAtATime'

/** OWASP's 16 MiB setting: an isolate has 128 MiB and several people may sign in at once. */
const COST = { N: 2 ** 14, r: 8, p: 5 }
const KEY_BYTES = 32
const SALT_BYTES = 16

function derive(password: string, salt: Uint8Array, cost: ScryptOptions): Promise<Buffer> {
  return oneAtATime(
    () =>
      new Promise((resolve, reject) =>
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, cost, (error, key) =>
          error ? reject(error) : resolve(key),
        ),
      ),
  )
}

/** `scrypt$N$r$p$salt$key`, the last two in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  const key = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Compares in constant time. A missing hash costs the same work as a wrong password, so that time tells nothing about who has an account. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, n, r, p, salt, key] = (hash ?? '').split('$')
  if (scheme !== 'scrypt' || !salt || !key) {
    await derive(password, new Uint8Array(SALT_BYTES), COST)
    return false
  }
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(n), r: Number(r), p: Number(p) })
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Whether the hash was made at another cost than is asked for today. */
export const isHashOutdated = (hash: string): boolean =>
  !hash.startsWith(['scrypt', COST.N, COST.r, COST.p, ''].join('$'))
