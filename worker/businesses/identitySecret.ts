import type { PasswordRequest } from '../../contract/account'
import { auditOwed, confirmPassword } from '../accounts'
import type { Context, OwnerContext } from '../platform/context'
import { openText, sealText } from '../platform/crypto/sealedText'
import { randomText } from '../platform/ids'
import { wakeOutbox } from '../platform/outbox/writeOutbox'
import { ownBusiness } from './ownBusiness'
import { findBusiness, updateBusiness } from './store'

/**
 * A new secret, by which the owner's pages sign who their visitors are. It is shown this once, and ends the one before. Throws 404, 422 for a
 * wrong password and 429.
 */
export async function makeIdentitySecret(
  ctx: OwnerContext,
  { businessId, password }: PasswordRequest & { businessId: string },
): Promise<{ secret: string }> {
  const { id, name, customerId } = await ownBusiness(ctx, businessId)
  await confirmPassword(ctx, password)
  const secret = `idsec_${randomText(40)}`
  const sealed = await sealText(ctx, secret, `businesses:${id}`)
  await ctx.tenants.batch([
    updateBusiness(ctx, id, { identitySecret: sealed }),
    auditOwed(ctx, { customerId, kind: 'identity-secret-made', detail: { business: name } }),
  ])
  wakeOutbox(ctx)
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
