import type { Conversation } from '../../contract/chat'
import { ownBusiness } from '../businesses'
import { ratingsOf } from '../curation'
import { chatSession } from '../platform/chatSessionObject'
import type { OwnerContext } from '../platform/context'
import { log } from '../platform/log/log'
import { conversationNotFound } from './errors'
import { inbox } from './inboxObject'
import { headView } from './listConversations'
import { type ConversationHeadRow, findHead } from './store'
import { messageView, type TranscriptMessage } from './transcriptMessage'

/** A conversation with its messages and the visitor's thumbs, up to the moment. Throws 404. */
export async function readConversation(
  ctx: OwnerContext,
  input: { businessId: string; conversationId: string },
): Promise<Conversation> {
  const { id, country } = await ownBusiness(ctx, input.businessId)
  const head = await findHead(ctx, id, input.conversationId)
  if (!head) throw conversationNotFound()
  const messages = (await readLive(ctx, head)) ?? (await inbox(ctx, id, country).transcript(head.id))
  const replies = messages.filter(({ type }) => type === 'bot').map((message) => message.id)
  const ratings = await ratingsOf(ctx, { businessId: id, messageIds: replies })
  return {
    ...headView(head),
    messages: messages.map((message) => {
      const rating = ratings.get(message.id)
      return { ...messageView(message), ...(rating && { rating }) }
    }),
  }
}

/** From the visit's own object, which is ahead of the Inbox by some seconds; undefined where the visit has ended. */
async function readLive(
  ctx: OwnerContext,
  { id, businessId, sessionId, isActive }: ConversationHeadRow,
): Promise<TranscriptMessage[] | undefined> {
  if (!isActive) return undefined
  try {
    const { conversationId, messages } = await chatSession(ctx, businessId, sessionId).transcript()
    return conversationId === id ? messages : undefined
  } catch (error) {
    log.warn('conversation.not-live', { conversationId: id, error })
    return undefined
  }
}
