import type { Context } from '../platform/context'
import { findHead } from './store'

/** Whether a conversation was had in this visit. */
export async function isConversationOfSession(
  ctx: Context,
  businessId: string,
  conversationId: string,
  sessionId: string,
): Promise<boolean> {
  return (await findHead(ctx, businessId, conversationId))?.sessionId === sessionId
}
