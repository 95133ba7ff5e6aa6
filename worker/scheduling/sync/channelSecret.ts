import { timingSafeEqual } from 'node:crypto'
import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { keyedHash } from '../../platform/crypto/keyedHash'
import { knownKeys } from '../../platform/crypto/sealingKeys'
import { isBusinessId } from '../../platform/ids'

/** What a provider has to say with each notification: whose it is, and that we asked for it. */
export const channelSecret = async (ctx: Context, businessId: string, provider: SyncedProvider): Promise<string> =>
  `${businessId}.${await keyedHash(ctx, ['calendar-channel', provider, businessId])}`

/** Whose business's channel sent this, also if that was opened before the key was replaced. Undefined for a stranger. */
export async function ownerOfChannel(
  ctx: Context,
  provider: SyncedProvider,
  secret: string,
): Promise<string | undefined> {
  const [businessId = ''] = secret.split('.')
  if (!isBusinessId(businessId)) return undefined
  for (const ENCRYPTION_KEY of knownKeys(ctx.settings)) {
    const settings = { ...ctx.settings, ENCRYPTION_KEY }
    if (isSame(secret, await channelSecret({ ...ctx, settings }, businessId, provider))) return businessId
  }
  return undefined
}

/** In constant time. */
function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => new TextEncoder().encode(text))
  return one !== undefined && other !== undefined && one.length === other.length && timingSafeEqual(one, other)
}
