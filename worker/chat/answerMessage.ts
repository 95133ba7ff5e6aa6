import type { ChatReply, ChatRequest } from '../../contract/chat'
import type { Answerer } from '../answering'
import type { BusinessProfile } from '../businesses'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { retryOnce } from '../platform/durableObjects'
import { askerHash } from '../platform/http/askerHash'
import { newId } from '../platform/ids'
import { answerTurn } from './answerTurn'
import type { AskedTurn } from './askedTurn'
import { sessionUnreachable } from './errors'
import { logChatFailure } from './logChatFailure'
import { pageOf } from './page'
import { replyView, unableReply } from './reply'
import type { BegunTurn } from './session/turns'
import { turnIdOf } from './turnIdOf'
import { waitForTurn } from './waitForTurn'

/**
 * Takes a visitor's message: once this resolves it is durable. What it resolves to yields the reply's text as it is made and returns
 * the whole reply; that doesn't throw. Throws 503 where the message could not be kept.
 */
export async function answerMessage(
  ctx: Context,
  profile: BusinessProfile,
  { sessionId, messageId, message, takesOnlyDetails, ...request }: ChatRequest & { takesOnlyDetails?: boolean },
  answerer?: Answerer,
): Promise<AsyncGenerator<string, ChatReply>> {
  const asked = {
    ctx,
    profile,
    sessionId,
    turnId: messageId ? await turnIdOf(profile, sessionId, messageId) : newId('message'),
    text: message.toWellFormed(),
    page: { ...pageOf(request, ctx.origin), ...(takesOnlyDetails && { takesOnlyDetails: true as const }) },
    answerer,
  }
  return replyTo(asked, await begin(asked))
}

async function begin({ ctx, profile, sessionId, turnId, text, page }: AskedTurn): Promise<BegunTurn> {
  const input = {
    messageId: turnId,
    businessId: profile.id,
    customerId: profile.customerId,
    country: profile.country,
    sessionId,
    message: text,
    page,
    asker: await askerHash(ctx, profile.id),
  }
  try {
    return await retryOnce(() => chatSession(ctx, profile.id, sessionId).begin(input))
  } catch (cause) {
    throw sessionUnreachable(cause)
  }
}

async function* replyTo(asked: AskedTurn, { conversationId, turn }: BegunTurn): AsyncGenerator<string, ChatReply> {
  try {
    const reply = yield* answerTurn(asked, conversationId, await waitForTurn(asked, turn))
    return replyView(asked.profile, conversationId, reply)
  } catch (error) {
    // The message is kept and its turn is open: the session's alarm answers it in the transcript.
    logChatFailure('reply-failed', asked.turnId, error)
    return replyView(asked.profile, conversationId, { id: newId('message'), ...unableReply })
  }
}
