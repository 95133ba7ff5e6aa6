import type { LeadRequest } from '../../../contract/leads'
import type { Context } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { log } from '../../platform/log/log'
import { keyReused } from '../errors'
import { claimKey } from './store'

/**
 * What names the same request sent again: its idempotency key with what was sent; undefined where it has no key. Throws 409 where the key
 * was used for something else.
 */
export async function keyedRequest(
  ctx: Context,
  businessId: string,
  { idempotencyKey, ...sent }: LeadRequest & { idempotencyKey?: string | undefined },
): Promise<string | undefined> {
  if (!idempotencyKey) return undefined
  const [key, body] = await Promise.all([sha256(idempotencyKey), sha256(JSON.stringify(sent))])
  if ((await claimed(ctx, { businessId, key, body })) !== body) throw keyReused()
  return `${key}:${body}`
}

// A lead is worth more than knowing its key: with D1 down it is taken all the same.
async function claimed(ctx: Context, request: { businessId: string; key: string; body: string }): Promise<string> {
  try {
    return await claimKey(ctx, request)
  } catch (error) {
    log.warn('lead.key-unknown', { error })
    return request.body
  }
}
