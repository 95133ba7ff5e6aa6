import { DAY_MS, MINUTE_MS } from '../../../contract/durations'
import type { Context } from '../../platform/context'
import { judgeUrl } from '../../platform/http/publicAddress'
import { log } from '../../platform/log/log'
import type { Access } from './accessToken'
import { channelSecret } from './channelSecret'
import { type SourceRow, setChannel } from './objectStore'

/** As `endChannel` writes it. */
const ENDING = 0
/** A channel is renewed this long before it ends, so that several tries may fail. */
const MARGIN_MS = DAY_MS
/** A provider that gives channels for less than two days gets them renewed halfway. */
const SHORTEST_MS = 30 * MINUTE_MS

/** Whether a provider can call us: over HTTPS, at an address of the internet. */
function isReachable({ origin }: Pick<Context, 'origin'>): boolean {
  const url = new URL(origin)
  return url.protocol === 'https:' && judgeUrl(url).mayBeCalled
}

/** Opens a channel by which the calendar tells of changes; before it ends another is opened, by the address and
 * secret of then. Answers whether there is one. */
export async function renewChannel(
  ctx: Context,
  storage: DurableObjectStorage,
  { businessId, source, access }: { businessId: string; source: SourceRow; access: Access },
): Promise<boolean> {
  if (!isReachable(ctx)) return false
  const expiresAt = source.channel_expires_at ?? ENDING
  const margin = Math.max(SHORTEST_MS, Math.min(MARGIN_MS, (expiresAt - source.synced_at) / 2))
  if (expiresAt > ctx.now() + margin) return true
  const key = { provider: source.provider, calendarId: source.calendar_id }
  const calendar = access.provider.withToken(access.token)
  const { channel_id: channelId, resource_id: resourceId } = source
  const known = channelId && resourceId ? { channelId, resourceId } : null
  const answer = await calendar.watch({
    ending: expiresAt === ENDING ? known : null,
    calendarId: source.calendar_id,
    callbackUrl: new URL(`/api/calendars/${source.provider}/notifications`, ctx.origin).href,
    secret: await channelSecret(ctx, businessId, source.provider),
  })
  if (answer.failed !== undefined) {
    log.warn('calendar.not-watched', { businessId, kind: source.provider, code: answer.failed })
    return expiresAt > ctx.now()
  }
  setChannel(storage, key, answer.value)
  if (known && known.channelId !== answer.value.channelId) await calendar.stopWatch(known)
  return true
}
