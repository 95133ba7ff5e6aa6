import type { Rating } from '../../contract/chat'
import type { BusinessProfile } from '../businesses/profile'
import type { Context } from '../context'
import { recordRating } from '../curation/rating/recordRating'
import type { Exchange } from '../inbox/transcriptStore'
import { chatSession, inbox } from '../objects'
import { messageNotFound } from './errors'

type Rated = { messageId: string; rating: Rating; sessionId?: string | undefined }

/** A reply reaches the Inbox within some seconds: whoever doesn't say in which visit it was given waits for that. */
const PATIENCE_MS = 5_000
const PAUSE_MS = 500

/** A visitor's thumb on one of the bot's replies; the last one counts. Throws 404. */
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
    question,
  })
}

async function findExchange(
  ctx: Context,
  { id, country }: BusinessProfile,
  { messageId, sessionId }: Rated,
): Promise<Exchange | null> {
  if (!messageId.startsWith('msg_')) return null
  const live = sessionId && (await chatSession(ctx, id, sessionId).questionOf(messageId))
  if (live) return live
  const inArchive = () => inbox(ctx, id, country).questionOf(messageId)
  const patientUntil = sessionId ? ctx.now() : ctx.now() + PATIENCE_MS
  let found = await inArchive()
  while (!found && ctx.now() < patientUntil) {
    await scheduler.wait(PAUSE_MS)
    found = await inArchive()
  }
  return found
}
