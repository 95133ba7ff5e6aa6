import type { Context } from '../context'
import { currentKey, keyName, knownKeys } from './sealingKeys'
import type { SealedPlace } from './store/sealedTables'

const IV_BYTES = 12
/** Of texts that name their key. Those before it are base64 alone, and bound to no row. */
const FORMAT = 's1'

type WithSettings = Pick<Context, 'settings'>

/**
 * AES-256-GCM under ENCRYPTION_KEY, as `s1.<name of the key>.<base64 of the IV and the ciphertext>`. `place`: the row that it is for;
 * in another it doesn't open. Throws 503 where the operator has set no key.
 */
export async function sealText({ settings }: WithSettings, plain: string, place: SealedPlace): Promise<string> {
  const base64Key = currentKey(settings)
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const algorithm = { name: 'AES-GCM', iv, additionalData: encoded(place) }
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, await imported(base64Key), encoded(plain)))
  const whole = new Uint8Array(IV_BYTES + sealed.length)
  whole.set(iv)
  whole.set(sealed, IV_BYTES)
  return [FORMAT, await keyName(base64Key), whole.toBase64()].join('.')
}

/** Throws if its key is no longer known, or if it was sealed for another row. */
export async function openText({ settings }: WithSettings, sealed: string, place: SealedPlace): Promise<string> {
  const [format, name, content] = sealed.split('.')
  if (format !== FORMAT || !content) return openUnnamed(sealed, knownKeys(settings))
  for (const key of knownKeys(settings)) if ((await keyName(key)) === name) return opened(content, key, encoded(place))
  throw new Error(`Sealed by the key ${name}, which is neither ENCRYPTION_KEY nor one of ENCRYPTION_KEYS_OLD`)
}

export const isSealedByCurrentKey = async ({ settings }: WithSettings, sealed: string): Promise<boolean> =>
  sealed.startsWith(`${FORMAT}.${await keyName(currentKey(settings))}.`)

async function openUnnamed(sealed: string, keys: readonly string[]): Promise<string> {
  let failure: unknown
  for (const key of keys) {
    try {
      return await opened(sealed, key)
    } catch (error) {
      failure = error
    }
  }
  throw failure
}

async function opened(base64: string, key: string, additionalData?: BufferSource): Promise<string> {
  const whole = Uint8Array.fromBase64(base64)
  const algorithm = { name: 'AES-GCM', iv: whole.subarray(0, IV_BYTES), ...(additionalData && { additionalData }) }
  const plain = await crypto.subtle.decrypt(algorithm, await imported(key), whole.subarray(IV_BYTES))
  return new TextDecoder().decode(plain)
}

const encoded = (text: string) => new TextEncoder().encode(text)

const imported = (base64Key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', Uint8Array.fromBase64(base64Key), 'AES-GCM', false, ['encrypt', 'decrypt'])
