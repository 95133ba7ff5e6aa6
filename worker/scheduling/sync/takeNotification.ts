import type { SyncedProvider } from '../../../contract/outsideCalendars'
import type { Context } from '../../platform/context'
import { calendarOf } from '../calendarObject'
import { ownerOfChannel } from './channelSecret'
import { providerOf } from './providerOf'

/**
 * Has the calendars read in which something changed. Answers the text that a provider wants to hear when a channel opens. What doesn't
 * know the channel's secret reaches no object.
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
