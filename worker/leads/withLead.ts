import type { Context } from '../platform/context'
import { findLinkedConversations } from './store'

/** Which of these conversations have a lead. */
export const findConversationsWithLead = async (
  ctx: Context,
  businessId: string,
  conversationIds: string[],
): Promise<string[]> => (conversationIds.length > 0 ? findLinkedConversations(ctx, businessId, conversationIds) : [])
