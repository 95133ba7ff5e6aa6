import type { SyncedProvider } from '../../../contract/calendars'
import type { Context } from '../../platform/context'
import { keyedHash } from '../../platform/crypto/keyedHash'
import { judgeUrl } from '../../platform/http/publicAddress'
import { log } from '../../platform/log/log'
import type { Access } from './accessToken'
import { type SourceRow, setChannel } from './objectStore'

/** It is renewed this long before it ends, so that several tries may fail. */
const MARGIN_MS = 24 * 60 * 60_000
/** A provider that gives channels for less than two days gets them renewed halfway. */
const SHORTEST_MS = 30 * 60_000

/** Whether a provider can call us: over HTTPS, at an address of the internet. */
function isReachable({ origin }: Pick<Context, 'origin'>): boolean {
  const url = new URL(origin)
  return url.protocol === 'https:' && judgeUrl(url).isPublic
}

/** What a provider has to say with each notification: whose it is, and that we asked for it. */
export const channelSecret = async (ctx: Context, businessId: string, provider: SyncedProvider): Promise<string> =>
  `${businessId}.${await keyedHash(ctx, ['calendar-channel', provider, businessId])}`

/** Opens a channel by which the calendar tells of changes, or a new one before it ends. Answers whether there is one. */
export async function renewChannel(
  ctx: Context,
  storage: DurableObjectStorage,
  { businessId, source, access }: { businessId: string; source: SourceRow; access: Access },
): Promise<boolean> {
  if (!isReachable(ctx)) return false
  const expiresAt = source.channel_expires_at ?? 0
  const margin = Math.max(SHORTEST_MS, Math.min(MARGIN_MS, (expiresAt - source.synced_at) / 2))
  if (expiresAt > ctx.now() + margin) return true
  const key = { provider: source.provider, calendarId: source.calendar_id }
  const calendar = access.provider.withToken(access.token)
  const answer = await calendar.watch({
    calendarId: source.calendar_id,
    callbackUrl: new URL(`/api/calendars/${source.provider}/notifications`, ctx.origin).href,
    secret: await channelSecret(ctx, businessId, source.provider),
  })
  if (answer.failed !== undefined) {
    log.warn('calendar.not-watched', { businessId, kind: source.provider, code: answer.failed })
    return expiresAt > ctx.now()
  }
  setChannel(storage, key, answer.value)
  const { channel_id: channelId, resource_id: resourceId } = source
  if (channelId && resourceId) await calendar.stopWatch({ channelId, resourceId })
  return true
}
