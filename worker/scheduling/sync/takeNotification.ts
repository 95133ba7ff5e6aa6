import type { SyncedProvider } from '../../../contract/calendars'
import type { Context } from '../../platform/context'
import { isBusinessId } from '../../platform/ids'
import { calendarOf } from '../calendarObject'
import { providerOf } from './providerOf'
import { channelSecret } from './renewChannel'

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
  for (const { channelId, secret } of notification.channels) {
    const [businessId = ''] = secret.split('.')
    if (!isBusinessId(businessId) || secret !== (await channelSecret(ctx, businessId, id))) continue
    await calendarOf(ctx, businessId).noteNews(id, channelId)
  }
  return undefined
}
