import type { Context, OwnerContext } from '../platform/context'
import { openText, sealText } from '../platform/crypto/sealedText'
import { randomText } from '../platform/ids'
import { ownBusiness } from './ownBusiness'
import { findBusiness, updateBusiness } from './store'

/** A new secret, by which the owner's pages sign who their visitors are. It is shown this once, and ends the one before. Throws 404. */
export async function makeIdentitySecret(ctx: OwnerContext, businessId: string): Promise<{ secret: string }> {
  const { id } = await ownBusiness(ctx, businessId)
  const secret = `idsec_${randomText(40)}`
  await updateBusiness(ctx, id, { identitySecret: await sealText(ctx, secret, `businesses:${id}`) })
  return { secret }
}

/** Whether the signature is the HMAC-SHA256 of the text, in hex, with the business's secret. */
export async function isSignedByBusiness(
  ctx: Context,
  businessId: string,
  { text, signature }: { text: string; signature: string },
): Promise<boolean> {
  const sealed = (await findBusiness(ctx, businessId))?.identitySecret
  if (!sealed) return false
  const encoder = new TextEncoder()
  const secret = encoder.encode(await openText(ctx, sealed, `businesses:${businessId}`))
  const key = await crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify'])
  return crypto.subtle.verify('HMAC', key, Uint8Array.fromHex(signature), encoder.encode(text))
}
