import type { LeadRequest } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { keyReused } from '../../platform/http/keyReused'
import { log } from '../../platform/log/log'
import { claimKey } from './store'

/**
 * Identifies a repeated request: the hash of its idempotency key and body; undefined without a key. Throws 409 if the key was sent with
 * another body.
 */
export async function keyedRequest(
  ctx: Context,
  businessId: string,
  { idempotencyKey, shownForMs: _, ...sent }: LeadRequest & { idempotencyKey?: string | undefined },
): Promise<string | undefined> {
  if (!idempotencyKey) return undefined
  const [key, body] = await Promise.all([sha256(idempotencyKey), sha256(JSON.stringify(sent))])
  if ((await claimed(ctx, { businessId, key, body })) !== body) throw keyReused()
  return `${key}:${body}`
}

// While D1 is down the key can't be checked, and the lead is taken anyway.
async function claimed(ctx: Context, request: { businessId: string; key: string; body: string }): Promise<string> {
  try {
    return await claimKey(ctx, request)
  } catch (error) {
    log.warn('lead.key-unknown', { error })
    return request.body
  }
}
