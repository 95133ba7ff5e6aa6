import type { Rating } from '../../../contract/chat'
import type { Context } from '../../platform/context'
import { askerHash } from '../../platform/http/askerHash'
import { wakeOutbox } from '../../platform/outbox/writeOutbox'
import { askingRows } from '../questions/askingRows'
import { deleteAsking, recountAskings } from '../questions/store'
import { upsertRating } from './store'

type Rated = {
  messageId: string
  rating: Rating
  businessId: string
  customerId: string
  conversationId: string
  country: string
  /** Null where what visitors write isn't kept. */
  question: { id: string; content: string; createdAt: number } | null
}

/** Stores a rating. A thumbs-down adds the question to the owner's list; changing it to a thumbs-up removes it. */
export async function recordRating(ctx: Context, { messageId, rating, question, ...ids }: Rated): Promise<void> {
  const { businessId, conversationId } = ids
  const row = upsertRating(ctx, { messageId, businessId, conversationId, rating })
  if (!question) return void (await row)
  if (rating === 'down') {
    const questions = [{ ...question, origin: ctx.origin }]
    const reason = 'rated'
    const asker = await askerHash(ctx, businessId)
    await ctx.tenants.batch([row, ...askingRows(ctx, { ...ids, asker, questions, reason })])
    return wakeOutbox(ctx)
  }
  const [, removed] = await ctx.tenants.batch([row, deleteAsking(ctx, question.id, 'rated')])
  for (const { questionId } of removed) if (questionId) await recountAskings(ctx, [questionId])
}
