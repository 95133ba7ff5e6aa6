import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { ownerOfChannel } from './channelSecret'
import { providerOf } from './providerOf'

/**
 * A provider says that something changed: has those calendars read again. When it opens a channel it sends a text that it wants back, which
 * this answers. Whoever doesn't know the channel's secret isn't listened to.
 */
export async function takeNotification(
  ctx: Context,
  id: SyncedProvider,
  request: Request,
): Promise<string | undefined> {
  const notification = await providerOf(ctx.settings, id)?.readNotification(request)
  if (!notification) return undefined
  if ('challenge' in notification) return notification.challenge
  for (const { channelId, secret, isEnding = false } of notification.channels) {
    const businessId = await ownerOfChannel(ctx, id, secret)
    if (businessId) await calendarOf(ctx, businessId).noteNews(id, { channelId, isEnding })
  }
  return undefined
}
