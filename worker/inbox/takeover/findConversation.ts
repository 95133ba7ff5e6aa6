import { ownBusiness } from '../../businesses'
import { chatSession } from '../../platform/chatSessionObject'
import type { OwnerContext } from '../../platform/context'
import { conversationNotFound } from '../errors'
import { findHead, type ListedHead } from '../store'

export type ConversationInput = { businessId: string; conversationId: string }

/** A conversation of the owner's with the object that holds it while the visitor is there. Throws 404. */
export async function findConversation(
  ctx: OwnerContext,
  input: ConversationInput,
): Promise<{
  head: ListedHead
  session: ReturnType<typeof chatSession>
  businessName: string
  country: string
}> {
  const { id, name, country } = await ownBusiness(ctx, input.businessId)
  const head = await findHead(ctx, id, input.conversationId)
  if (!head) throw conversationNotFound()
  return { head, session: chatSession(ctx, id, head.sessionId), businessName: name, country }
}
