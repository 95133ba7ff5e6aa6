import type { Rating } from '../../contract/chat'
import type { BusinessProfile } from '../businesses'
import { recordRating } from '../curation'
import { type Exchange, inbox, isConversationOfSession } from '../inbox'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { messageNotFound } from './errors'

type Rated = { messageId: string; rating: Rating; sessionId: string }

/** Records a visitor's thumb on a reply of their session; the last one counts. Throws 404. */
export async function rateMessage(ctx: Context, profile: BusinessProfile, rated: Rated): Promise<void> {
  const exchange = await findExchange(ctx, profile, rated)
  if (!exchange) throw messageNotFound()
  const { conversationId, question } = exchange
  await recordRating(ctx, {
    messageId: rated.messageId,
    rating: rated.rating,
    businessId: profile.id,
    customerId: profile.customerId,
    country: profile.country,
    conversationId,
    question: profile.noHealthDetails ? null : question,
  })
}

/** From the session object, or from the Inbox if the session has ended. */
async function findExchange(
  ctx: Context,
  { id, country }: BusinessProfile,
  { messageId, sessionId }: Rated,
): Promise<Exchange | null> {
  if (!messageId.startsWith('msg_')) return null
  const live = await chatSession(ctx, id, sessionId).questionOf(messageId)
  if (live) return live
  const archived = await inbox(ctx, id, country).questionOf(messageId)
  return archived && (await isConversationOfSession(ctx, id, archived.conversationId, sessionId)) ? archived : null
}
