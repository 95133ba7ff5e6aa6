import { timeZoneName } from '../../contract/businesses'
import type { ChatPending, ChatReply, ChatRequest } from '../../contract/chat'
import { type Answerer, type ConversationState, understand } from '../answering'
import type { BusinessProfile } from '../businesses'
import { arrivalOf, consentOf } from '../leads'
import { chatSession } from '../platform/chatSessionObject'
import type { Context } from '../platform/context'
import { retryOnce } from '../platform/durableObjects'
import { askerHash } from '../platform/http/askerHash'
import { newId } from '../platform/ids'
import { log } from '../platform/log/log'
import { answerTurn } from './answerTurn'
import type { AskedTurn } from './askedTurn'
import { messageReworded, sessionUnreachable } from './errors'
import { excuseOf } from './excuse'
import { pageOf } from './page'
import { replyView } from './reply'
import type { BegunTurn, TurnState } from './session/turns'
import { turnIdOf } from './turnIdOf'
import { waitForTurn } from './waitForTurn'

/** Yields the reply's text as it is made and returns the whole reply, or that a person took the conversation meanwhile. Doesn't throw. */
export type Replying = AsyncGenerator<string, ChatReply | ChatPending>

/** Stores a visitor's message durably, then resolves to what answers it. Throws 503 if the message could not be stored. */
export async function answerMessage(
  ctx: Context,
  profile: BusinessProfile,
  { sessionId, messageId, message, takesOnlyDetails, ...request }: ChatRequest & { takesOnlyDetails?: boolean },
  answerer?: Answerer,
): Promise<Replying | ChatPending> {
  const asked = {
    ctx,
    profile,
    sessionId,
    turnId: messageId ? await turnIdOf(profile, sessionId, messageId) : newId('message'),
    text: message.toWellFormed(),
    page: { ...pageOf(request, ctx.origin), ...(takesOnlyDetails && { takesOnlyDetails: true as const }) },
    timeZone: zoneOf(request.timeZone),
    answerer,
  }
  const begun = await begin(asked, request)
  const { conversationId, turn, before } = begun
  if (turn.state === 'reworded') throw messageReworded()
  if (turn.state !== 'person') return replyTo(asked, { conversationId, turn })
  if (before) ctx.waitUntil(overhear(asked, before))
  return pendingIn(conversationId)
}

/** A browser may say anything. */
const zoneOf = (timeZone: string | null | undefined): string | undefined => {
  const read = timeZoneName.safeParse(timeZone)
  return read.success ? read.data : undefined
}

/** Reads the details in a message that a person answers. The transcript has it in any case. */
async function overhear({ ctx, profile, sessionId, text, page }: AskedTurn, state: ConversationState): Promise<void> {
  try {
    const understood = understand({ text, state, profile, page })
    await retryOnce(() =>
      chatSession(ctx, profile.id, sessionId).keepOverheard({ understood, text, origin: ctx.origin }),
    )
  } catch (error) {
    log.error('chat.not-overheard', { error })
  }
}

const pendingIn = (conversationId: string): ChatPending => ({ pending: true, conversationId })

async function begin(
  { ctx, profile, sessionId, turnId, text, page }: AskedTurn,
  request: Pick<ChatRequest, 'websiteUrl' | 'landingUrl' | 'referrer' | 'notice'>,
): Promise<BegunTurn> {
  const input = {
    messageId: turnId,
    businessId: profile.id,
    customerId: profile.customerId,
    country: profile.country,
    sessionId,
    message: text,
    page,
    arrival: arrivalOf(request),
    consent: await consentOf({ ...request, at: ctx.now() }),
    asker: await askerHash(ctx, profile.id),
    ...(profile.noHealthDetails && { isPassing: true }),
  }
  try {
    return await retryOnce(() => chatSession(ctx, profile.id, sessionId).begin(input))
  } catch (cause) {
    throw sessionUnreachable(cause)
  }
}

async function* replyTo(
  asked: AskedTurn,
  { conversationId, turn }: { conversationId: string; turn: TurnState },
): Replying {
  try {
    const reply = yield* answerTurn(asked, conversationId, await waitForTurn(asked, turn))
    return reply === 'left-to-person' ? pendingIn(conversationId) : replyView(asked.profile, conversationId, reply)
  } catch (error) {
    // The message is stored and its turn open: the session's alarm will answer it in the transcript.
    log.error('chat.reply-failed', { turnId: asked.turnId, error })
    const { reply } = await excuseOf(asked, 'late')
    return replyView(asked.profile, conversationId, { id: newId('message'), ...reply })
  }
}
