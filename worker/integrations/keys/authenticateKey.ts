import { hasEntitlement } from '../../../contract/plans'
import { planRequired } from '../../billing'
import type { Context, OwnerContext } from '../../platform/context'
import { sha256 } from '../../platform/crypto/digest'
import { log } from '../../platform/log/log'
import { keyInvalid } from '../errors'
import { takeFromRate } from './rate'
import { findKeyByHash, touchKey } from './store'

/** The last use is recorded at most this often. */
const TOUCH_MS = 60_000

/**
 * The owner's account behind an API key, with the key's scopes. Every call asks D1, so that a deleted key and a changed plan count at once.
 * Throws 401, 403 and 429.
 */
export async function authenticateKey(ctx: Context, token: string): Promise<OwnerContext> {
  const found = await findKeyByHash(ctx, await sha256(token))
  if (!found) throw keyInvalid()
  const { id, customerId, scopes, lastUsedAt } = found.key
  if (!hasEntitlement(found.plan, 'apiAccess')) throw planRequired(found.plan, 'apiAccess')
  const rate = await takeFromRate(ctx, id)
  if (ctx.now() - (lastUsedAt ?? 0) > TOUCH_MS) ctx.waitUntil(touch(ctx, id))
  return {
    ...ctx,
    actor: { kind: 'owner', customerId, personId: customerId, role: 'owner', sessionId: id, apiKey: { scopes, rate } },
  }
}

async function touch(ctx: Context, id: string): Promise<void> {
  try {
    await touchKey(ctx, id, ctx.now() - TOUCH_MS)
  } catch (error) {
    log.warn('api-key.not-touched', { error })
  }
}
