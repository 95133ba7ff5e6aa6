import type { Settings } from '../env'
import { ProblemError } from '../http/problem'

type Keys = Pick<Settings, 'ENCRYPTION_KEY' | 'ENCRYPTION_KEYS_OLD'>

/** Throws 503 where the operator has set none. */
export function currentKey({ ENCRYPTION_KEY }: Keys): string {
  if (ENCRYPTION_KEY) return ENCRYPTION_KEY
  throw new ProblemError(
    503,
    'encryption-key-missing',
    'This can’t be stored safely yet: ENCRYPTION_KEY isn’t set on this server.',
  )
}

export const oldKeys = ({ ENCRYPTION_KEYS_OLD }: Keys): string[] => ENCRYPTION_KEYS_OLD?.split(',') ?? []

export const knownKeys = (keys: Keys): string[] => [currentKey(keys), ...oldKeys(keys)]

const NAME_BYTES = 4
const names = new Map<string, string>()

/** A key's version: the beginning of its SHA-256, so that nobody has to number keys. */
export async function keyName(base64Key: string): Promise<string> {
  const known = names.get(base64Key)
  if (known) return known
  const digest = await crypto.subtle.digest('SHA-256', Uint8Array.fromBase64(base64Key))
  const name = new Uint8Array(digest, 0, NAME_BYTES).toHex()
  names.set(base64Key, name)
  return name
}
