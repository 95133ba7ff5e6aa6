import type { Context } from '../platform/context'
import { findHead } from './store'

/** Whether the conversation belongs to this session. */
export async function isConversationOfSession(
  ctx: Context,
  businessId: string,
  conversationId: string,
  sessionId: string,
): Promise<boolean> {
  return (await findHead(ctx, businessId, conversationId))?.sessionId === sessionId
}
