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

/** A conversation with its messages and ratings, up to the second. Throws 404. */
export async function readConversation(
  ctx: OwnerContext,
  input: { businessId: string; conversationId: string },
): Promise<Conversation> {
  const { id, country } = await ownBusiness(ctx, input.businessId)
  const head = await findHead(ctx, id, input.conversationId)
  if (!head) throw conversationNotFound()
  const live = await readLive(ctx, head)
  const messages = live?.messages ?? (await inbox(ctx, id, country).transcript(head.id))
  const replies = messages.filter(({ type }) => type === 'bot').map((message) => message.id)
  const ratings = await ratingsOf(ctx, { businessId: id, messageIds: replies })
  return {
    ...headView(live ? { ...head, personId: live.person?.id ?? null, personName: live.person?.name ?? null } : head),
    messages: messages.map((message) => {
      const rating = ratings.get(message.id)
      return { ...messageView(message), ...(rating && { rating }) }
    }),
  }
}

type LiveConversation = { messages: TranscriptMessage[]; person: { id: string; name: string } | null }

/** What the session object says, which is some seconds ahead of D1 and the Inbox; undefined if the session has ended. */
async function readLive(
  ctx: OwnerContext,
  { id, businessId, sessionId, isActive }: ConversationHeadRow,
): Promise<LiveConversation | undefined> {
  if (!isActive) return undefined
  try {
    const { conversationId, messages, person } = await chatSession(ctx, businessId, sessionId).transcript()
    return conversationId === id ? { messages, person } : undefined
  } catch (error) {
    log.warn('conversation.not-live', { conversationId: id, error })
    return undefined
  }
}
