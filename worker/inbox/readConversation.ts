import type { Conversation } from '../../contract/chat'
import { ratingsOf } from '../curation'
import type { OwnerContext } from '../platform/context'
import { log } from '../platform/log/log'
import { inbox } from './inboxObject'
import { headView } from './listConversations'
import { findPageVisitors } from './pageVisitor/store'
import { type ConversationInput, findConversation } from './takeover/findConversation'
import { messageView, type TranscriptMessage } from './transcriptMessage'

/** A conversation with its messages and ratings, up to the second. Throws 404. */
export async function readConversation(ctx: OwnerContext, input: ConversationInput): Promise<Conversation> {
  const found = await findConversation(ctx, input)
  const { head, country } = found
  const id = head.businessId
  const live = await readLive(found)
  const messages = live?.messages ?? (await inbox(ctx, id, country).transcript(head.id))
  const replies = messages.filter(({ type }) => type === 'bot').map((message) => message.id)
  const [ratings, visitors] = await Promise.all([
    ratingsOf(ctx, { businessId: id, messageIds: replies }),
    findPageVisitors(ctx, [head.id]),
  ])
  const visitor = visitors.get(head.id)
  return {
    ...headView(live ? { ...head, personId: live.person?.id ?? null, personName: live.person?.name ?? null } : head),
    ...(visitor && { visitor }),
    messages: messages.map((message) => {
      const rating = ratings.get(message.id)
      return { ...messageView(message), ...(rating && { rating }) }
    }),
  }
}

type LiveConversation = { messages: TranscriptMessage[]; person: { id: string; name: string } | null }

/** What the session object says, which is some seconds ahead of D1 and the Inbox; undefined if the session has ended. */
async function readLive({
  head: { id, isActive },
  session,
}: Awaited<ReturnType<typeof findConversation>>): Promise<LiveConversation | undefined> {
  if (!isActive) return undefined
  try {
    const { conversationId, messages, person } = await session.transcript()
    return conversationId === id ? { messages, person } : undefined
  } catch (error) {
    log.warn('conversation.not-live', { conversationId: id, error })
    return undefined
  }
}
