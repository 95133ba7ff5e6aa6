import type { Context } from '../platform/context'
import type { ChatSession } from './ChatSession'

/** One visit to one business. It takes no hint: it is born beside its visitor. */
export const chatSession = (
  ctx: Pick<Context, 'env'>,
  businessId: string,
  sessionId: string,
): DurableObjectStub<ChatSession> => ctx.env.CHAT_SESSION.getByName(`${businessId}:${sessionId}`)
