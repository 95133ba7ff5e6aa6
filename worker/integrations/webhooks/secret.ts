import type { Context } from '../../platform/context'
import { decryptText, encryptText } from '../../platform/crypto/encryptedText'
import { encryptionKeyMissing } from '../errors'

const PREFIX = 'whsec_'
/** Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32

export const newSecret = (): string => PREFIX + crypto.getRandomValues(new Uint8Array(SECRET_BYTES)).toBase64()

function encryptionKey({ settings }: Context): string {
  if (!settings.ENCRYPTION_KEY) throw encryptionKeyMissing()
  return settings.ENCRYPTION_KEY
}

/** Throws 503 without ENCRYPTION_KEY. */
export const sealSecret = (ctx: Context, secret: string): Promise<string> => encryptText(secret, encryptionKey(ctx))

export const openSecret = (ctx: Context, sealed: string): Promise<string> => decryptText(sealed, encryptionKey(ctx))
